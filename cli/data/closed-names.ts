import { figureNames, parametersOf } from '../core/figures.ts';
import { kindNames, kinds } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import type { Route } from '../kinds/shapes/routes.ts';
import type { Model } from '../resolve/model.ts';
import { writeShownType } from '../schema/shown.ts';

/** The text of generated/names.ts: types of the names that exist in content/, so that a broken link fails the type check. */
export function emitNames(model: Model, routes: readonly Route[]): string {
  const slugTypes = kindNames.flatMap((kind) => {
    const { slugType } = kinds[kind];
    const slugs = model.publishedOf(kind).map((document) => document.slug);
    return slugType === undefined ? [] : [`export type ${slugType} = ${closeUnion(slugs)};`];
  });
  return `${[
    '/** Written by the compiler from content/: the names that exist. */',
    `export type FigureName = ${closeUnion(figureNames)};`,
    '/** What words of a text may set in each figure. */',
    `export interface FigureParameters {${figureNames.map((name) => `\n  '${name}': ${closeUnion(Object.keys(parametersOf(name)))};`).join('')}\n}`,
    ...slugTypes,
    '/** What the front matter of each kind hands to its screen as it is. */',
    `export interface ShownFields {\n${kindNames.map((kind) => `  readonly '${kind}': ${writeShownType(schemas[kind])};\n`).join('')}}`,
    '/** The address of a page. */',
    `export type Path = ${closeUnion(routes.map((route) => route.path))};`,
    '/** A route of this site, with or without an anchor. With one it is open: TypeScript gives up on a template for each of many pages. */',
    `export type Href = Path | \`/\${string}#\${string}\`;`,
    '/** A route of this site or an address outside it. */',
    `export type AnyHref = Href | ${['/media/', 'https://', 'http://', 'mailto:'].map((start) => `\`${start}\${string}\``).join(' | ')};`,
  ].join('\n')}\n`;
}

function closeUnion(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map((name) => `\n  | '${name}'`).join('');
}
