import type { Question } from '../../../server/contract/forum.ts';
import type { PageHead, SiteData } from '../../content/types.ts';
import { plainMarkdown } from '../../lib/plain-markdown.ts';
import { anonymousId, shortenAtSentence } from './question-list.ts';

/** The most characters of a question in the title of its page. */
const longestTitle = 70;
const longestDescription = 160;

/** The head of a question's own page. Only an answered question is described to search engines. */
export function questionHead(
  forum: PageHead,
  question: Question,
  site: Pick<SiteData, 'title' | 'url' | 'author'>,
): PageHead {
  const { _id, text, reply } = question;
  const canonical = `${site.url}/forum/${_id}`;
  return {
    ...forum,
    title: `${shortenAtSentence(plainMarkdown(text), longestTitle)} · ${site.title}`,
    description: shortenAtSentence(plainMarkdown(reply?.text ?? text), longestDescription),
    canonical,
    jsonLd: reply === undefined ? '' : JSON.stringify(describe(question, canonical, site.author.name)),
  };
}

function describe({ _id, text, createdAt, reply }: Question, url: string, professor: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'QAPage',
    '@id': url,
    url,
    mainEntity: {
      '@type': 'Question',
      name: shortenAtSentence(plainMarkdown(text), longestDescription),
      text,
      dateCreated: createdAt,
      author: { '@type': 'Person', name: anonymousId(_id) },
      answerCount: 1,
      acceptedAnswer: {
        '@type': 'Answer',
        text: reply?.text,
        dateCreated: reply?.createdAt,
        url,
        author: { '@type': 'Person', name: professor },
      },
    },
  };
}
