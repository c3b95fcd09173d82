// Sets the theme before anything is painted; the page's settings write the same key.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem("perankh.theme");
  } catch (_) {
    // A browser that keeps nothing follows the system.
  }
  if (theme === "limestone" || theme === "lamplight") document.documentElement.dataset.theme = theme;
})();
