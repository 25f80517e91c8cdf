/** The parts of a page that its document is made of. */
export interface DocumentParts {
  readonly head: string;
  readonly body: string;
  readonly data: string;
}

/** A whole document: the shell that Vite wrote, with the parts of one page in the places that src/index.html keeps for them. */
export function fillDocument(shell: string, language: string, { head, body, data }: DocumentParts): string {
  return shell
    .replace('<html lang="en">', () => `<html lang="${language}">`)
    .replace('<!--head-->', () => head)
    .replace('<!--body-->', () => body)
    .replace('<!--data-->', () => `<script type="application/json" id="page">${data}</script>`);
}

/** A document that leads on to `target`, for hosts that cannot redirect; `canonical` is absolute. */
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
