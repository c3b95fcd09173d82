// Runs before anything else: sets the theme before something is painted, finds the language, and
// asks at once for what the page of this address will need, so that nothing waits for the code.
(function () {
  // The build writes the files of each page, board and language here.
  var FILES = { pages: {}, boards: {}, texts: {} };
  var LANGUAGES = ["en", "cs", "pl", "hu"];

  function kept(key) {
    try {
      return localStorage.getItem("perankh." + key);
    } catch (_) {
      return null; // A browser that keeps nothing follows the system.
    }
  }

  function language() {
    var wished = [kept("language")].concat(navigator.languages || []);
    for (var wish of wished) {
      var short = (wish || "").slice(0, 2).toLowerCase();
      if (LANGUAGES.includes(short)) return short;
    }
    return "en";
  }

  function preload(files) {
    for (var file of files || []) {
      var link = document.createElement("link");
      var style = file.endsWith(".css");
      link.rel = style ? "preload" : "modulepreload";
      if (style) link.as = "style";
      link.crossOrigin = "";
      link.href = "/" + file;
      document.head.append(link);
    }
  }

  function ask(path) {
    var answer = fetch(path, { headers: { Accept: "application/json" }, credentials: "same-origin" });
    answer.catch(function () {}); // Whoever takes the answer hears of it.
    early.answers[path] = answer;
    return answer;
  }

  var theme = kept("theme");
  if (theme === "limestone" || theme === "lamplight") document.documentElement.dataset.theme = theme;
  var early = (window.early = { language: language(), answers: {} });
  var place = location.pathname.split("/");
  preload(FILES.texts[early.language]);
  preload(FILES.pages[place[3] || place[1] || "home"]);
  ask("/api/me");
  ask("/api/games");
  if (place[1] !== "t" || place.length !== 3 || location.search !== "") return;
  var table = "/api/tables/" + place[2];
  ask(table)
    .then(function (answer) {
      return answer.ok ? answer.clone().json() : null;
    })
    .then(function (found) {
      // Once the page's own code has taken the answer, it sees to the rest.
      if (found === null || early.answers[table] === undefined) return;
      preload(FILES.boards[found.game]);
      ask("/api/games/" + found.game + "/texts/" + early.language);
    })
    .catch(function () {});
})();
