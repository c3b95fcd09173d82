// Whether the house's faces have arrived: text measured before is measured again.

let arrived = $state(0);

if (typeof document !== "undefined" && "fonts" in document) {
  void document.fonts.ready.then(() => {
    arrived += 1;
  });
  document.fonts.addEventListener("loadingdone", () => {
    arrived += 1;
  });
}

/** Read it where widths of words are used; it changes when a face has been loaded. */
export function facesArrived(): number {
  return arrived;
}
