import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { followTranslation } from '../../../src/app/follow-translation.ts';
import { beforeClose, closeWindow, openWindow } from '../../support/dom.ts';
import { type Translator, translate } from '../../support/translate.ts';

test.after.each(closeWindow);

for (const translator of ['replaces', 'wraps'] satisfies Translator[]) {
  test(`a text that a translator ${translator} is changed, removed and preceded as if nobody had translated it`, async () => {
    const show = await open(<Found count={1} isNew hint="Wait." />);
    await translatePage(translator);
    assert.is(text(), '«New: »«1»« found»«. »«Wait.»');

    await show(<Found count={2} isNew hint="Wait." />);
    assert.is(text(), '«New: »2« found»«. »«Wait.»', 'a text changes');
    await show(<Found count={2} isNew={false} hint="Wait." />);
    assert.is(text(), '2« found»«. »«Wait.»', 'a text goes');
    await translatePage(translator);
    await show(<Found count={2} isNew={true} hint="Done." />);
    assert.is(text(), 'New: 2« found»«. »Done.', 'a text comes before another');
    await show(<Found count={3} isNew={true} hint={null} />);
    assert.is(text(), 'New: 3« found»«. »');
  });
}

test('a text whose translation was taken back is changed where it stands', async () => {
  const show = await open(<Found count={1} isNew hint={null} />);
  const takeBack = await translatePage('replaces');
  takeBack();
  await show(<Found count={2} isNew={false} hint={null} />);
  assert.is(text(), '2 found. ');
});

interface FoundProps {
  readonly count: number;
  readonly isNew: boolean;
  readonly hint: string | null;
}

function Found({ count, isNew, hint }: FoundProps) {
  return (
    <p>
      {isNew && 'New: '}
      {count} found<b>. </b>
      {hint}
    </p>
  );
}

async function open(content: ReactNode): Promise<(content: ReactNode) => Promise<void>> {
  openWindow('https://site.test/', '<div id="root"></div>');
  const root = createRoot(document.getElementById('root') as HTMLElement);
  beforeClose(() => act(() => root.unmount()));
  const show = (next: ReactNode) => act(async () => root.render(next));
  await show(content);
  followTranslation(document);
  return show;
}

async function translatePage(translator: Translator): Promise<() => void> {
  const takeBack = translate(document, translator);
  await act(async () => new Promise((resolve) => setTimeout(resolve)));
  return takeBack;
}

function text(): string {
  return document.querySelector('p')?.textContent ?? '';
}

test.run();
