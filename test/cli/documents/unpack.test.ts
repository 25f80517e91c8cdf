import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { unpack } from '../../../cli/documents/unpack.ts';
import { archive } from '../../support/documents.ts';

const megabyte = new Uint8Array(1024 * 1024);
const many = (count: number, bytes: Uint8Array) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.xml`, bytes]));

test('the files of an archive are found by their names', () => {
  assert.equal([...(unpack(archive({ 'a/b.xml': 'x' })) ?? [])], [['a/b.xml', Uint8Array.of(120)]]);
});

test('an archive that unpacks to more than 100 MB, or to more than 5,000 files, is not unpacked', () => {
  assert.is(unpack(archive(many(101, megabyte))), null);
  assert.is(unpack(archive(many(5001, new Uint8Array()))), null);
});

test('an archive that says less than it holds unpacks to no more than it says', () => {
  const bytes = archive({ 'a.xml': megabyte });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = view.getUint32(bytes.length - 6, true);
  view.setUint32(directory + 24, 10, true);
  const [file] = [...(unpack(bytes)?.values() ?? [])];
  assert.ok(file === undefined || file.length <= 10);
});

test('what is cut off is no archive', () => {
  assert.is(unpack(archive({ 'a.xml': 'x' }).slice(0, -10)), null);
});

test.run();
