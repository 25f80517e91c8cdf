import type { Element } from 'hast';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { h } from '../../../cli/render/elements.ts';
import { keepFormulas } from '../../../cli/render/keep-formulas.ts';
import { renderPlain } from '../../../cli/render/render.ts';

const formula = () => h('math', {}, h('mi', {}, 'x'));
const written = '<math><mi>x</mi></math>';

function write(...children: Parameters<typeof h>[2][]): string {
  const paragraph: Element = h('p', {}, ...children);
  keepFormulas(paragraph);
  return renderPlain(paragraph.children);
}

test('a formula keeps the signs that stand at it, and the rest of its word', () => {
  assert.is(write('If ', formula(), ', then'), `If <span>${written},</span> then`);
  assert.is(write('or (', formula(), ').'), `or <span>(${written}).</span>`);
  assert.is(write('a ', h('em', {}, formula(), '-concave one')), `a <em><span>${written}-concave</span> one</em>`);
});

test('a formula keeps the mark of a citation', () => {
  const mark = () => h('span', { className: ['citation'] }, '[1]');
  assert.is(write(formula(), mark(), ' so'), `<span>${written}<span class="citation">[1]</span></span> so`);
  assert.is(write(formula(), '.', mark()), `<span>${written}.<span class="citation">[1]</span></span>`);
});

test('a formula between two words stands alone', () => {
  assert.is(write('that ', formula(), ' is'), `that ${written} is`);
});

test('a long formula gets a box to scroll in', () => {
  const long = () => h('math', {}, h('mn', {}, '80,000'), h('mo', {}, '×'), h('mn', {}, '98,400'));
  assert.match(write('that ', long(), ' is'), /^that <span><math>.*<\/math><\/span> is$/);
});

test.run();
