/** The SVG body of one icon of the game-icons set, in a box of 512 x 512. */
declare module "icon:*" {
  const body: string;
  export default body;
}

interface Window {
  /** What public/first.js has found out and asked for before the page's own code came. */
  early?: { language: string; answers: Record<string, Promise<Response>> };
}
