import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NotFound } from '../../../src/app/not-found.tsx';
import { site } from '../../../src/content/site.ts';
import type { AnswersPage, GlossaryPage } from '../../../src/content/types.ts';
import { AnswersScreen } from '../../../src/features/answers/answers-screen.tsx';
import { GlossaryScreen } from '../../../src/features/glossary/glossary-screen.tsx';
import { closeWindow, openWindow } from '../../support/dom.ts';

const { footer, hasServer } = site;
test.after.each(closeWindow);
test.after.each(() => void Object.assign(site, { footer, hasServer }));

const answers = { kind: 'answers', title: 'Answers', groups: [] } as unknown as AnswersPage;
const glossary = { kind: 'glossary', title: 'Glossary', letters: [] } as unknown as GlossaryPage;
const lists = ['/answers', '/glossary'].map((href) => ({ title: href, href }));

test('the texts of a page lead to the lists that the site has, and to no other', () => {
  openWindow('https://site.test/nowhere');
  const texts = () =>
    [<NotFound key="1" />, <AnswersScreen key="2" page={answers} />, <GlossaryScreen key="3" page={glossary} />].map(
      (screen) =>
        /<p[^>]*>((?:(?!<p|<\/p>).)*(?:papers|sources|exactly).*?)<\/p>/.exec(renderToStaticMarkup(screen))?.[1],
    );
  const says = () => texts().map((text) => text?.replace(/<[^>]*>/g, ''));
  Object.assign(site, { footer: lists, hasServer: true });
  assert.equal(says(), [
    'What you are looking for may be among the topics, the papers or the answers.',
    'Short answers to what visitors ask, each with its sources. What is not here can be asked in the forum; what a word means stands in the glossary.',
    'What words mean on this site: first in plain words, then exactly. Longer explanations are among the answers.',
  ]);
  Object.assign(site, { footer: [], hasServer: false });
  assert.equal(says(), [
    'What you are looking for may be among the topics or the papers.',
    'Short answers to what visitors ask, each with its sources. What is not here can be asked by email.',
    'What words mean on this site: first in plain words, then exactly.',
  ]);
  assert.match(texts().join(), 'href="/contact"');
  assert.not.match(texts().join(), /\/forum|"\/answers|\/glossary/);
});

test.run();
