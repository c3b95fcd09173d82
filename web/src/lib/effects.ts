// What the browser's frame shows of a table: title and favicon.

const CALM = "/icon.svg";
const CALLING = "/icon-turn.svg";

/** Names the page; a mark stands before the name when it is the person's turn. */
export function title(name: string, calling: boolean): void {
  const whole = name === "" ? "Perankh" : `${name} · Perankh`;
  document.title = calling ? `● ${whole}` : whole;
  const icon = document.getElementById("favicon");
  const wanted = calling ? CALLING : CALM;
  if (icon?.getAttribute("href") !== wanted) icon?.setAttribute("href", wanted);
}

/** Lets the page use its own faces: on a slow line a table is drawn first, then they come. */
export function lettered(): void {
  document.documentElement.classList.add("lettered");
}

/** Puts a text on the clipboard; false if the browser refuses. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
