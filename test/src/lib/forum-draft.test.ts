import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readDraft } from '../../../src/lib/draft.ts';
import { fillForumDraft } from '../../../src/lib/forum-draft.ts';
import { createSlots } from '../../support/answers.ts';

test('a question goes into the forum\u2019s form once, below what stands there', () => {
  const { slot } = createSlots(new Map());
  const draft = slot('forum-question');
  const read = () => readDraft(draft, { question: '' }).question;
  fillForumDraft('Why?', draft);
  assert.is(read(), 'Why?');
  fillForumDraft('How?', draft);
  fillForumDraft('How?', draft);
  assert.is(read(), 'Why?\n\nHow?');
});

test.run();
