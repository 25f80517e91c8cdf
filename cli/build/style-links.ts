import type { Page } from '../kinds/shapes/pages.ts';

/** Vite's account of what became of each source file; paths are below the folder of the built site. */
export type Manifest = Readonly<Record<string, Chunk>>;

interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  /** What its styles and scripts show besides: fonts and pictures. */
  readonly assets?: readonly string[];
}

/** What of a page decides its styles. */
export interface Styled {
  readonly kind: Page['kind'] | 'desk' | 'missing';
  readonly hasFigures: boolean;
  /** Whether it has formulas, callouts, captions or notes in its margin. */
  readonly hasApparatus: boolean;
}

/**
 * The styles that a page has beyond those of every page, so that it stands as it should before any script runs: those
 * of its kind, of its feature, or of all screens that come late; those of callouts, captions
 * and figures, if it has any; and those of paper, which it does not wait for. Before them the upright text face, which would otherwise wait for the styles to name it. HTML for the head.
 */
export function writeStyleLinks(manifest: Manifest, { kind, hasFigures, hasApparatus }: Styled, base: string): string {
  const feature = featureOf(manifest, kind);
  const shared = feature === undefined ? undefined : (manifest[`${feature}-styles.ts`] ?? manifest['late-styles.ts']);
  const own = stylesOf(manifest[`${kind}-styles.ts`] ?? shared);
  if (hasApparatus) own.push(...stylesOf(manifest['apparatus-styles.ts']));
  const faces = (manifest['index.html']?.assets ?? []).filter((file) => /-normal-[^/]*\.woff2$/.test(file));
  return [
    ...faces.map((file) => `\n    <link rel="preload" as="font" type="font/woff2" href="${base}/${file}" crossorigin>`),
    ...[...own, ...(hasFigures ? stylesOf(manifest['figure-styles.ts']) : [])].map((file) => linkTo(`${base}/${file}`)),
    ...stylesOf(manifest['print-styles.ts']).map((file) => linkTo(`${base}/${file}`, ' media="print"')),
  ].join('');
}

/** The feature whose screen of a kind comes late; undefined for screens that are there from the start. */
function featureOf(manifest: Manifest, kind: Styled['kind']): string | undefined {
  const screen = new RegExp(`^features/([^/]+)/${kind}-screen\\.tsx$`);
  return Object.keys(manifest).flatMap((file) => screen.exec(file)?.[1] ?? [])[0];
}

function linkTo(href: string, more = ''): string {
  return `\n    <link rel="stylesheet" href="${href}"${more}>`;
}

/** A module that holds styles alone has no script: its file is the style sheet. */
function stylesOf({ file, css = [] }: Chunk = { file: '' }): string[] {
  return [file, ...css].filter((name) => name.endsWith('.css'));
}
