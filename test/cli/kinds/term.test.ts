import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { SearchEntries } from '../../../cli/kinds/shapes/search.ts';
import type { GlossaryPage } from '../../../cli/kinds/shapes/term.ts';
import { compileChanged, pageAt, topic } from '../../support/workspace.ts';

const changes = {
  'topics/gamma.md': topic('Opening.\n\n## Waves\n\nThe surf is high.'),
  'terms/surf.md':
    "---\nterm: surf\nplain: 'Waves that break.'\nprecise: 'Where depth is below $1.3H$.'\nalso: [breakers]\n---\n",
  'terms/ebb.md': "---\nterm: '(e) bb'\nplain: 'Water that goes.'\n---\n",
};

test('the glossary has the terms by their letters, in plain words and exactly, with their first use', async () => {
  const { letters } = pageAt<GlossaryPage>(await compileChanged(changes), '/glossary');
  const [ebb, surf] = letters.flatMap(({ terms }) => terms);
  assert.equal(ebb, { slug: 'ebb', term: '(e) bb', also: [], plain: 'Water that goes.', precise: null, use: null });
  assert.equal(surf?.use, { title: 'Gamma', href: '/resources/gamma#waves' });
  assert.equal(surf?.also, ['breakers']);
  assert.match(surf?.precise?.html ?? '', /^<p>Where depth is below <span><math/);
});

test('terms stand under their first letter, whatever accent, bracket or sign it has, and numbers come first', async () => {
  const terms = ['état', 'Equity', '(s, S) rule', 'score', '64 per cent', '√t rule'];
  const files = terms.map((term, index) => [`terms/term-${index}.md`, `---\nterm: '${term}'\nplain: 'A word.'\n---\n`]);
  const { letters } = pageAt<GlossaryPage>(await compileChanged(Object.fromEntries(files)), '/glossary');
  assert.equal(
    letters.map(({ id, title, terms }) => [id, title, ...terms.map(({ term }) => term)]),
    [
      ['letter-other', '#', '64 per cent'],
      ['letter-e', 'E', 'Equity', 'état'],
      ['letter-s', 'S', 'score', '(s, S) rule'],
      ['letter-t', 'T', '√t rule'],
    ],
  );
});

test('a word that papers alone use is first used there', async () => {
  const paper =
    '---\ntitle: A Paper\nlabel: Paper One\ndescription: A sentence that is long enough to be a description of this page.\norder: 10\ndate: 2024-05-01\n---\n\nWhat the surf shows.\n';
  const compiled = await compileChanged({
    ...changes,
    'topics/gamma.md': topic('Opening.'),
    'papers/paper-one.md': paper,
  });
  const { letters } = pageAt<GlossaryPage>(compiled, '/glossary');
  assert.equal(letters[1]?.terms[0]?.use, { title: 'Paper One', href: '/research/papers/paper-one' });
});

test('a link to a word leads to one that is explained, by itself or by its letter, and to no draft', async () => {
  const { problems } = await compileChanged({
    ...changes,
    'terms/foam.md': "---\nterm: foam\nplain: 'Air in water.'\ndraft: true\n---\n",
    'topics/gamma.md': topic(
      'On [surf](/glossary#surf), [e](/glossary#letter-e), [foam](/glossary#foam) and [tide](/glossary#tide).',
    ),
  });
  assert.equal(
    problems.map(({ rule, reason }) => `${rule}: ${reason}`),
    [
      'draft-link: `/glossary#foam` is a draft, which readers cannot open.',
      'broken-anchor: `/glossary` has no part `#tide`.',
    ],
  );
});

test('search engines are told what the words mean, each with its place', async () => {
  const { head } = pageAt<GlossaryPage>(await compileChanged(changes), '/glossary');
  const graph: readonly { readonly '@type': string; readonly hasDefinedTerm?: readonly object[] }[] = JSON.parse(
    head.jsonLd,
  )['@graph'];
  const set = graph.find((node) => node['@type'] === 'DefinedTermSet');
  assert.equal(set?.hasDefinedTerm?.[1], {
    '@type': 'DefinedTerm',
    name: 'surf',
    description: 'Waves that break.',
    url: 'https://site.test/glossary#surf',
    inDefinedTermSet: { '@id': 'https://site.test/glossary' },
  });
});

test('the search finds a term by its other names and leads to its place', async () => {
  const compiled = await compileChanged(changes);
  const found = JSON.parse(compiled.files?.get('search.json') ?? '[]') as SearchEntries;
  assert.equal(
    found.find(({ href }) => href === '/glossary#surf'),
    {
      kind: 'term',
      href: '/glossary#surf',
      title: 'surf',
      context: 'Glossary',
      text: 'Waves that break.',
      also: 'breakers',
    },
  );
});

test.run();
