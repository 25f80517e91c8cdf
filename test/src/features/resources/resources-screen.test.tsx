import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { ResourcesPage } from '../../../../src/content/types.ts';
import { readTopics } from '../../../../src/features/resources/browser-store.ts';
import { ResourcesScreen } from '../../../../src/features/resources/resources-screen.tsx';
import { closeWindow } from '../../../support/dom.ts';
import { show } from '../../../support/screen.tsx';

test.after.each(closeWindow);

const entry = (title: string) => ({
  title,
  href: `/resources/${title.toLowerCase()}`,
  description: `What ${title} is about.`,
  minutes: 4,
});

const groups = [
  { slug: 'a', title: 'First group', topics: [entry('One'), entry('Two')] },
  { slug: 'b', title: 'Second group', topics: [entry('Three')] },
] as unknown as ResourcesPage['groups'];

test('an address that is no topic says the sentence of the section, names the address, and lists the topics by their titles', async () => {
  const missing = { address: ' (/resources/four)', search: 'A field.' };
  const screen = await show(<ResourcesScreen groups={groups} missing={missing} />);
  assert.equal(screen.texts('h1, h1 + p'), [
    'Topic not found',
    'Select a valid topic from the sidebar. No topic has this address (/resources/four); all topics are listed below.',
  ]);
  assert.equal(screen.texts('li a'), ['One', 'Two', 'Three']);
});

test('the section without a topic lists the topics of every group, and speaks of no mistake', async () => {
  const screen = await show(<ResourcesScreen groups={groups} />);
  assert.not.match(screen.texts('main, div').join(), 'Select a valid topic');
  assert.equal(screen.texts('section header'), ['First group2 topics, 8 min', 'Second group1 topic, 4 min']);
  assert.equal(screen.texts('li'), [
    '1OneWhat One is about.4 min read',
    '2TwoWhat Two is about.4 min read',
    '3ThreeWhat Three is about.4 min read',
  ]);
});

test('what was read on this device is marked, until the visitor clears it', async () => {
  const screen = await show(<ResourcesScreen groups={groups} />);
  await screen.change(() => readTopics.getState().add('/resources/two'));
  assert.equal(screen.texts('.syllabus-progress p'), ['You have read 1 of 3 topics on this device.']);
  assert.equal(screen.texts('li:has(.index-read) a'), ['Two']);
  await screen.press('Clear');
  assert.equal(screen.texts('.syllabus-progress, .index-read'), []);
});

test.run();
