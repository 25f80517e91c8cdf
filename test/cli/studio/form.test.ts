import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Kind, kindNames } from '../../../cli/kinds/registry.ts';
import { schemas } from '../../../cli/kinds/schemas.ts';
import { listFields } from '../../../cli/studio/form.ts';
import type { FormField, InputType } from '../../../cli/studio/form-field.ts';

const fieldOf = (kind: Kind, key: string) => listFields(kind).find((one) => one.key === key);

test('each key of each kind has a field in the form, with its help', () => {
  for (const kind of kindNames) {
    const fields = listFields(kind);
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

/** A field with those inside it. */
function listInner(field: FormField): FormField[] {
  const inside = ({ input }: { readonly input: InputType }): readonly FormField[] => {
    if (input.type === 'keys') return input.fields;
    if (input.type === 'list') return inside({ input: input.item });
    return input.type === 'either' ? input.fields : [];
  };
  return [field, ...inside(field).flatMap(listInner)];
}

test('the form speaks to somebody who fills it in, and not of how the file is written', () => {
  const ofFiles = /\.md\b|front matter|\bslug|YYYY|HH:MM|in quotes|`true`|`href`|`kind`|`[a-z]+\/`|\{ |\bgit\b|\bpin/i;
  const fields = kindNames.flatMap((kind) =>
    listFields(kind).flatMap((field) => listInner(field).map((one) => ({ kind, ...one }))),
  );
  assert.equal(
    fields.filter(({ help }) => ofFiles.test(help)).map(({ kind, key, help }) => `${kind}.${key}: ${help}`),
    [],
  );
  assert.equal(
    fields
      .filter(({ label }) => /^(Url|Href|Alt|Id|Doi|Isbn|Api)$/.test(label))
      .map(({ kind, key }) => `${kind}.${key}`),
    [],
  );
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

test('a field is named by its key in words, and shows one example where there is one', () => {
  const shown = (key: string) => {
    const field = fieldOf('topic', key) ?? fieldOf('site', key);
    return [field?.label, field?.example];
  };
  assert.equal(shown('analyticsConsent'), ['Analytics consent', '']);
  assert.equal(shown('keywords'), ['Keywords', 'one word']);
  assert.equal(['draft', 'order', 'references'].map(shown), [
    ['Draft', ''],
    ['Order', ''],
    ['References', 'name-of-the-reference'],
  ]);
});

test('a picture is chosen among pictures, and a link among all that the site has', () => {
  const [photo, page] = ['photo', 'page'].map((key) => fieldOf('person', key)?.input);
  const file = photo?.type === 'keys' ? photo.fields.find(({ key }) => key === 'file')?.input : undefined;
  assert.is(file?.type === 'text' && file.names, 'picture');
  assert.is(page?.type === 'text' && page.names, 'link');
});

test('a profile elsewhere is no file and no page of the site', () => {
  const author = fieldOf('site', 'author')?.input;
  assert.ok(author?.type === 'keys');
  const [ssrn, profiles] = ['ssrn', 'profiles'].map((key) => author.fields.find((one) => one.key === key)?.input);
  assert.is(ssrn?.type === 'text' && ssrn.names, 'profile');
  const address =
    profiles?.type === 'list' && profiles.item.type === 'keys' ? profiles.item.fields[1]?.input : undefined;
  assert.is(address?.type === 'text' && address.names, 'profile');
});

test('a publication in a list is its name, or its name and a note', () => {
  const input = fieldOf('topic', 'references')?.input;
  assert.ok(input?.type === 'list' && input.item.type === 'either');
  assert.equal(input.item.plain, { type: 'text', isLong: false, isNumber: false, names: 'reference' });
  assert.equal(
    input.item.fields.map(({ label }) => label),
    ['Publication', 'Note'],
  );
});

test('the help of a key is that of its own file, where another has a key of the same name', () => {
  const helpOf = (field: FormField | undefined, key: string) =>
    field && listInner(field).find((one) => one.key === key)?.help;
  assert.is(fieldOf('talk', 'ends')?.help, 'When it ends, such as 17:45.');
  assert.is(helpOf(fieldOf('course', 'terms'), 'ends'), 'Its last day.');
  assert.is(fieldOf('data-set', 'ends')?.help, 'For dots: what it means to be to the left and to the right of zero.');
  const file = 'One of the files of this site, such as `/media/slides.pdf`, or an address that begins with https.';
  assert.is(helpOf(fieldOf('course', 'files'), 'href'), file);
  assert.is(helpOf(fieldOf('course', 'syllabus'), 'href'), file);
});

test.run();
