import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Choice } from '../../../server/answer/choose.ts';
import { compose } from '../../../server/answer/compose.ts';
import { indexPassages } from '../../../server/answer/corpus.ts';
import { toHit } from '../../../server/answer/find-sections.ts';
import type { Passage } from '../../../server/answer/passages.ts';

const section = (name: string, text: string): Passage => ({
  ...{
    kind: 'section',
    id: `/${name}#1`,
    path: `/${name}`,
    anchor: null,
    page: name,
    heading: null,
    asks: [],
    more: [],
  },
  text,
});
const answer = (text: string, more: Passage['more'] = []): Passage => ({
  ...section('a', text),
  ...{ kind: 'answer', asks: ['Who opens crates?'], more },
});
const corpus = indexPassages([section('a', 'Zebras open crates by night. Lamps hang there.')]);
const question = corpus.read('Do zebras open crates?');
const write = (choice: Partial<Choice> & Pick<Choice, 'hits'>, asked = question) =>
  compose({ isDirect: true, ...choice }, asked);

test('lines are paragraphs, and the items of a list stay together', () => {
  const { content = '' } =
    write({ hits: [toHit(answer('Steps:\n1. Open *it*.\n2. Close it.\n\nThat is all.'))] }) ?? {};
  assert.match(content, '\n\nSteps:\n\n1. Open \\*it\\*.\n2. Close it.\n\nThat is all.\n\n— [a](/a)');
});

test('of a long answer the sentences up to a thousand characters are given, and of a longer sentence the whole', () => {
  const sentence = 'Nobody counts the lamps here. ';
  const { content = '' } = write({ hits: [toHit(answer(sentence.repeat(40)))] }) ?? {};
  assert.is(content.split('Nobody').length - 1, 33);
  const endless = `${'lamps and '.repeat(120)}crates.`;
  assert.match(write({ hits: [toHit(answer(endless))] })?.content ?? '', endless);
});

test('two further pages are named, each once, and none that is named already or in doubt', () => {
  const link = (name: string) => ({ title: name, href: `/${name}` });
  const others = [
    toHit(section('doubtful', ''), 0.69),
    ...[section('a', ''), section('b', ''), section('c', ''), section('d', '')].map((passage) => toHit(passage)),
  ];
  const told = (more: Passage['more'], rest: Choice['hits']) =>
    write({ hits: [toHit(answer('Yes.', more)), ...rest] })?.sources.map(({ href }) => href);
  assert.equal(told([], [toHit(section('first', '')), ...others]), ['/a', '/first', '/b']);
  assert.equal(told([{ title: 'b', href: '/b#x' }, link('b')], others.slice(2)), ['/a', '/b#x', '/c']);
  assert.equal(told([], others.slice(0, 1)), ['/a']);
});

test('the question that has no answer is told as it was asked, without what joined it to the other', () => {
  const told = (message: string) =>
    write({ hits: [toHit(answer('Yes.'))], unanswered: { question: corpus.read(message), reason: 'news' } })?.content ??
    '';
  assert.match(told('and also, where are lamps??'), 'You also asked “where are lamps?” That changes over time');
  assert.match(told('Tell me where.'), 'You also asked “Tell me where” That changes');
});

test('a second paragraph of the page is quoted where it is nearly as likely', () => {
  const quoted = (confidence: number) => {
    const hits = [toHit(section('a', 'The loss is measured.'), 0.8), toHit(section('a', 'It is large.'), confidence)];
    return write({ hits, isDirect: false })?.content.match(/^> \p{Lu}.*/gmu);
  };
  assert.equal(
    [quoted(0.6), quoted(0.5)],
    [['> The loss is measured.', '> It is large.'], ['> The loss is measured.']],
  );
});

test('instead of a question, or of what points back, the next paragraph of its page is quoted', () => {
  const quoted = (...texts: readonly string[]) =>
    write({ hits: texts.map((text) => toHit(section('a', text))), isDirect: false })?.content ?? '';
  assert.match(quoted('Do zebras open crates?', 'Zebras do.'), '> Zebras do.');
  assert.match(quoted('It opens crates.', 'Zebras do.'), '> Zebras do.');
  assert.match(quoted('Zebras open crates.', 'Zebras do.'), '> Zebras open crates.');
  assert.match(quoted('Do zebras open crates?'), '> Do zebras open crates?');
  const unlikely = [toHit(section('a', 'Do zebras open crates?'), 0.8), toHit(section('a', 'Zebras do.'), 0.4)];
  assert.is(write({ hits: unlikely, isDirect: false })?.isUnsure, true);
});

test('of sentences with the words the one with a number or a reason is quoted where that is asked for, and only there', () => {
  const filler = 'Lamps hang above the pier. '.repeat(30);
  const text = `Zebras open crates. ${filler}Zebras open 7 crates. ${filler}Zebras open crates because they can. ${filler}`;
  const quoted = (message: string) => {
    const hit = { ...toHit(section('a', text)), terms: ['zebra', 'open', 'crate'] };
    return /> (.*?)\./.exec(write({ hits: [hit], isDirect: false }, corpus.read(message))?.content ?? '')?.[1];
  };
  assert.is(quoted('Do zebras open crates?'), 'Zebras open crates');
  assert.is(quoted('How many crates do zebras open?'), 'Zebras open 7 crates');
  assert.is(quoted('Why do zebras open crates?'), 'Zebras open crates because they can');
});

test.run();
