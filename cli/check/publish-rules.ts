/** The rules for what must be filled in before the site goes public; only `site check --publish` runs them. */
import { findRepeats } from '../core/group-by.ts';
import { type Span, startOf } from '../core/problem.ts';
import { isPaper } from '../core/reference-types.ts';
import { plural } from '../core/text.ts';
import { kinds } from '../kinds/registry.ts';
import { type AnyDocument, readKey } from '../parse/document.ts';
import { indexLines } from '../parse/lines.ts';
import type { Model } from '../resolve/model.ts';
import { citedKind, listReferences } from '../resolve/references.ts';
import { isReal, placeholderPattern, starters } from '../schema/starters.ts';
import type { Rule } from './rule.ts';

/** A page with fewer words is too short for an index of papers. */
const fewestWords = 100;

/** Whether a page is a text of its own or about a paper; of a book, a thesis or data it need not say much. */
function isOnPaper(page: AnyDocument, model: Model): boolean {
  const id = readKey(page, 'publication');
  const type = typeof id === 'string' ? model.find(citedKind, id)?.frontMatter.type : undefined;
  return type === undefined || isPaper(type);
}

export const publishRules: readonly Rule[] = [
  {
    id: 'publish-placeholder',
    level: 'error',
    finds: 'A name, address or e-mail is still the example that came with the site.',
    example: { file: 'site.md', wrong: 'copyright: Researcher Name', right: 'copyright: Ada Writer' },
    *check(model) {
      for (const { path, text } of model.published) {
        const lines = indexLines(path, text);
        const head = text.indexOf('\n---', 1);
        for (const match of text.matchAll(placeholderPattern)) {
          const isComment = match.index < head && text[text.lastIndexOf('\n', match.index) + 1] === '#';
          if (isComment) continue;
          yield {
            at: lines.at(match.index, match.index + match[0].length),
            reason: `\`${match[0]}\` stands for the real one.`,
            hint: 'Fill it in.',
          };
        }
      }
    },
  },
  {
    id: 'publish-book',
    level: 'error',
    finds: 'The DOI of the book is missing, or is not a DOI.',
    example: { file: 'site.md', wrong: '(a book whose `doi` is `tba`)', right: '(a book whose `doi` is `10.1007/…`)' },
    *check({ site }) {
      const doi = site?.frontMatter.book?.doi;
      if (site === undefined || doi === undefined || /^10\.\d{4,9}\/\S+$/.test(doi)) return;
      yield {
        at: site.locate(['book', 'doi']),
        reason: `\`${doi}\` is no DOI.`,
        hint: 'Write the bare identifier, `10.…/…`.',
      };
    },
  },
  {
    id: 'publish-identifiers',
    level: 'info',
    finds: 'It is undecided whether an outside service sends messages, or counts visits.',
    example: {
      file: 'site.md',
      wrong: '(neither `emailjs` nor `analytics`)',
      right: '(each with its public identifier)',
    },
    *check({ site }) {
      if (site === undefined) return;
      const at = startOf(site.path);
      if (site.frontMatter.emailjs === undefined && site.frontMatter.api !== 'none')
        yield {
          at,
          reason: 'There are no EmailJS identifiers: the contact form sends to the site’s own server.',
          hint: 'Write `api: none` if no server will run: the forum, the chatbot and the forms then say where to write instead.',
        };
      if (site.frontMatter.analytics === '')
        yield {
          at,
          reason: 'There is no `analytics`: visits are not counted.',
          hint: 'Write `own` or an id of a Google tag if they should be.',
        };
    },
  },
  {
    id: 'publish-description',
    level: 'warning',
    finds: 'Two pages have the same description, which search engines show below their titles.',
    example: { wrong: '(the description of another page)', right: '(a sentence about this page)' },
    *check(model) {
      const descriptionOf = (document: AnyDocument) => readKey(document, 'description') ?? starters.description;
      const described = model.published.filter((document) => descriptionOf(document) !== starters.description);
      for (const [document, first] of findRepeats(described, descriptionOf))
        yield {
          at: document.locate(['description']),
          reason: `This is also the description of \`${first.path}\`.`,
          hint: 'Say what is particular to this page.',
        };
    },
  },
  {
    id: 'publish-scholar',
    level: 'warning',
    finds: 'Google Scholar would not index a paper: it lacks an author, a past date, a text or a list of references.',
    example: {
      file: 'papers/example.md',
      wrong: '(a paper without references)',
      right: '(a paper that lists what it cites)',
    },
    *check(model) {
      const papers = model.published.filter((page) => kinds[page.kind].tag !== undefined && isOnPaper(page, model));
      const owner = model.site?.frontMatter.author?.name ?? '';
      const unnamed = papers.filter((paper) => readKey(paper, 'authors') === undefined).length;
      if (model.site !== undefined && unnamed > 0 && !isReal(owner))
        yield {
          at: model.site.locate(['author', 'name']),
          reason: `Google Scholar could not index ${plural(unnamed, 'page')}: the author would be \`${owner}\`.`,
          hint: 'Fill in the name, or give each of them `authors`.',
        };
      for (const paper of papers) {
        const date = readKey(paper, 'date');
        const say = (at: Span, why: string, hint: string) => ({
          at,
          reason: `Google Scholar could not index this paper: ${why}.`,
          hint,
        });
        if (typeof date === 'string' && date > model.today)
          yield say(paper.locate(['date']), 'its date has not come', 'Give the day of publication.');
        if (listReferences(paper).length === 0)
          yield say(paper.locate(['references']), 'it lists no references', 'List under `references` what it cites.');
        const words = paper.body.blocks.reduce((sum, block) => sum + block.text.split(' ').length, 0);
        if (words < fewestWords)
          yield say(
            startOf(paper.path),
            `it has ${words} words`,
            `Write an abstract of at least ${fewestWords} words.`,
          );
      }
    },
  },
  {
    id: 'publish-addresses',
    level: 'warning',
    finds: 'A page is about to go public, but its address is not yet in the list of public addresses.',
    example: {
      file: 'routes.lock',
      wrong: '(the file is not there)',
      right: '(`npm run check -- --update-routes` has written it)',
    },
    *check(model) {
      if (model.recorded === null)
        yield {
          at: startOf(`${model.contentName}/site.md`),
          reason: 'There is no list of public addresses, `routes.lock`.',
          hint: 'Write it with `npm run check -- --update-routes`.',
        };
    },
  },
  {
    id: 'publish-drafts',
    level: 'info',
    finds: 'These pages are drafts, or wait for their day, and stay out of the site.',
    example: { wrong: 'draft: true', right: '(without that line)' },
    *check(model) {
      for (const document of model.drafts) {
        const day = readKey(document, 'publishAt');
        // The day of a page that is a draft as well brings nothing out.
        const isDated = readKey(document, 'draft') !== true;
        yield {
          at: document.locate([isDated ? 'publishAt' : 'draft']),
          reason: isDated ? `This page waits for ${day}.` : 'This page is a draft and stays out.',
          hint: 'Take the line out to publish the page.',
        };
      }
    },
  },
];
