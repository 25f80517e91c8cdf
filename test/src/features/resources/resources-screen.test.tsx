import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { Sidebar } from '../../../../src/content/types.ts';
import { ResourcesScreen } from '../../../../src/features/resources/resources-screen.tsx';
import { show } from '../../../support/screen.tsx';

const groups = [
  { slug: 'a', title: 'First group', items: [{ title: 'One', href: '/resources/one' }] },
  { slug: 'b', title: 'Second group', items: [{ title: 'Two', href: '/resources/two' }] },
] as unknown as Sidebar;

test('the section without a topic says its sentence and lists the topics of every group', async () => {
  const screen = await show(<ResourcesScreen groups={groups} />);
  assert.equal(screen.texts('h1 + p'), ['Select a valid topic from the sidebar.']);
  assert.equal(screen.texts('h2'), ['First group', 'Second group']);
  assert.equal(screen.texts('h2 + .prose a'), ['One', 'Two']);
  await screen.close();
});

test.run();
