/** The parts of a page that are filled into its document. */
export interface DocumentParts {
  readonly head: string;
  readonly body: string;
  readonly data: string;
}

/** Makes a function that fills the parts of a page into the shell that Vite wrote, at the comments in src/index.html. */
export function prepareDocument(shell: string, language: string): (parts: DocumentParts) => string {
  const pieces = shell.replace('<html lang="en">', () => `<html lang="${language}">`).split(/<!--(head|body|data)-->/);
  return ({ head, body, data }) => {
    const parts = { head, body, data: `<script type="application/json" id="page">${data}</script>` };
    return pieces.map((piece, index) => (index % 2 === 1 ? parts[piece as keyof DocumentParts] : piece)).join('');
  };
}

/** A document that redirects to `target` by itself, for static hosts; `canonical` is the absolute address. */
export function redirectDocument(target: string, canonical: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Moved</title>
    <link rel="canonical" href="${canonical}">
    <meta http-equiv="refresh" content="0; url=${target}">
    <meta name="robots" content="noindex">
  </head>
  <body>
    <p>This page has moved to <a href="${target}">${canonical}</a>.</p>
  </body>
</html>
`;
}
