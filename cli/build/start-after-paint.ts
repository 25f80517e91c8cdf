/** How Vite writes the entry of the app into the document, and what it imports. */
const code =
  /\n *<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?/g;

/**
 * The shell that Vite wrote, changed so that it asks for the app once its text stands on the screen:
 * nothing that only makes a page livelier comes before what is read. A browser that keeps its paints to itself starts
 * a second later; to start twice asks for nothing twice. Throws when Vite wrote no entry.
 */
export function startAfterPaint(shell: string): string {
  const files = [...shell.matchAll(code)].map(([, file]) => file);
  if (files.length === 0) throw new Error('The document that Vite wrote names no entry of the app.');
  const starter = `
    <script type="module">
      const start = () => {${files.map((file) => `\n        import(${JSON.stringify(file)});`).join('')}
      };
      new PerformanceObserver((paints) => paints.getEntriesByName('first-contentful-paint')[0] && start()).observe({ type: 'paint', buffered: true });
      setTimeout(start, 1000);
    </script>`;
  return shell.replace(code, '').replace('\n  </head>', () => `${starter}\n  </head>`);
}
