// Light or dark before the first paint. A file of its own, because the content policy allows no inline script.
(function () {
  var mode = null;
  try {
    mode = globalThis.localStorage.getItem('sinas-mode');
  } catch {
    // storage may be refused: follow the system
  }
  var dark = mode === 'dark' || (mode !== 'light' && globalThis.matchMedia('(prefers-color-scheme: dark)').matches);
  globalThis.document.documentElement.setAttribute('data-theme', dark ? 'dark' : 'light');
})();
