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
      link.rel = "modulepreload";
      link.crossOrigin = "";
      link.href = "/" + file;
      document.head.append(link);
    }
  }

  function ask(path, hurry) {
    var how = { headers: { Accept: "application/json" }, credentials: "same-origin", priority: hurry ? "high" : "low" };
    var answer = fetch(path, how);
    answer.catch(function () {}); // Whoever takes the answer hears of it.
    early.answers[path] = answer;
    return answer;
  }

  function bring(game) {
    preload(FILES.boards[game]);
    ask("/api/games/" + game + "/texts/" + early.language, true);
  }

  // A table's live connection, until the page's own code takes it over with what was heard so far.
  function listen(table) {
    var address = location.origin.replace(/^http/, "ws") + table + "/live?since=0";
    var live = (early.live = { address: address, socket: new WebSocket(address), heard: [] });
    live.socket.onmessage = live.socket.onclose = function (event) {
      live.heard.push(event);
    };
  }

  var theme = kept("theme");
  if (theme === "limestone" || theme === "lamplight") document.documentElement.dataset.theme = theme;
  var early = (window.early = { language: language(), answers: {} });
  var place = location.pathname.split("/");
  var atTable = place[1] === "t" && place.length === 3 && location.search === "";
  var table = "/api/tables/" + place[2];
  // The server names the game where it knows the table; its page is then on its way already.
  var game = atTable ? document.documentElement.dataset.game : undefined;
  if (atTable) listen(table);
  preload(FILES.texts[early.language]);
  if (game === undefined) preload(FILES.pages[place[3] || place[1] || "home"]);
  else bring(game);
  ask("/api/me", !atTable);
  ask("/api/games", !atTable);
  if (!atTable || game !== undefined) return;
  ask(table, true)
    .then(function (answer) {
      return answer.ok ? answer.clone().json() : null;
    })
    .then(function (found) {
      // Once the page's own code has taken the answer, it sees to the rest.
      if (found === null || early.answers[table] === undefined) return;
      bring(found.game);
    })
    .catch(function () {});
})();
