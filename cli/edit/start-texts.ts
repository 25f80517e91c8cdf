import { kinds } from '../kinds/registry.ts';
import { schemas } from '../kinds/schemas.ts';
import { writeFile } from './front-matter.ts';
import { clipDescription, type ImportedPaper } from './start-papers.ts';

/** The owner of a new site. */
export interface SiteOwner {
  readonly name: string;
  readonly email: string;
  readonly url: string;
  readonly affiliation?: string | undefined;
  readonly orcid?: string | undefined;
}

/** How many publications the home page shows. */
const maxOnHome = 3;

/**
 * The files that every site has, with texts that fit any researcher, by their paths in content/. The privacy policy is
 * not among them: it describes the software, and stays.
 */
export function writePages(
  owner: SiteOwner,
  papers: readonly ImportedPaper[],
  firstTopic?: string,
): Map<string, string> {
  const { name, affiliation } = owner;
  const of = affiliation === undefined ? name : `${name} (${affiliation})`;
  const write = (kind: FixedKind, values: Readonly<Record<string, unknown>>, body: string) =>
    [String(kinds[kind].file), writeFile(values, Object.keys(schemas[kind].shape), body)] as const;
  return new Map([
    write('site', describeSite(owner, firstTopic), ''),
    write(
      'home',
      {
        title: name,
        description: clipDescription(`The research of ${of}: publications, how to cite them, and how to get in touch.`),
        headline: name,
        promo: [],
        research: papers.flatMap(describeCard).slice(0, maxOnHome),
        resources: [],
      },
      `${affiliation === undefined ? '' : `${affiliation}.\n\n`}All papers are on the page [Research](/research), each with its citation in the usual formats.`,
    ),
    write(
      'research',
      { title: 'Research', description: clipDescription(`Papers and other publications of ${of}, the newest first.`) },
      papers.length === 0 ? 'The first papers will appear here.' : 'Papers and other publications, the newest first.',
    ),
    write(
      'forum',
      {
        title: 'Forum',
        description: clipDescription(`A public forum on the research of ${of}: questions without names, and answers.`),
      },
      'Ask about the papers on this site. Questions are public and carry no name, so leave out whatever would identify you or anyone else.\n\n## Who answers?\n\nThe author of this site, whose papers stand under [Research](/research). Answers stay for the next reader to find.',
    ),
    write(
      'questionnaire',
      {
        title: 'Questionnaire',
        description: clipDescription(`Say who you are, and which part of the research of ${of} interests you.`),
        chapters: ['Published papers', 'Work in progress', 'Data and code'],
        books: ['A summary for readers outside the field', 'Teaching material'],
        participation: ['Purely informational', 'Research partnership', 'Teaching'],
      },
      'A few short steps: who you are, and what interests you. The [privacy policy](/privacy-policy) says what happens to your answers.',
    ),
    write(
      'chatbot',
      {
        title: 'Chatbot',
        description: clipDescription(`The chatbot answers questions with passages from the pages of ${of}.`),
      },
      'The chatbot answers with passages from the pages of this site, and links to where they stand. It can miss the point or be wrong, so follow the links. Do not type anything confidential; the [privacy policy](/privacy-policy) says what is kept and for how long.',
    ),
    write(
      'contact',
      {
        title: 'Get in touch',
        description: clipDescription(`Write to ${of} about the papers on this site, and about mistakes in them.`),
      },
      'Questions about the papers are welcome, and so are corrections. The [privacy policy](/privacy-policy) says how long a message is kept.',
    ),
  ]);
}

type FixedKind = 'site' | 'home' | 'research' | 'forum' | 'questionnaire' | 'chatbot' | 'contact';

function describeSite({ name, email, url, affiliation, orcid }: SiteOwner, firstTopic: string | undefined) {
  return {
    title: name,
    description: clipDescription(
      `The personal website of ${name}: publications, how to cite them, and how to get in touch.`,
    ),
    url,
    language: 'en-GB',
    author: { name, email, ...(affiliation !== undefined && { affiliation }), ...(orcid !== undefined && { orcid }) },
    navigation: [
      { title: 'Home', href: '/' },
      ...(firstTopic === undefined ? [] : [{ title: 'Resources', href: firstTopic }]),
      { title: 'Research', href: '/research' },
      { title: 'Forum', href: '/forum' },
      { title: 'Contact', href: '/contact' },
    ],
    copyright: name,
  };
}

/** A card of the home page. It shows a year, so a publication without one has none. */
function describeCard({ slug, title, authors, venue, year }: ImportedPaper) {
  if (typeof year !== 'number') return [];
  const citation = venue === '' ? String(year) : venue;
  return [{ title, description: `By ${authors}.`, citation, year, link: `/research/papers/${slug}` }];
}
