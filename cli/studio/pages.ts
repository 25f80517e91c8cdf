/** A script that sets the chosen theme before the first paint. */
const theme = `try { if (localStorage.theme) document.documentElement.dataset.theme = localStorage.theme } catch {}`;

/** The studio's page. It sends the token with every call, and no other page can read it. */
export function appPage({ base, token }: { readonly base: string; readonly token: string }): string {
  return `<!doctype html>
<html lang="en" data-fonts>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Studio</title>
    <link rel="icon" href="${base}/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${base}/styles/late-fonts.css">
    <link rel="stylesheet" href="${base}/styles/tokens.css">
    <link rel="stylesheet" href="${base}/styles/select.css">
    <link rel="stylesheet" href="${base}/studio/studio.css">
    <script type="module" src="${base}/studio/app.js"></script>
  </head>
  <body>
    <div id="studio" data-base="${base}" data-token="${token}"></div>
    <noscript>The studio needs JavaScript. Without it, write in any text editor: the files are in the folder content.</noscript>
  </body>
</html>
`;
}

/**
 * The page in the studio's frame: the site's own app, which shows the pages that the studio sends to it. Vite writes the
 * path of the site before its addresses.
 */
export function framePage(): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>The page</title>
    <link rel="icon" href="data:,">
    <script>document.documentElement.dataset.js = ''; ${theme}</script>
    <script type="module" src="/preview.tsx" onerror="parent.postMessage({ isBroken: true }, location.origin)"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;
}
