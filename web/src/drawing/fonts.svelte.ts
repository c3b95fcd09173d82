// Whether the house's faces have arrived: text that was estimated before is measured then.

const faces = typeof document !== "undefined" && "fonts" in document ? document.fonts : null;
let arrived = $state([...(faces ?? [])].filter(({ status }) => status === "loaded").length);

faces?.addEventListener("loadingdone", () => {
  arrived += 1;
});

/** How often faces have arrived. Measuring before would fetch them at the cost of the table itself. */
export function facesArrived(): number {
  return arrived;
}
