import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMarkdown } from '../../../cli/build/markdown.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import { topic, workspace } from '../../support/workspace.ts';

test('a page gives its markdown away below its own address, without what stands at its top', () => {
  const text = topic('Text with *weight*.\n\n---\n\nMore.', '# Not for readers\n');
  const site = workspace({
    'topics/gamma.md': text.replaceAll('\n', '\r\n'),
    'topics/delta.md': Buffer.from(`\uFEFF${text}`, 'utf16le'),
  });
  const head = { title: 'Gamma', description: 'On gamma.' };
  const routes = [
    { path: '/resources/gamma', kind: 'topic', head },
    { path: '/resources/delta', kind: 'topic', head },
    { path: '/forum', kind: 'forum', head: { title: 'Forum', description: 'Ask.' } },
    { path: '/resources/gone', kind: 'topic', head: { title: 'Gone', description: 'It went meanwhile.' } },
  ] as unknown as RouteList;
  assert.equal(
    [...makeMarkdown(site.content, routes)],
    ['gamma', 'delta'].map((slug) => ({
      path: `resources/${slug}.md`,
      text: '# Gamma\n\n> On gamma.\n\nText with *weight*.\n\n---\n\nMore.\n',
    })),
  );
  site.remove();
});

test('of a page without a text, no line of its top is given away, however its file ends', () => {
  const bare = topic('').trimEnd().replace('order: 10', 'order: 10\n# Not for readers');
  const site = workspace({ 'topics/gamma.md': bare, 'topics/delta.md': bare.replaceAll('\n', '\r') });
  const routes = ['gamma', 'delta'].map((slug) => ({
    path: `/resources/${slug}`,
    kind: 'topic',
    head: { title: 'Gamma', description: 'On gamma.' },
  })) as unknown as RouteList;
  assert.equal(
    [...makeMarkdown(site.content, routes)].map(({ text }) => text.trimEnd()),
    ['# Gamma\n\n> On gamma.', '# Gamma\n\n> On gamma.'],
  );
  site.remove();
});

test.run();
