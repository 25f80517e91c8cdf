/** Rules on what stands twice on a page or in two files, and may not: a question, a word, a publication, a label. */
import { familyOf, nameAuthor, readAuthor } from '../../core/author.ts';
import { findRepeats } from '../../core/group-by.ts';
import { doiKey, keyOfMainTitle, keyOfTitle } from '../../core/identity.ts';
import { compareText } from '../../core/problem.ts';
import { foldAccents } from '../../core/text.ts';
import type { AnyDocument } from '../../parse/document.ts';
import { answerKind, termKind } from '../../resolve/anchors.ts';
import type { Model } from '../../resolve/model.ts';
import { personKind } from '../../resolve/people.ts';
import { citedKind, locateReferences } from '../../resolve/references.ts';
import type { Rule } from '../rule.ts';

export const duplicateAsk: Rule = {
  id: 'duplicate-ask',
  level: 'error',
  finds: 'Two answers claim the same question, so that chance would decide which is given.',
  example: {
    file: 'answers/example.md',
    wrong: "question: 'What is a mistake?'",
    right: "question: 'What is a slip?'",
  },
  *check(model) {
    for (const [{ document, key }, first] of findRepeats(model.gather(asked), ({ words }) => words)) {
      const { slug } = first.document;
      yield {
        at: document.locate(key),
        reason: slug === document.slug ? 'The question stands here twice.' : `\`${slug}\` answers this question too.`,
        hint: 'Keep it where its answer is, and remove it here.',
      };
    }
  },
};

export const duplicateDoi: Rule = {
  id: 'duplicate-doi',
  level: 'error',
  finds: 'Two publications have the same DOI: they are one publication, or one DOI is wrong.',
  example: { file: 'references/example.md', wrong: 'doi: 10.1257/aer.20140117', right: 'doi: 10.1000/182' },
  *check(model) {
    for (const [{ document: reference }, first] of findRepeats(inOrder(model.gather(dois)), ({ doi }) => doi))
      yield {
        at: reference.locate(['doi']),
        reason: `This is also the DOI of \`${first.document.slug}\`.`,
        hint: `Correct the DOI; if it is one publication, \`npm run site -- remove ${reference.slug} --redirect ${first.document.slug}\` keeps one file.`,
      };
  },
};

export const duplicateLabel: Rule = {
  id: 'duplicate-label',
  level: 'error',
  finds: 'A label is given twice on a page, so that a reference to it could mean either thing.',
  example: {
    wrong:
      'By [@prop:one]:\n\n> [!PROPOSITION] A rule {#prop:one}\n> It holds.\n\n> [!PROPOSITION] Another {#prop:one}\n> It holds.',
    right:
      'By [@prop:one] and [@prop:two]:\n\n> [!PROPOSITION] A rule {#prop:one}\n> It holds.\n\n> [!PROPOSITION] Another {#prop:two}\n> It holds.',
  },
  *checkDocument({ body }) {
    for (const [{ target, at }] of findRepeats(body.labels, ({ target }) => target))
      yield { at, reason: `The label \`${target}\` stands on this page twice.`, hint: 'Rename one of the two.' };
  },
};

export const duplicatePerson: Rule = {
  id: 'duplicate-person',
  level: 'warning',
  finds: 'Two people have the same name, and a name in a paper or a publication leads to neither.',
  example: {
    file: 'people/example.md',
    wrong: '(the name is that of another file)',
    right: '(the other file is kept alone, or both have an `orcid`)',
  },
  *check(model) {
    for (const [{ document: person }, first] of findRepeats(inOrder(model.gather(people)), ({ name }) => name)) {
      // With iDs they are two people, and authors are told apart by them.
      if (person.frontMatter.orcid !== undefined && first.document.frontMatter.orcid !== undefined) continue;
      yield {
        at: person.locate(['title']),
        reason: `\`${first.document.slug}\` has the same name, so that the name in a paper leads to neither.`,
        hint: `If it is one person, \`npm run site -- remove people/${person.slug} --redirect people/${first.document.slug}\` keeps one file; if not, give each the \`orcid\`.`,
      };
    }
  },
};

export const duplicatePublication: Rule = {
  id: 'duplicate-publication',
  level: 'warning',
  finds: 'A publication has two files, and would be listed twice with two numbers.',
  example: {
    file: 'references/example.md',
    wrong: '(type, title, year and first author are those of another file)',
    right: '(the other file is cited instead)',
  },
  *check(model) {
    // A whole title is the first of those that begin with it.
    const whole = inOrder(model.gather(works)).toSorted((a, b) => Number(a.isMain) - Number(b.isMain));
    for (const [again, first] of findRepeats(whole, ({ work }) => work)) {
      const { document: reference } = again;
      // Two titles with one beginning, such as `Review of`, are two.
      if (again.isMain && first.isMain) continue;
      // Two DOIs are two publications, and of one DOI in two files another rule tells.
      if (reference.frontMatter.doi !== undefined && first.document.frontMatter.doi !== undefined) continue;
      const [kept, gone] = again.isMain ? [reference, first.document] : [first.document, reference];
      yield {
        at: reference.locate(['title']),
        reason: `\`${first.document.slug}\` has the same title${again.isMain ? ' without the subtitle' : ''}, year and first author.`,
        hint: `If it is one publication, \`npm run site -- remove ${gone.slug} --redirect ${kept.slug}\` keeps one file.`,
      };
    }
  },
};

export const duplicateReference: Rule = {
  id: 'duplicate-reference',
  level: 'error',
  finds: 'A page lists the same publication twice.',
  example: {
    wrong: 'references:\n  - caplin-dean-2015-revealed-preference\n  - caplin-dean-2015-revealed-preference',
    right: 'references:\n  - caplin-dean-2015-revealed-preference',
  },
  *checkDocument(document) {
    for (const [{ id, at }] of findRepeats(locateReferences(document), ({ id }) => id))
      yield { at, reason: `\`${id}\` stands in this list already.`, hint: 'Remove one of the two.' };
  },
};

export const duplicateTerm: Rule = {
  id: 'duplicate-term',
  level: 'error',
  finds: 'A word is explained in two files, so that chance would decide which explanation is shown.',
  example: { file: 'terms/example.md', wrong: "also: ['calibration']", right: "also: ['calibrated forecast']" },
  *check(model) {
    for (const [{ document, key }, first] of findRepeats(model.gather(explained), ({ words }) => words)) {
      const { slug } = first.document;
      yield {
        at: document.locate(key),
        reason: slug === document.slug ? 'The word stands here twice.' : `\`${slug}\` explains this word too.`,
        hint: 'Keep it in one of the two files.',
      };
    }
  },
};

/** The members in the order of their slugs: by their paths, `doe-2.md` would come before `doe.md`. */
function inOrder<T extends { readonly document: AnyDocument }>(list: readonly T[]): readonly T[] {
  return list.toSorted((a, b) => compareText(a.document.slug, b.document.slug));
}

/** The questions that an answer claims for itself. */
function asked(document: AnyDocument) {
  if (document.kind !== answerKind) return [];
  const { question, asks } = document.frontMatter;
  return listClaims(document, { question, asks }, plainWords);
}

/** The words that a term explains. */
function explained(document: AnyDocument) {
  if (document.kind !== termKind) return [];
  const { term, also } = document.frontMatter;
  return listClaims(document, { term, also }, (words) => words.toLowerCase());
}

/** The words that a document claims for itself under some keys, as they are compared, each with its place. */
function listClaims(
  document: AnyDocument,
  keys: Readonly<Record<string, string | readonly string[] | undefined>>,
  toCompared: (words: string) => string,
) {
  return Object.entries(keys).flatMap(([key, value = []]) =>
    typeof value === 'string'
      ? [{ document, words: toCompared(value), key: [key] }]
      : value.map((words, index) => ({ document, words: toCompared(words), key: [key, index] })),
  );
}

function plainWords(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function dois(reference: AnyDocument) {
  if (reference.kind !== citedKind || reference.frontMatter.doi === undefined) return [];
  return [{ document: reference, doi: doiKey(reference.frontMatter.doi) }];
}

/** The name of a person, as it is compared. */
function people(person: AnyDocument, { isHeld }: Model) {
  if (person.kind !== personKind || person.frontMatter.title === undefined || isHeld(person)) return [];
  return [{ document: person, name: plainWords(foldAccents(nameAuthor(readAuthor(person.frontMatter.title)))) }];
}

/** What tells a publication from others, as it is compared: its title, and that without the subtitle. */
function works(reference: AnyDocument) {
  if (reference.kind !== citedKind) return [];
  const { type, title, year, authors, editors } = reference.frontMatter;
  const [first] = authors ?? editors ?? [];
  if (title === undefined || year === undefined || first === undefined) return [];
  const name = keyOfTitle(familyOf(readAuthor(first)));
  return [...new Set([keyOfTitle(title), keyOfMainTitle(title)])].map((key, index) => ({
    document: reference,
    work: `${type} ${year} ${key} ${name}`,
    isMain: index > 0,
  }));
}
