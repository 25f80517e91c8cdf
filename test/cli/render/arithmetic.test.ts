import type { ElementContent } from 'hast';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { writeArithmetic } from '../../../cli/render/arithmetic.ts';

/** The written formula, with a low line where no line may end, and powers after a caret. */
function write(tex: string): string | null {
  const say = (node: ElementContent): string =>
    node.type === 'element' ? `^${node.children.map(say).join('')}` : node.type === 'text' ? node.value : '';
  return writeArithmetic(tex)?.map(say).join('').replaceAll('\u00A0', '_') ?? null;
}

test('numbers and signs are set as text, which breaks before equals signs, plus and minus, and not where it is short', () => {
  assert.is(write('10+2=12'), '10_+_2_=_12');
  assert.is(write('0.45/(0.45+0.15)=0.75'), '0.45/(0.45 +_0.15) =_0.75');
  assert.is(write('0.75 \\times 1-0.25 \\times 4=-0.25'), '0.75_×_1 −_0.25_×_4 =_−0.25');
  assert.is(write('3 \\times 280{,}000'), '3_×_280,000');
});

test('a sign before a number is no difference', () => {
  assert.is(write('-3-4'), '−3_−_4');
  assert.is(write('2=-(1-3)'), '2_=_−(1_−_3)');
});

test('powers are raised', () => {
  assert.is(write('0.5^2+2^{19}'), '0.5^2_+_2^19');
});

test('a formula with a letter, or with anything else, is none of text', () => {
  for (const tex of ['n', '1-1/e', '\\sqrt{6}', '2^n', '5\\%']) assert.is(write(tex), null);
});

test.run();
