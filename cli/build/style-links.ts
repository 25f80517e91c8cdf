import type { Page } from '../kinds/shapes/pages.ts';

/** Vite's manifest: the output of each source file, with paths relative to the built site. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** Fonts and pictures. */
  readonly assets?: readonly string[];
}

/**
 * What some texts alone have, by the module of its styles in `src/styles/screens/`; displayed formulas have those of all
 * formulas.
 */
export type StyledPart = 'callouts-and-formulas' | 'code' | 'displayed-formulas' | 'formula-columns' | 'figure';

/** What decides the styles of a page. */
export interface Styled {
  readonly kind: Page['kind'] | 'desk' | 'missing';
  readonly parts?: readonly StyledPart[];
}

/**
 * Links to the styles that a page needs besides those of every page, as HTML for the head, so that it looks right
 * before any script runs: those of its kind, of its feature or of all late screens, of the parts of its text, and of
 * print. Before them preloads of the upright text face and, where formulas are displayed, of the face with the signs that
 * grow: they would otherwise wait for the styles.
 */
export function writeStyleLinks(manifest: Manifest, { kind, parts = [] }: Styled, base: string): string {
  const feature = featureOf(manifest, kind);
  const shared = feature === undefined ? undefined : (manifest[sheetsOf(feature)] ?? manifest[sheetsOf('late')]);
  const own = stylesOf(manifest[sheetsOf(kind)] ?? shared);
  const ofParts = parts.flatMap((part) => stylesOf(manifest[sheetsOf(part)]));
  const faces = (manifest['index.html']?.assets ?? []).filter((file) => /-normal-[^/]*\.woff2$/.test(file));
  const signs = parts.includes('displayed-formulas') ? (manifest['styles/fonts/signs.woff2']?.file ?? []) : [];
  return [
    ...faces
      .concat(signs)
      .map((file) => `\n    <link rel="preload" as="font" type="font/woff2" href="${base}/${file}" crossorigin>`),
    ...[...own, ...ofParts].map((file) => linkTo(`${base}/${file}`)),
    ...stylesOf(manifest[sheetsOf('print')]).map((file) => linkTo(`${base}/${file}`, ' media="print"')),
  ].join('');
}

/** The module of styles of a screen, or of what several have, by its name in the manifest. */
function sheetsOf(name: string): string {
  return `styles/screens/${name}.ts`;
}

/** The feature with the screen of a kind, if the app loads that screen late. */
function featureOf(manifest: Manifest, kind: Styled['kind']): string | undefined {
  const screen = new RegExp(`^features/([^/]+)/${kind}-screen\\.tsx$`);
  return Object.keys(manifest).flatMap((file) => screen.exec(file)?.[1] ?? [])[0];
}

function linkTo(href: string, more = ''): string {
  return `\n    <link rel="stylesheet" href="${href}"${more}>`;
}

/** The style sheets of a chunk. The file of a module that holds styles alone is a style sheet itself. */
function stylesOf({ file, css = [] }: Chunk = { file: '' }): string[] {
  return [file, ...css].filter((name) => name.endsWith('.css'));
}
