import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { kindNames } from '../../../cli/kinds/registry.ts';
import { schemas } from '../../../cli/kinds/schemas.ts';
import { listFields } from '../../../cli/studio/form.ts';

const fieldOf = (kind: keyof typeof schemas, key: string) => listFields(schemas[kind]).find((one) => one.key === key);

test('each key of each kind has a field in the form, with its help', () => {
  for (const kind of kindNames) {
    const fields = listFields(schemas[kind]);
    assert.equal(
      fields.map(({ key }) => key),
      Object.keys(schemas[kind].shape),
    );
    assert.equal(
      fields.filter(({ help }) => help === '').map(({ key }) => `${kind}.${key}`),
      [],
    );
  }
});

test('a field asks for what its key may hold', () => {
  const text = { type: 'text', isLong: false, isNumber: false, names: null };
  assert.equal(fieldOf('topic', 'title')?.input, text);
  assert.equal(fieldOf('topic', 'description')?.input, { ...text, isLong: true });
  assert.equal(fieldOf('topic', 'order')?.input, { ...text, isNumber: true });
  assert.equal(fieldOf('topic', 'group')?.input, { ...text, names: 'group' });
  assert.equal(fieldOf('topic', 'date')?.input, { type: 'date' });
  assert.equal(fieldOf('topic', 'draft')?.input, { type: 'switch' });
  assert.equal(fieldOf('topic', 'keywords')?.input, { type: 'list', item: text });
  assert.is(fieldOf('reference', 'type')?.input.type, 'choice');
  assert.equal(fieldOf('reference', 'year')?.input, { ...text, isNumber: true });
  assert.is(fieldOf('site', 'author')?.input.type, 'keys');
});

test('a publication in a list is its name, or its name and a note', () => {
  const input = fieldOf('topic', 'references')?.input;
  assert.ok(input?.type === 'list' && input.item.type === 'either');
  assert.equal(input.item.plain, { type: 'text', isLong: false, isNumber: false, names: 'reference' });
  assert.equal(
    input.item.fields.map(({ label }) => label),
    ['Id', 'Note'],
  );
});

test.run();
