import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { indexPassages } from '../../../server/answer/corpus.ts';
import { findLast, findListedSource, readSaid } from '../../../server/answer/last-answer.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const page = (name: string, text = `All that is known of ${name} is on this page.`): Passage => ({
  ...{ kind: 'section', id: `/resources/${name}#1`, path: `/resources/${name}`, anchor: null, page: name },
  ...{ heading: null, asks: [], more: [], text },
});
const answer = (name: string, asks: readonly string[], text: string): Passage => ({
  ...page(name, text),
  ...{ kind: 'answer', id: `answer:${name}`, address: `/answers/${name}`, asks: [...asks] },
});
const turn = (text: string, question = 'What is here?') => [{ question, answer: text }];

test('a text was said when one of its longer sentences was, however it was set', () => {
  const said = readSaid(turn('**Crates** come to the harbour\nby NIGHT — mostly. Yes.'));
  assert.ok(said('Lamps hang there. Crates come to the harbour by night, mostly.'));
  assert.not.ok(said('Yes. Lamps hang above the pier of the harbour.'));
});

test('of the pages that were listed the first that was not told of yet is found, by any of its headings', () => {
  const data = { ...page('lamps', 'There are 7 lamps above the pier now.'), kind: 'fact' as const };
  const all = [
    page('crates'),
    data,
    page('lamps'),
    answer('zebra', ['Why?'], 'Zebras open crates of others by night.'),
  ];
  const corpus = indexPassages(all);
  const find = (answer: string, told = '') => findListedSource(corpus, turn(answer), readSaid(turn(told)))?.id ?? null;
  assert.is(find('- [Gone](/resources/gone)\n- [Lamps](/resources/lamps#hang)\n- [x](/resources/crates)'), all[2]?.id);
  assert.is(find('- [Lamps](/resources/lamps)\n- [Crates](/resources/crates)', all[2]?.text), all[0]?.id);
  assert.is(find('- [Why?](/answers/zebra)'), 'answer:zebra');
  assert.is(find('As [Lamps](/resources/lamps) says.'), null);
});

test('whoever asks for one more of these gets one of the list before, and of an older list none', () => {
  const corpus = indexPassages([page('crates'), page('lamps')]);
  const [listed] = turn('- [Crates](/resources/crates)');
  const [told] = turn('All is told.', 'one of these, please');
  const [other] = turn('All is told.', 'What is a crate?');
  const find = (...turns: ReturnType<typeof turn>) => findListedSource(corpus, turns, () => false)?.page ?? null;
  assert.ok(listed && told && other);
  assert.equal([find(listed, told), find(listed, other), find(told)], ['crates', null, null]);
});

test('the last answer is what was shown: the answer itself before a paragraph that shares its words, and no page that was only named', () => {
  const shared = 'Crates come to the harbour by night. ';
  const own = answer('crates', ['When do crates come?'], `${shared}Zebras open them.`);
  const pier = answer('pier', ['When is the pier open?'], 'It is open by day.');
  const all = [page('crates', `${shared}Nobody counts them.`), own, page('lamps'), pier];
  const corpus = indexPassages(all);
  const find = (text: string) => findLast(corpus, turn(text), corpus.read('When do crates come?')).map(({ id }) => id);
  assert.equal(
    find(
      `${own.text}\n\n— [When?](/answers/crates) · [crates](/resources/crates)\n\nSee also [lamps](/resources/lamps).`,
    ),
    [own.id, all[0]?.id],
  );
  assert.equal(find(`${all[2]?.text}\n\n— [lamps](/resources/lamps#hang:~:text=x)`), [all[2]?.id]);
  assert.equal(find('Nothing was found.\n\n- [When?](/answers/pier)'), [own.id]);
});

test('a reply in the forum is the last answer when it was shown', () => {
  const reply = {
    ...page('q1', 'Zebras of the zoo open them every night.'),
    kind: 'reply' as const,
    path: '/forum/q1',
  };
  const corpus = { ...indexPassages([page('crates')]), replies: indexPassages([reply]) };
  const [last] = findLast(corpus, turn(`> ${reply.text}\n>\n> — [The reply](/forum/q1)`), corpus.read('Who?'));
  assert.is(last, reply);
});

test('what was said earlier on the same page is not the last answer', () => {
  const all = [
    page('crates', 'Zebras of the zoo open them by night.'),
    page('crates', 'Lamps hang above the whole pier.'),
  ];
  const corpus = indexPassages(all.map((each, index) => ({ ...each, id: `${index}` })));
  const turns = all.map(({ text }) => ({ question: 'Who?', answer: `${text}\n\n— [crates](/resources/crates)` }));
  assert.equal(
    findLast(corpus, turns, corpus.read('Who?')).map(({ id }) => id),
    ['1'],
  );
});

test.run();
