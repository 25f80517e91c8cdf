import { deflateRawSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { detectType } from '../../../server/upload/detect.ts';
import { readZip } from '../../../server/upload/zip.ts';

const test = suite('documents in ZIP archives');

interface Part {
  readonly name: string;
  readonly text: string;
  /** What the directory claims instead of what is true. */
  readonly claims?: { readonly name?: string; readonly size?: number; readonly packedSize?: number };
  /** What its own header says instead. */
  readonly own?: { readonly method?: number; readonly size?: number };
  /** Writes the sizes behind the content, as a program does that writes while it goes. */
  readonly follows?: boolean;
  readonly isUnlisted?: boolean;
  readonly flags?: number;
  /** How the content is packed: 8 is deflated, 0 is not at all. */
  readonly method?: number;
  readonly behind?: string;
}

const numbers = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value, index * 4);
  return bytes;
};

/** A ZIP archive as programs write it, with one thing wrong where a part says so. */
function archive(parts: readonly Part[], before = '', after = ''): Buffer {
  const pieces: Buffer[] = [Buffer.from(before)];
  const entries: Buffer[] = [];
  let at = before.length;
  for (const part of parts) {
    const {
      name,
      text,
      claims = {},
      own = {},
      follows = false,
      isUnlisted = false,
      flags = 0,
      method = 8,
      behind = '',
    } = part;
    const packed = Buffer.concat([method === 0 ? Buffer.from(text) : deflateRawSync(text), Buffer.from(behind)]);
    const sizes = numbers(0, packed.length, own.size ?? Buffer.byteLength(text));
    const bits = flags | (follows ? 8 : 0);
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(bits, 6);
    local.writeUInt16LE(own.method ?? method, 8);
    if (!follows) sizes.copy(local, 14);
    local.writeUInt16LE(name.length, 26);
    const written = [local, Buffer.from(name), packed, ...(follows ? [Buffer.from('PK\x07\x08'), sizes] : [])];
    pieces.push(...written);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(bits, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(claims.packedSize ?? packed.length, 20);
    entry.writeUInt32LE(claims.size ?? Buffer.byteLength(text), 24);
    entry.writeUInt16LE((claims.name ?? name).length, 28);
    entry.writeUInt32LE(at, 42);
    if (!isUnlisted) entries.push(entry, Buffer.from(claims.name ?? name));
    at += Buffer.concat(written).length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length / 2, 8);
  end.writeUInt16LE(entries.length / 2, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...pieces, directory, end, Buffer.from(after)]);
}

const types = { name: '[Content_Types].xml', text: '<Types><Override PartName="/word/document.xml"/></Types>' };
const text = { name: 'word/document.xml', text: 'a proposal '.repeat(5000) };
const picture = { name: 'word/media/basic.png', text: 'pixels' };
const docx = [types, text, picture];
const openType = { name: 'mimetype', text: 'application/vnd.oasis.opendocument.text', method: 0 };
const content = { name: 'content.xml', text: 'a proposal' };

test('a document is taken, whether the sizes stand before the content or behind it', async () => {
  assert.is(await detectType(archive(docx)), 'docx');
  assert.is(await detectType(archive(docx.map((part) => ({ ...part, follows: true })))), 'docx');
  assert.is(await detectType(archive([...docx, { name: 'word/', text: '' }])), 'docx');
  assert.is(await detectType(archive(docx.map((part) => ({ ...part, method: 0 })))), 'docx');
  assert.is(await detectType(archive([openType, content])), 'odt');
});

const refused: Readonly<Record<string, Buffer>> = {
  'says to unpack to less than it does': archive([types, { ...text, claims: { size: 10 }, own: { size: 10 } }]),
  'says to unpack to more than it does': archive([types, { ...text, claims: { size: 90_000 }, own: { size: 90_000 } }]),
  'lies about it behind the content, too': archive([types, { ...text, follows: true, claims: { size: 10 } }]),
  'says that it is packed into less': archive([types, { ...text, claims: { packedSize: 10 } }]),
  'unpacks beyond what it may': archive([
    types,
    text,
    { name: 'word/big.xml', text: '', claims: { size: 0xfff_ffff } },
  ]),
  'has an entry that its directory does not list': archive([
    ...docx,
    { name: 'evil.exe', text: 'MZ', isUnlisted: true },
  ]),
  'has such an entry in the middle': archive([types, { name: 'evil.exe', text: 'MZ', isUnlisted: true }, text]),
  'has something before the first entry': archive(docx, 'MZ'),
  'breaks off in its end': archive(docx).subarray(0, -10),
  'has something behind its end': archive(docx, '', 'MZ'),
  'has something behind the content of an entry': archive([types, { ...text, behind: 'MZ' }]),
  'has two entries of one name': archive([...docx, { name: 'Word/Document.xml', text: 'other' }]),
  'names an entry otherwise than its directory does': archive([
    types,
    text,
    { ...picture, claims: { name: 'word/media/other.png' } },
  ]),
  'says in one place that it is packed, and in the other that it is not': archive([
    types,
    { ...text, own: { method: 0 } },
  ]),
  'says in one place that it unpacks to more than in the other': archive([types, { ...text, own: { size: 90_000 } }]),
  'says that what is not packed unpacks to less': archive([
    types,
    { ...text, method: 0, claims: { size: 10 }, own: { size: 10 } },
  ]),
  'is packed in a way that nobody can look into': archive([types, { ...text, method: 12 }]),
  'has thousands of entries': archive([
    ...docx,
    ...Array.from({ length: 5000 }, (_, index) => ({ name: `word/${index}.xml`, text: '' })),
  ]),
  'declares none of its parts': archive([text]),
  'declares its parts at too great a length': archive([{ ...types, text: types.text + ' '.repeat(2 ** 20) }, text]),
  'has the content of an OpenDocument without its type': archive([content, openType]),
  'has the type of an OpenDocument without its content': archive([openType]),
  'is a table': archive([types, { name: 'xl/workbook.xml', text: 'cells' }]),
  'is encrypted': archive([types, { ...text, flags: 1 }]),
  'has macros': archive([...docx, { name: 'word/vbaProject.bin', text: 'Sub' }]),
  'has macros in another folder and other letters': archive([...docx, { name: 'Other/VBAPROJECT.BIN', text: 'Sub' }]),
  'declares macros under a harmless name': archive([
    { ...types, text: '<Default Extension="png" ContentType="application/vnd.ms-office.vbaProject"/>' },
    text,
    picture,
  ]),
  'declares them in other letters': archive([{ ...types, text: 'application/vnd.ms-office.VBAPROJECT' }, text]),
  'declares them in UTF-16': archive([{ ...types, text: [...'vbaProject'].join('\0') }, text]),
  'is the kind of document that may have macros': archive([
    { ...types, text: 'application/vnd.ms-word.document.macroEnabled.main+xml' },
    text,
  ]),
  'hides its kind behind entities': archive([
    { ...types, text: 'application/vnd.ms-word.document.macroEn&#97;bled' },
    text,
  ]),
  'has controls': archive([...docx, { name: 'word/activeX/activeX1.xml', text: 'ocx' }]),
};
for (const [what, document] of Object.entries(refused)) {
  test(`a document that ${what} is refused`, async () => {
    assert.is(await detectType(document), null);
  });
}

test('an archive that says to unpack beyond 200 MB is refused before anything is unpacked', () => {
  const bytes = (size: number) => archive([{ name: 'big.xml', text: '', claims: { size }, own: { size } }]);
  assert.is(readZip(bytes(200 * 2 ** 20))?.length, 1);
  assert.is(readZip(bytes(200 * 2 ** 20 + 1)), null);
});

test('an older document with macros is refused', async () => {
  const stream = (...names: string[]) =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), ...names.map((name) => Buffer.from(name, 'utf16le'))]);
  assert.is(await detectType(stream('WordDocument')), 'doc');
  assert.is(await detectType(stream('WordDocument', '_VBA_PROJECT')), null);
});

test.run();
