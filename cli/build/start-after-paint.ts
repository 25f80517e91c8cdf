/** The tags of Vite for the entry of the app and for what it imports. */
const entryTags =
  /\n *<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g;

/** The tag of Vite for the styles; they come from the site itself, where `crossorigin` changes nothing. */
const stylesTag = /(<link rel="stylesheet") crossorigin/g;

/**
 * The shell that Vite wrote, changed to load the app after the first paint, so that scripts never delay the text. A
 * browser that does not report its paints starts after a second; starting twice is harmless, as modules load once. If
 * it cannot be loaded, the page says of its forms that they do not work. Throws when Vite wrote no entry.
 */
export function startAfterPaint(shell: string): string {
  const [entry, ...imported] = Array.from(shell.matchAll(entryTags), ([, file]) => `import(${JSON.stringify(file)})`);
  if (entry === undefined) throw new Error('The document that Vite wrote names no entry of the app.');
  const starter = `
    <script type="module">
      const start = () => ${[...imported, entry].join(' && ')}.catch(() => document.documentElement.dataset.js = 'off');
      new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint').forEach(start)).observe({ type: 'paint', buffered: true });
      setTimeout(start, 1000);
    </script>`;
  return shell
    .replace(entryTags, '')
    .replace(stylesTag, '$1')
    .replace('\n  </head>', () => `${starter}\n  </head>`);
}
