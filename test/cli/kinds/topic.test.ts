import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { TopicPage } from '../../../cli/kinds/shapes/topic.ts';
import { news } from '../../../cli/kinds/topic.ts';
import { compileChanged, pageAt, topic } from '../../support/workspace.ts';

test('a topic says when it was first published, if its author does', async () => {
  const changes = { 'topics/gamma.md': topic('Words.', 'date: 2023-01-20\n') };
  const page = pageAt<TopicPage>(await compileChanged(changes), '/resources/gamma');
  assert.is(page.date, '2023-01-20');
  assert.match(page.head.jsonLd, '"datePublished":"2023-01-20"');
  assert.is(news(page).published, '2023-01-20');
  const other = pageAt<TopicPage>(await compileChanged({ 'topics/gamma.md': topic('Words.') }), '/resources/gamma');
  assert.is(other.date, undefined);
  assert.is(news(other).published, null);
});

test.run();
