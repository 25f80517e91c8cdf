import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { makeMarkdown } from '../../../cli/build/markdown.ts';
import type { RouteList } from '../../../cli/kinds/shapes/routes.ts';
import { topic, workspace } from '../../support/workspace.ts';

test('a page gives its markdown away below its own address, without what stands at its top', () => {
  const site = workspace({
    'topics/gamma.md': topic('Text with *weight*.', '# Not for readers\n').replaceAll('\n', '\r\n'),
  });
  const routes = [
    { path: '/resources/gamma', kind: 'topic', head: { title: 'Gamma', description: 'On gamma.' } },
    { path: '/forum', kind: 'forum', head: { title: 'Forum', description: 'Ask.' } },
    { path: '/resources/gone', kind: 'topic', head: { title: 'Gone', description: 'It went meanwhile.' } },
  ] as unknown as RouteList;
  assert.equal(
    [...makeMarkdown(site.content, routes)],
    [{ path: 'resources/gamma.md', text: '# Gamma\n\n> On gamma.\n\nText with *weight*.\n' }],
  );
  site.remove();
});

test.run();
