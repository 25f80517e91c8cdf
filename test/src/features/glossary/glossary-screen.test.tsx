import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { GlossaryPage } from '../../../../generated/shapes.ts';
import { GlossaryScreen } from '../../../../src/features/glossary/glossary-screen.tsx';
import { readScreen as read } from '../../../support/read-screen.ts';

test('a word has its plain meaning, and the exact one and the page that uses it first where there are such', () => {
  const agency = { slug: 'agency', term: 'agency', plain: 'Acting for another.', precise: null, use: null };
  const belief = {
    slug: 'belief',
    term: 'belief',
    plain: 'What one holds true.',
    precise: { key: 'belief', html: '<p>A measure.</p>' },
    use: { title: 'A topic', href: '/resources/a' },
  };
  const letters = [
    { id: 'letter-a', title: 'A', terms: [agency] },
    { id: 'letter-b', title: 'B', terms: [belief] },
  ];
  const page = { title: 'Glossary', letters } as unknown as GlossaryPage;
  const lines = read(<GlossaryScreen page={page} />);
  assert.equal(lines.slice(lines.indexOf('Agency') - 1, lines.indexOf('First used in A topic') + 1), [
    ...['A', 'Agency', 'Acting for another.'],
    ...['B', 'Belief', 'What one holds true.', 'A measure.', 'First used in A topic'],
  ]);
});

test('a word begins with a capital letter, but for one that has capitals of its own', () => {
  const shown = (term: string) => {
    const entry = { slug: 'a', term, plain: 'A meaning.', precise: null, use: null };
    const page = { title: 'Glossary', letters: [{ id: 'letter-a', title: 'A', terms: [entry] }] };
    const lines = read(<GlossaryScreen page={page as unknown as GlossaryPage} />);
    return lines[lines.indexOf('A meaning.') - 1];
  };
  assert.equal(['élan vital', 'nDCG', 'p-value', 'Bayes factor', 'pH value', 't-SNE', 'non-Bayesian'].map(shown), [
    ...['Élan vital', 'nDCG', 'P-value', 'Bayes factor', 'pH value', 't-SNE', 'Non-Bayesian'],
  ]);
});

test.run();
