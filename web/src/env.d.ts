/** The SVG body of one icon of the game-icons set, in a box of 512 x 512. */
declare module "icon:*" {
  const body: string;
  export default body;
}
