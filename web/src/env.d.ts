/** The SVG body of one icon of the game-icons set, in a box of 512 x 512. */
declare module "icon:*" {
  const body: string;
  export default body;
}

/** A table's live connection that was opened before the page's own code came. */
interface EarlyLive {
  readonly address: string;
  readonly socket: WebSocket;
  /** What it said so far, in order. */
  readonly heard: readonly (MessageEvent | CloseEvent)[];
}

interface Window {
  /** What public/first.js has found out and asked for before the page's own code came. */
  early?: { language: string; answers: Record<string, Promise<Response>>; live?: EarlyLive };
}
