import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { breakLines } from '../../../../cli/build/cards/break-lines.ts';
import { drawCard } from '../../../../cli/build/cards/draw-card.ts';
import { createTypesetter, type Typesetter } from '../../../../cli/build/cards/typeset.ts';

/** Every letter is as wide as half its size; a line is drawn as a step that says where it stands. */
const plain: Typesetter = {
  measure: (text, size) => text.length * size * 0.5,
  draw: (text, x, y, size) => (text === '' ? '' : `[${text}|${x}|${y}|${size}]`),
};
const linesOf = (svg: string) => [...svg.matchAll(/\[([^|]*)\|/g)].map(([, text]) => text);

test('lines are as few as fit, and as even as they can be', () => {
  const measure = (text: string) => text.length;
  assert.equal(breakLines('one two three', 13, measure), ['one two three']);
  assert.equal(breakLines('aaaa bbbb cccc dddd e', 19, measure), ['aaaa bbbb', 'cccc dddd e']);
  assert.equal(breakLines('a-very-long-word b', 5, measure), ['a-very-long-word', 'b']);
  assert.equal(breakLines('  ', 5, measure), []);
});

test('a card says label, title and site', () => {
  assert.equal(linesOf(drawCard({ title: 'A title', label: 'Label', site: 'Name', curve: true }, plain)), [
    'Label',
    'A title',
    'Name',
  ]);
});

test('a longer title is smaller, and one that fits nowhere is cut with a sign of it', () => {
  const sizeOf = (title: string) =>
    Number(/\|(\d+)\]/.exec(drawCard({ title, label: '', site: '', curve: true }, plain))?.[1]);
  assert.ok(sizeOf('Short') > sizeOf('word '.repeat(20)));
  const lines = linesOf(drawCard({ title: 'word '.repeat(90), label: '', site: 'Name', curve: true }, plain));
  assert.is(lines.length, 5);
  assert.match(lines[3] ?? '', / …$/);
});

test('the outlines of real letters are numbers, in every alphabet of the font', () => {
  const type = createTypesetter();
  const svg = drawCard(
    { title: 'Political “Economy”—Łódź, Ωμέγα, Наука', label: 'fi ffi 64%', site: 'Name', curve: true },
    type,
  );
  assert.not.match(svg, /NaN|undefined|Infinity/);
  for (const [, data] of svg.matchAll(/ d="([^"]*)"/g)) assert.match(data ?? '', /^[MLQCHVZz\d .-]+$/);
  assert.ok(type.measure('Наука', 10, 600) > 20, 'Cyrillic letters have a width');
  assert.is(type.draw('漢字', 0, 0, 10, 600), '');
});

test('a card of a site without curves has none', () => {
  const strokes = (curve: boolean) =>
    drawCard({ title: 'A title', label: '', site: 'Name', curve }, plain).match(/stroke=/g)?.length ?? 0;
  assert.equal([strokes(true), strokes(false)], [1, 0]);
});

test.run();
