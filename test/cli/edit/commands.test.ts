import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setValue, writeScalar } from '../../../cli/edit/front-matter.ts';
import { importBibliography } from '../../../cli/edit/import-bibliography.ts';
import { planMove } from '../../../cli/edit/move.ts';
import { planNew } from '../../../cli/edit/new.ts';
import type { Plan } from '../../../cli/edit/plan.ts';
import { planRemove } from '../../../cli/edit/remove.ts';
import { type Revision, startRevision } from '../../../cli/edit/revision.ts';
import { shortPathOf } from '../../../cli/edit/target.ts';
import { readBibtex } from '../../../cli/formats/bibtex-read.ts';
import type { Collection } from '../../../cli/kinds/registry.ts';
import type { AnyDocument } from '../../../cli/parse/document.ts';
import { type Content, readContent } from '../../../cli/read/content.ts';
import { nextInChain } from '../../../cli/resolve/chain.ts';
import { listPublic } from '../../../cli/resolve/routes-lock.ts';
import { createSite } from '../../../cli/site.ts';

/**
 * Random commands, with random edits of an author's between them that add links, citations and pins of every form,
 * so that commands meet them. Whatever happens, the site has no error afterwards.
 */

const today = '2026-01-01';
const runs = process.env.LONG === '1' ? 600 : 25;
const base = await readContent('test/fixtures/base/content');

type Step =
  | {
      readonly do: 'new';
      readonly kind: Collection;
      readonly title: string;
      readonly at: number;
      readonly before: boolean;
      readonly draft: boolean;
    }
  | { readonly do: 'move'; readonly at: number; readonly name: string }
  | { readonly do: 'remove'; readonly at: number; readonly force: boolean; readonly heir: number | null }
  | { readonly do: 'link'; readonly at: number; readonly to: number; readonly form: number }
  | { readonly do: 'cite'; readonly at: number; readonly to: number; readonly form: number }
  | { readonly do: 'pin'; readonly at: number }
  | { readonly do: 'squeeze'; readonly at: number }
  | { readonly do: 'import'; readonly at: number; readonly as: 'references' | 'papers' };

const number = fc.nat({ max: 60 });
const title = fc.oneof(
  fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }),
  fc.constantFrom('Beta', 'A: b', '"Quoted"', '# Hash', 'true', '2026', '- dash', "It's & <b>", 'Con', '中文', ' x '),
);
const name = fc.oneof(
  fc.constantFrom('alpha', 'beta', 'new-name', 'other', 'third', 'a', 'Bad Name', 'paper-one'),
  fc.stringMatching(/^[a-z]{1,4}$/),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('new' as const),
      kind: fc.constantFrom('topic', 'paper', 'reference', 'group'),
      title,
      at: number,
      before: fc.boolean(),
      draft: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('move' as const), at: number, name }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('remove' as const),
      at: number,
      force: fc.boolean(),
      heir: fc.option(number),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('link' as const), at: number, to: number, form: number }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cite' as const), at: number, to: number, form: number }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('pin' as const), at: number }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('squeeze' as const), at: number }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('import' as const),
      at: number,
      as: fc.constantFrom('references' as const, 'papers' as const),
    }),
  },
);

/** Entries whose names, titles and abstracts are in the way of files that may be there. */
const bibliographies = [
  '@book{con, author={A, B}, title={Beta}, year=2001, abstract={# <b>[x](y)</b> $1 @doe-2020-study *}}',
  '@book{doe-2020-study, author={A, B}, title={Paper One}, year=2002}\n@misc{b, author={{Org}}, title={中文}, year=2003}',
  `@article{long, author={A, B}, title={${'Long '.repeat(60)}}, year=2004, doi={10.1000/study}}`,
  '@article{doe, author={Doe, J}, title={Paper: "One"}, year=2005, doi={10.1000/x}, url={https://a b}}',
].map((text) => readBibtex(text, 'x.bib'));

function pick<T>(list: readonly T[], at: number): T | undefined {
  return list[at % list.length];
}

function movable(documents: readonly AnyDocument[]): AnyDocument[] {
  return documents.filter((one) => ['topic', 'paper', 'reference', 'group'].includes(one.kind));
}

/** What the command plans, or null where an author's edit was made instead. */
function take(revision: Revision, step: Step): Plan | null {
  const model = revision.model();
  const pages = model.documents.filter((one) => one.kind === 'topic' || one.kind === 'paper');
  switch (step.do) {
    case 'new': {
      const values =
        step.kind === 'reference'
          ? { type: 'book', authors: ['Ada Writer'], title: step.title, year: 2020 }
          : step.kind === 'paper'
            ? { title: step.title, label: 'Paper', date: today }
            : { title: step.title };
      const beside = step.kind === 'reference' ? undefined : pick(model.ofKind(step.kind), step.at)?.slug;
      const group =
        step.kind === 'topic' && beside === undefined ? pick(model.ofKind('group'), step.at)?.slug : undefined;
      const position = step.before ? { before: beside, within: group } : { after: beside, within: group };
      const isPage = step.kind === 'topic' || step.kind === 'paper';
      return planNew(revision, {
        kind: step.kind,
        slug: undefined,
        values: { ...values, ...(isPage && step.draft && { draft: true }) },
        position,
      });
    }
    case 'move': {
      const target = pick(movable(model.documents), step.at);
      return target === undefined ? null : planMove(revision, shortPathOf(target), step.name);
    }
    case 'remove': {
      const target = pick(movable(model.documents), step.at);
      const heir = step.heir === null ? undefined : pick(pages, step.heir);
      if (target === undefined) return null;
      return planRemove(revision, shortPathOf(target), { force: step.force, redirect: heir && shortPathOf(heir) });
    }
    case 'link': {
      const from = pick(pages, step.at);
      const routes = listPublic(model.addresses).filter((route) => /^\/re.*\//.test(route));
      const route = pick(routes, step.to);
      if (from === undefined || route === undefined) return null;
      const page = model.addresses.routes.get(model.addresses.aliases.get(route) ?? route);
      const anchor = page?.body.headings[0]?.id;
      const relative = page === undefined ? route : `../${shortPathOf(page)}.md`;
      const forms = [
        `[a *word*](${route})`,
        `[there](${relative} "A title with ${route}")`,
        `[by name][n${step.form}]\n\n[n${step.form}]: ${route}`,
        `[angled](<${route}>)`,
        `[deep](${route}${anchor === undefined ? '' : `#${anchor}`})`,
        `[asked](${relative}?q=1)`,
      ];
      revision.edit(from.path, (text) => `${text}\nSee ${pick(forms, step.form)}\n`);
      return null;
    }
    case 'cite': {
      const page = pick(pages, step.at);
      const [first, second] = [0, 1].map((more) => pick(model.ofKind('reference'), step.to + more)?.slug);
      if (page === undefined || first === undefined || second === undefined) return null;
      const ids = new Set([first, second]);
      const listed = new Set(
        ('references' in page.frontMatter ? (page.frontMatter.references ?? []) : []).map((one) =>
          typeof one === 'string' ? one : one.id,
        ),
      );
      if ([...ids].some((id) => listed.has(id))) return null;
      const entries = pick(
        [
          [...ids].map((id) => `  - ${writeScalar(id)}`).join('\n'),
          [...ids].map((id) => `  - id: ${writeScalar(id)}\n    note: "Why"`).join('\n'),
        ],
        step.form,
      );
      if (listed.size > 0) return null;
      revision.edit(page.path, (text) => text.replace('\n---\n', `\nreferences:\n${entries}\n---\n`));
      const text = pick(
        [`So [@${first}].`, `So [@${first}; @${second}, p. 7].`, `So [@${second}; @${first}] and [@${first}].`],
        step.form,
      );
      revision.edit(page.path, (before) => `${before}\n${text}\n`);
      return null;
    }
    case 'pin': {
      const topic = pick(model.chain.topics, step.at);
      const next = topic && nextInChain(model.chain, topic.slug)?.slug;
      if (topic !== undefined && next !== undefined)
        revision.edit(topic.path, (text) => setValue(text, ['next'], next));
      return null;
    }
    case 'import': {
      const bibliography = pick(bibliographies, step.at);
      if (bibliography !== undefined) importBibliography(revision, bibliography, step.as);
      return null;
    }
    case 'squeeze': {
      const group = pick(model.chain.groups, step.at);
      group?.topics.forEach((topic, index) => {
        revision.edit(topic.path, (text) => setValue(text, ['order'], index));
      });
      return null;
    }
  }
}

function listErrors(content: Content) {
  return createSite(content, { today }).problems.filter((problem) => problem.level === 'error');
}

test('after any commands the site has no error, and no address is lost unless a page is removed', () => {
  let done = 0;
  let refused = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 12 }), (steps) => {
      let content = base;
      for (const one of steps) {
        const revision = startRevision(content, today);
        const open = listPublic(revision.model().addresses);
        const plan = take(revision, one);
        if (plan?.kind === 'refused') {
          refused += 1;
          continue;
        }
        if (plan !== null) done += 1;
        content = revision.content();
        assert.equal(listErrors(content), [], `after ${JSON.stringify(one)}`);
        const now = new Set(listPublic(revision.model().addresses));
        if (one.do !== 'remove' || one.heir !== null)
          assert.equal(
            open.filter((address) => !now.has(address)),
            [],
          );
      }
    }),
    { numRuns: runs, ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}) },
  );
  assert.ok(done > runs && refused > 0, `${done} commands were carried out, ${refused} refused`);
});

test.run();
