import type { z } from 'zod';
import type { ShownOf } from '../schema/shown.ts';
import * as answer from './answer.ts';
import * as chatbot from './chatbot.ts';
import * as contact from './contact.ts';
import * as course from './course.ts';
import * as cv from './cv.ts';
import * as dataset from './dataset.ts';
import * as forum from './forum.ts';
import * as group from './group.ts';
import * as home from './home.ts';
import type { KindModule } from './kind.ts';
import * as news from './news.ts';
import * as page from './page.ts';
import * as paper from './paper.ts';
import * as person from './person.ts';
import * as privacyPolicy from './privacy-policy.ts';
import * as questionnaire from './questionnaire.ts';
import * as reference from './reference.ts';
import * as research from './research.ts';
import type { Page } from './shapes/pages.ts';
import * as site from './site.ts';
import * as talk from './talk.ts';
import * as term from './term.ts';
import * as topic from './topic.ts';

/** Every kind of file, in the order of the sitemap. */
const registry = {
  site,
  home,
  topic,
  research,
  paper,
  group,
  reference,
  talk,
  course,
  news,
  person,
  answer,
  term,
  'data-set': dataset,
  contact,
  forum,
  chatbot,
  questionnaire,
  'privacy-policy': privacyPolicy,
  cv,
  page,
};

type Registry = typeof registry;

export type Kind = keyof Registry;

export type SchemaOf<K extends Kind> = ReturnType<Registry[K]['schema']>;

type ShownByKind = { readonly [K in Kind]: ShownOf<SchemaOf<K>> };
// Kinds import the shapes of their pages, which import the names, so the types of the kinds are added here.
declare module './names.ts' {
  interface ShownFields extends ShownByKind {}
}

/** The front matter of a kind. */
export type FrontMatter<K extends Kind> = z.infer<SchemaOf<K>>;

/** The kind that says something of itself that no other does. */
export type KindWith<F extends keyof KindModule> = {
  [K in Kind]: Registry[K] extends Readonly<Record<F, unknown>> ? K : never;
}[Kind];

/** The kinds of which there are many files, in a folder. */
export type Collection = { [K in Kind]: Registry[K] extends { readonly folder: string } ? K : never }[Kind];

/** The page of a kind; never where it has none. */
export type PageOf<K extends Kind> = Registry[K] extends { readonly page: (...source: never[]) => infer P extends Page }
  ? P
  : never;

export const kinds: { readonly [K in Kind]: KindModule<SchemaOf<K>, PageOf<K>> } = registry;

export const kindNames = Object.keys(registry) as readonly Kind[];

/** The kind that says something of itself, such as `isCited`: how a stage finds the one that its feature is about. */
export function kindWith<F extends keyof KindModule>(feature: F): KindWith<F> {
  const found = kindNames.find((kind) => kinds[kind][feature] !== undefined);
  if (found === undefined) throw new Error(`No kind says ${feature}`);
  return found as KindWith<F>;
}

/** Whether a text is the name of a kind. */
export function isKind(word: string): word is Kind {
  return Object.hasOwn(registry, word);
}
