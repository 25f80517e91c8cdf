import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Failure } from '../../../server/http/failure.ts';
import { parseMultipart } from '../../../server/http/parse-multipart.ts';
import { readZip } from '../../../server/upload/zip.ts';
import { zipOf } from '../../support/server/files.ts';
import { takesAtMost } from '../../support/takes-at-most.ts';

const type = 'multipart/form-data; boundary=edge';
const runs = process.env.LONG === '1' ? 5000 : 300;

test('what a browser writes is read back byte for byte, in order', async () => {
  const field = fc.record({
    name: fc.string({ minLength: 1, maxLength: 20, unit: fc.constantFrom('a', 'Z', 'ä', '"', '%', ' ', ';', '=') }),
    content: fc.uint8Array({ maxLength: 200 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(field, { minLength: 1, maxLength: 10 }), async (fields) => {
      const form = new FormData();
      for (const { name, content } of fields) form.append(name, new File([new Uint8Array(content)], 'a.bin'));
      const request = new Request('http://site', { method: 'POST', body: form });
      const parts = parseMultipart(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '');
      assert.equal(
        parts.map(({ content }) => [...content]),
        fields.map(({ content }) => [...content]),
      );
    }),
    { numRuns: runs },
  );
});

test('a name is read as the form has it, quoted or bare, and no part of a file’s name is taken for it', () => {
  const read = (head: string) => {
    const [part] = parseMultipart(Buffer.from(`--edge\r\n${head}\r\n\r\nx\r\n--edge--\r\n`), type);
    return [part?.name, part?.filename];
  };
  assert.equal(read('Content-Disposition: form-data; name="a"'), ['a', undefined]);
  assert.equal(read('content-disposition:form-data;name=a ; filename=""'), ['a', '']);
  assert.equal(read('Content-Disposition: form-data; filename="b; name=\\"c\\""; name="ä %22"'), [
    'ä %22',
    'b; name="c"',
  ]);
  assert.equal(read('Content-Type: text/plain\r\nContent-Disposition: form-data; name="a"; filename="C:\\b.txt"'), [
    'a',
    'C:\\b.txt',
  ]);
});

test('a body of ten megabytes is read at once, whatever it repeats', async () => {
  await takesAtMost(240, () => {
    const field = '--edge\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\n';
    for (const part of ['\r\n--', '\r\n--edgy', '\r\n'])
      assert.is(
        parseMultipart(Buffer.from(`${field}${part.repeat(10_000_000 / part.length)}\r\n--edge--\r\n`), type).length,
        1,
        part,
      );
    for (const part of [field, '--edge\r\n', '--edge\r\n\r\n\r\n'])
      assert.throws(
        () => parseMultipart(Buffer.from(part.repeat(10_000_000 / part.length)), type),
        ({ code }: Failure) => code === 'too-many-fields',
        part,
      );
  });
});

test('any bytes at all, cut anywhere, are parts or a failure with a code', async () => {
  const pieces = fc.constantFrom(
    '--edge\r\n',
    '--edge--\r\n',
    'Content-Disposition: form-data; name="a"',
    '\r\n',
    '\r\n\r\n',
    'x',
    '; filename="b"',
    '\0',
    '--edge',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { maxLength: 20 }), async (written) => {
      try {
        parseMultipart(Buffer.from(written.join('')), 'multipart/form-data; boundary=edge');
      } catch (error) {
        assert.instance(error, Failure);
      }
    }),
    { numRuns: runs },
  );
});

test('a damaged archive is refused and never read beyond its end', () => {
  const whole = zipOf({ '[Content_Types].xml': 'types', 'word/document.xml': 'text' });
  assert.equal(
    (readZip(whole) ?? []).map(({ name }) => name),
    ['[Content_Types].xml', 'word/document.xml'],
  );
  fc.assert(
    fc.property(fc.nat(whole.length - 1), fc.nat(255), fc.nat(whole.length), (at, byte, end) => {
      const damaged = Buffer.from(whole);
      damaged[at] = byte;
      readZip(damaged.subarray(0, end));
    }),
    { numRuns: runs * 5 },
  );
});

test.run();
