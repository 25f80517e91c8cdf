import type { DefinedTermSet } from 'schema-dts';
import { groupBy } from '../core/group-by.ts';
import { plural } from '../core/text.ts';
import { placeOnSite } from '../metadata/json-ld.ts';
import type { ListModule, SiteView, Starter } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { GlossaryLetter, GlossaryPage, GlossaryTerm } from './shapes/term.ts';

export const title = 'A term';
export const folder = 'terms';
export const otherFolders = ['term', 'glossary', 'glossar', 'definitions'];
export const isOptional = true;
export const text = 'none';
export const titleKey = 'term';
export const explainsTerms = true;
export const section = { path: '/glossary', title: 'Glossary', isInFooter: true };

export const schema = ({ z, field, optional, listOf }: SchemaTools) =>
  z.strictObject({
    term: field.text.max(80).meta({ description: 'The word or the words that are explained.', examples: ['median'] }),
    plain: field.text.max(300).meta({
      description: 'What it means in everyday words, in one or two sentences.',
      examples: ['The value in the middle.'],
    }),
    precise: optional(
      field.text.max(600),
      'What it means exactly, in the words of the field.',
      'A value that at most half of all cases lie below, and at most half above.',
    ),
    also: listOf(field.text.max(80), 'Other words for it, and other forms of it.', 'middle value'),
    draft: field.draft.default(false),
    publishAt: field.publishAt.optional(),
  });

export const list: ListModule<GlossaryPage> = {
  kind: 'glossary',
  name: 'the glossary',
  anchors: ({ slug, frontMatter }) => [slug, anchorOf(letterOf(String(frontMatter.term)))],
  describe: (site) =>
    `${plural(site.all({ title, schema }).length, 'term')} of the field, each in plain words and exactly, with the page that uses it first.`,
  page: ({ head, site }) => ({ kind: 'glossary', head, title: section.title, letters: groupLetters(site.listTerms()) }),
  jsonLd: (site) => [describeTerms(site)],
};

/** The letter under which a term stands, without accents and brackets; `#` if it begins with none. */
function letterOf(term: string): string {
  return /^[^\p{L}\p{N}]*(\p{L})/u.exec(term.normalize('NFD'))?.[1]?.toUpperCase() ?? '#';
}

function anchorOf(letter: string): string {
  return `letter-${letter === '#' ? 'other' : letter.toLowerCase()}`;
}

/** The terms under their letters, which are in alphabetical order. */
function groupLetters(terms: readonly GlossaryTerm[]): GlossaryLetter[] {
  return [...groupBy(terms, ({ term }) => letterOf(term))]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([title, terms]) => ({ id: anchorOf(title), title, terms }));
}

/** The terms, each with its anchor. */
function describeTerms({ facts, listTerms }: SiteView): DefinedTermSet {
  const url = facts.url + section.path;
  return {
    '@type': 'DefinedTermSet',
    '@id': url,
    name: section.title,
    ...placeOnSite(facts, url),
    hasDefinedTerm: listTerms().map(({ slug, term, plain }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description: plain,
      url: `${url}#${slug}`,
      inDefinedTermSet: { '@id': url },
    })),
  };
}

export const starter: Starter = {
  asks: [
    {
      key: 'plain',
      flag: '--plain <sentence>',
      help: 'what it means in everyday words',
      question: 'What it means in everyday words',
      isRequired: true,
    },
  ],
  values: ({ title }) => ({ term: title }),
};
