import type { Page } from '../emit/shapes.ts';

/** Vite's account of what became of each source file; paths are below the folder of the built site. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/**
 * The font of the text for every page; for a page whose screen comes late, that screen's code and the late styles too,
 * so that it stands as it should before any script runs. HTML for the head.
 */
export function writePreload(manifest: Manifest, kind: Page['kind'] | null, base: string): string {
  const screen = `features/${kind}/${kind}-screen.tsx`;
  const late = screen in manifest;
  const fonts = Object.entries(manifest).filter(([source]) => source.endsWith('-normal.woff2'));
  const links = [
    ...fonts.map(([, { file }]) => `rel="preload" as="font" type="font/woff2" crossorigin href="${base}/${file}"`),
    ...(late ? scriptsOf(manifest, screen) : []).map((file) => `rel="modulepreload" href="${base}/${file}"`),
    ...(late ? stylesOf(manifest['late-styles.ts']) : []).map((file) => `rel="stylesheet" href="${base}/${file}"`),
  ];
  return [...new Set(links)].map((link) => `\n    <link ${link}>`).join('');
}

/** The scripts that a module needs besides those of the first load. */
function scriptsOf(manifest: Manifest, source: string): string[] {
  const { file, imports = [] } = manifest[source] ?? {};
  if (file === undefined || source === 'index.html') return [];
  return [...imports.flatMap((name) => scriptsOf(manifest, name)), file];
}

/** A module that holds styles alone has no script: its file is the style sheet. */
function stylesOf({ file, css = [] }: Chunk = { file: '' }): string[] {
  return [file, ...css].filter((name) => name.endsWith('.css'));
}
