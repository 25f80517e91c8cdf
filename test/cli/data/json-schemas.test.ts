import Ajv from 'ajv';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { emitJsonSchemas } from '../../../cli/data/json-schemas.ts';
import { type Content, readContent } from '../../../cli/read/content.ts';
import { createSite } from '../../../cli/site.ts';
import { presentSite } from '../../support/present-site.ts';

const schemasOf = (content: Content) => emitJsonSchemas(createSite(content, { today: '2026-06-01' }).model);
const schemas = schemasOf(await readContent('test/fixtures/examples/content'));
const check = checkerOf(schemas);

/** Gives what a schema of some site says about front matter. */
function checkerOf(all: ReadonlyMap<string, string>) {
  const options = { strict: true, strictTypes: false, strictTuples: false, allErrors: true, validateFormats: false };
  const ajv = new Ajv(options);
  for (const [name, text] of all) ajv.addSchema(JSON.parse(text), name);
  return (kind: string, frontMatter: unknown): string[] => {
    const validate = ajv.getSchema(`schemas/${kind}.json`);
    if (validate === undefined) throw new Error(`There is no schema for ${kind}.`);
    validate(frontMatter);
    return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
}

test('every file of the site fits the schema of its kind', async () => {
  const { content, model } = await presentSite();
  const checkPresent = checkerOf(emitJsonSchemas(model));
  for (const { kind, path, text } of content.files) {
    const frontMatter = parse(text.slice(3, text.indexOf('\n---', 3) + 1), { schema: 'core' });
    assert.equal(checkPresent(kind, frontMatter), [], path);
  }
});

test('an editor can offer the groups, topics, publications and addresses that exist', () => {
  const { definitions } = JSON.parse(schemas.get('schemas/topic.json') ?? '');
  assert.ok(definitions.group.enum.includes('clarity-by-design'));
  assert.ok(definitions.topic.enum.includes('decision'));
  assert.ok(definitions.reference.enum.includes('caplin-dean-2015-revealed-preference'));
  assert.ok(JSON.parse(schemas.get('schemas/site.json') ?? '').definitions.link.enum.includes('/contact'));
});

test('what the compiler refuses, the schema refuses', () => {
  const topic = {
    title: 'A',
    description: 'A sentence that is long enough to be a description.',
    group: 'introduction',
    order: 1,
  };
  assert.equal(check('topic', topic), []);
  for (const wrong of [
    { ...topic, group: 'intro' },
    { ...topic, gruop: 'x' },
    { ...topic, order: 1.5 },
    { ...topic, references: ['nobody'] },
    { ...topic, next: 'nowhere' },
  ])
    assert.not.equal(check('topic', wrong), [], JSON.stringify(wrong));
});

test('every key is described', () => {
  for (const [name, text] of schemas) {
    const { properties } = JSON.parse(text) as { properties: Record<string, { description?: string }> };
    for (const [key, { description }] of Object.entries(properties)) assert.ok(description, `${name} ${key}`);
  }
});

test.run();
