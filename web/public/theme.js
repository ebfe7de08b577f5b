// Runs before the first paint: the strict content policy allows no inline script, so this small file sets the
// theme.
(function () {
  var system = window.matchMedia('(prefers-color-scheme: dark)');

  function apply() {
    var choice = null;
    try {
      choice = window.localStorage.getItem('ui.theme');
    } catch {
      // Storage may be closed to us; then the system decides.
    }
    var dark = choice === 'dark' || (choice !== 'light' && system.matches);
    document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
  }

  apply();
  system.addEventListener('change', apply);
  window.addEventListener('storage', apply);
})();
