import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { StudioStore } from '../../../cli/studio/app/store.ts';
import { takeFile } from '../../../cli/studio/app/take-file.ts';
import type { KeptFile } from '../../../cli/studio/contract.ts';

/** What is told of a file that is dropped, what is put into the text where `words` are selected, and the dialog. */
async function drop(file: File, kept: KeptFile | Error, words = '') {
  let put: string | null = null;
  let dialog: unknown = null;
  const state = {
    show: (shown: unknown) => {
      dialog = shown;
    },
    keepFile: async () => {
      if (kept instanceof Error) throw kept;
      return kept;
    },
  };
  const store = { getState: () => state } as unknown as StudioStore;
  const told = await takeFile(file, store, (write) => {
    put = write(words);
  });
  return { told, put, dialog };
}

const refused: KeptFile = { status: 'refused', reason: 'It is of no kind that browsers show.' };

test('a file that is kept becomes a link, with the words that were selected or its own name', async () => {
  const kept: KeptFile = { status: 'kept', address: '/media/plan.pdf' };
  const file = new File(['x'], 'My [plan].pdf', { type: 'application/pdf' });
  assert.equal(await drop(file, kept), { told: null, put: '[My  plan .pdf](/media/plan.pdf)', dialog: null });
  assert.is((await drop(file, kept, 'the plan')).put, '[the plan](/media/plan.pdf)');
});

test('a picture asks for its words, a document is told what to do with it, and a text is put as it is', async () => {
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  assert.equal(await drop(picture, refused), { told: null, put: null, dialog: { name: 'picture', picture } });
  const document = await drop(new File(['x'], 'Thesis.DOCX'), refused);
  assert.match(document.told ?? '', '`Thesis.DOCX` is a document.');
  assert.is(document.put, null);
  const page = await drop(new File(['---\r\ntitle: One\r\n---\r\nTwo'], 'a.md'), refused);
  assert.match(page.told ?? '', 'make a page of it with `npm run site -- import "a.md"`');
  assert.is(page.put, null);
  assert.equal(await drop(new File(['One\r\ntwo'], 'a.txt'), refused), { told: null, put: 'One\ntwo', dialog: null });
});

test('bytes that are no text, or a file that cannot be kept, are told and not put', async () => {
  for (const bytes of [[0x50, 0x00], [0xff]])
    assert.equal(await drop(new File([new Uint8Array(bytes)], 'a.zip'), refused), {
      told: refused.reason,
      put: null,
      dialog: null,
    });
  const lost = await drop(new File(['x'], 'a.pdf'), new Error('The disk is full.'));
  assert.equal(lost, { told: 'The disk is full.', put: null, dialog: null });
});

test.run();
