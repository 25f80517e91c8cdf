import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { loadMarkdown, WrittenText } from '../../../src/ui/written-text.tsx';

test('a text is at no moment plain once the renderer is loaded', async () => {
  await loadMarkdown();
  assert.is(
    renderToStaticMarkup(<WrittenText text="**Bold**" />),
    '<div class="written"><p><strong>Bold</strong></p></div>',
  );
});

test.run();
