import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { noTexts, type Publication } from '../../../cli/core/publication.ts';
import * as describe from '../../../cli/metadata/json-ld.ts';
import { describeWork } from '../../../cli/metadata/json-ld-citation.ts';
import { publication } from '../formats/arbitrary.ts';
import { findFaults } from './vocabulary.ts';

const site: describe.SiteFacts = {
  title: 'Cognitive Economics',
  description: 'A site.',
  url: 'https://example.org/site',
  language: 'en-GB',
  author: 'Researcher Name',
  profile: { role: 'Professor', affiliation: 'A University', image: null, sameAs: [], awards: ['A prize'] },
};

const article: Publication = {
  ...noTexts,
  editors: [],
  translators: [],
  id: 'acemoglu-restrepo-2019-automation',
  type: 'article',
  authors: [{ given: 'Daron', family: 'Acemoglu' }, { organisation: 'A Group' }],
  title: 'Automation and New Tasks',
  year: 2019,
  venue: 'Journal of Economic Perspectives',
  volume: '33',
  issue: '2',
  pages: '3-30',
  doi: '10.1257/jep.33.2.3',
  annotation: '',
};

const paper = {
  title: 'A paper',
  description: 'What it says.',
  authors: [{ given: 'Researcher', family: 'Name' }],
  date: '2025-03-11',
  url: 'https://example.org/site/research/a',
  language: 'en-GB',
  keywords: ['beliefs', 'choice'],
  institution: 'Cognitive Economics',
  subject: null,
  pdf: 'https://example.org/site/media/a.pdf',
  references: [article],
};

const nodes = {
  Person: describe.describePerson(site),
  WebSite: describe.nameSite(site),
  ScholarlyArticle: describe.describeArticle(site, paper, '2025-04-01'),
  BreadcrumbList: describe.describeTrail([
    { title: 'Home', url: 'https://example.org/site' },
    { title: 'Resources', url: 'https://example.org/site/resources' },
  ]),
};

for (const [type, node] of Object.entries(nodes)) {
  test(`${type} uses only types and properties that schema.org has, with values that they may hold`, () => {
    assert.is(node['@type'], type);
    assert.equal(findFaults(node), []);
  });
}

test('every publication is described within the vocabulary, whatever its type and fields', () => {
  fc.assert(
    fc.property(publication, (one) => assert.equal(findFaults(describeWork(one)), [])),
    { numRuns: 300 },
  );
});

test('a page with the title of its publication is described within the vocabulary, whatever that publication is', () => {
  const describePage = (subject: Publication) => describe.describeArticle(site, { ...paper, subject }, null);
  fc.assert(
    fc.property(publication, (subject) => assert.equal(findFaults(describePage(subject)), [])),
    { numRuns: 100 },
  );
});

test('the check finds an unknown type, a property of another type and a value out of range', () => {
  assert.equal(findFaults({ '@type': 'Topic' }), ['$: no type `Topic`']);
  assert.equal(findFaults({ '@type': 'Person', headline: 'x' }), ['$: `Person` has no property `headline`']);
  assert.equal(findFaults({ '@type': 'Book', author: { '@type': 'Periodical', name: 'x' } }), [
    '$.author: {"@type":"Periodical","name":"x"} is none of Organization, Person, IdReference',
  ]);
  assert.equal(findFaults({ '@type': 'ListItem', position: true }), ['$.position: true is none of Integer, Text']);
});

test('an article stands in its issue, volume and journal', () => {
  assert.equal(describeWork(article), {
    '@type': 'ScholarlyArticle',
    name: 'Automation and New Tasks',
    author: [
      { '@type': 'Person', name: 'Daron Acemoglu', givenName: 'Daron', familyName: 'Acemoglu' },
      { '@type': 'Organization', name: 'A Group' },
    ],
    datePublished: '2019',
    identifier: { '@type': 'PropertyValue', propertyID: 'doi', value: '10.1257/jep.33.2.3' },
    sameAs: 'https://doi.org/10.1257/jep.33.2.3',
    pagination: '3-30',
    isPartOf: {
      '@type': 'PublicationIssue',
      issueNumber: '2',
      isPartOf: {
        '@type': 'PublicationVolume',
        volumeNumber: '33',
        isPartOf: { '@type': 'Periodical', name: 'Journal of Economic Perspectives' },
      },
    },
  });
});

test('a paper is the same as what its DOI leads to, or arXiv where it has none', () => {
  const sameAs = (more: Partial<Publication>) => (describeWork({ ...article, ...more }) as { sameAs?: string }).sameAs;
  assert.is(sameAs({ eprint: '2301.11358' }), 'https://doi.org/10.1257/jep.33.2.3');
  assert.is(sameAs({ doi: null, eprint: '2301.11358' }), 'https://arxiv.org/abs/2301.11358');
  assert.is(sameAs({ doi: null }), undefined);
});

test('a chapter stands in its book, and that in its series', () => {
  const chapter = {
    ...article,
    type: 'chapter',
    venue: 'A Handbook',
    publisher: 'A Press',
    series: 'Handbooks',
  } as const;
  const { isPartOf } = describeWork(chapter) as { readonly isPartOf?: Readonly<Record<string, unknown>> };
  assert.equal(
    [isPartOf?.['@type'], isPartOf?.name, isPartOf?.publisher, isPartOf?.isPartOf],
    ['Book', 'A Handbook', { '@type': 'Organization', name: 'A Press' }, { '@type': 'BookSeries', name: 'Handbooks' }],
  );
});

test('the way to a page is counted from one', () => {
  assert.equal(nodes.BreadcrumbList.itemListElement, [
    { '@type': 'ListItem', position: 1, name: 'Home', item: { '@id': 'https://example.org/site' } },
    { '@type': 'ListItem', position: 2, name: 'Resources', item: { '@id': 'https://example.org/site/resources' } },
  ]);
});

test('the text of the script element is JSON that nothing in the content can end', () => {
  const text = describe.writeJsonLd([{ '@type': 'Question', name: '</script>', text: '<!--' }]);
  assert.not.match(text, /</);
  assert.is(JSON.parse(text)['@graph'][0].name, '</script>');
});

test.run();
