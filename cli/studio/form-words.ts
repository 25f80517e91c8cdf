/** The label and help of a key, if the schema's description is written for people who edit the file itself. */
interface FormWords {
  readonly label?: string;
  readonly help?: string;
}

const address = {
  label: 'Address',
  help: 'A page of this site, such as `/contact`, or an address that begins with https.',
};
const file = 'One of the files of this site, such as `/media/slides.pdf`, or an address that begins with https.';
const names = 'Each as `Ada Writer`, or `van der Writer, Ada` where the family name has several words.';

/** By key, by its path in the front matter, or by that path below the kind; the longest match counts. */
const words: Readonly<Record<string, FormWords>> = {
  aliases: { label: 'Other addresses', help: 'Earlier or other addresses of this page, which lead to it.' },
  alt: { label: 'In words' },
  'answer.papers': { help: 'The papers that say more.' },
  'answer.topics': { help: 'The topics that say more.' },
  api: { label: 'Address of the API' },
  asks: { label: 'Other ways to ask' },
  authors: { help: names },
  award: { help: 'Tick it for a prize, a grant or another honour of your own, which the CV lists.' },
  blockHeadless: { help: 'Tick it to refuse browsers without a person.' },
  captions: { help: 'The words that are spoken, as a file of captions.' },
  'course.syllabus.date': { help: 'The day of the session.' },
  'course.syllabus.references': { help: 'Publications to read.' },
  'course.syllabus.topics': { help: 'Topics of this site to read.' },
  'course.terms.starts': { help: 'Its first day.' },
  doi: { label: 'DOI' },
  draft: { help: 'Tick it to keep the page out of the published site.' },
  edition: { help: 'Which edition it is.' },
  editors: { help: `Who edited the book that it is, or stands in. ${names}` },
  editUrl: {
    label: 'Where texts are edited',
    help: 'Readers who suggest a correction are led to this address, and to the contact form without it.',
  },
  emailjs: { label: 'EmailJS' },
  eprint: { label: 'At arXiv', help: 'The identifier at arXiv.' },
  faq: { label: 'Frequent question' },
  file: { help: 'The picture.' },
  files: { help: 'Slides, exercises and other files.' },
  'files.href': { label: 'Address', help: file },
  github: { label: 'GitHub' },
  googleScholar: { label: 'Google Scholar' },
  group: { help: 'The heading of the sidebar below which the page stands.' },
  href: address,
  id: { label: 'Publication' },
  isbn: { label: 'ISBN', help: 'With its hyphens or without.' },
  issue: { help: 'The number of the issue.' },
  kind: { help: 'What the link leads to.' },
  link: address,
  links: { help: 'Where else to find it, and what belongs to it.' },
  'links.href': { label: 'Address', help: file },
  mp4: { label: 'Film as MP4', help: 'For browsers that do not show WebM.' },
  navigation: { help: 'The menu, in its order.' },
  'news.date': { help: 'The day on which it happened.' },
  'news.link': { help: 'Where a line without a text of its own leads.' },
  next: { label: 'Next topic', help: 'The topic that follows, where it is another one than the order says.' },
  openAccess: { help: 'Tick it if everybody may read the book free of charge.' },
  orcid: { label: 'ORCID iD' },
  order: { help: 'Smaller numbers come first. 10, 20, 30 leave room for later pages.' },
  originalYear: { label: 'Year of the first publication' },
  'person.title': {
    label: 'Name',
    help: 'As `Ada Writer`, or `van der Writer, Ada` where the family name has several words.',
  },
  profiles: { help: 'Any other profile.' },
  'profiles.href': { label: 'Address' },
  publishAt: { label: 'Publish from', help: 'The day from which the page is published.' },
  redirects: { label: 'Old addresses', help: 'Of an earlier site, for pages that have no file, such as lists.' },
  'redirects.from': { help: 'The old address, from the first / on.' },
  'redirects.to': { help: 'The page that took its place.' },
  'reference.date': { help: 'The day of what is cited by its day, such as an article in a newspaper.' },
  references: {
    help: 'The publications of this page, in any order: they are numbered as the text cites them, and what it does not cite is listed after them. A note says why one matters here.',
  },
  relation: { help: 'How the person belongs to the site.' },
  repec: { label: 'RePEc' },
  retrieved: { help: 'The day on which the numbers were read there.' },
  signed: { help: 'Tick it for changes: numbers above zero have a plus sign.' },
  slides: { help: file },
  ssrn: { label: 'SSRN' },
  'talk.date': { help: 'The day on which it is given.' },
  'talk.ends': { help: 'When it ends, such as 17:45.' },
  'talk.papers': { help: 'The papers that it is about.' },
  'talk.starts': { help: 'When it begins, such as 16:15.' },
  'topic.date': { help: 'The day of first publication.' },
  'paper.date': { help: 'The day of first publication.' },
  translators: { help: `Who translated it. ${names}` },
  type: { help: 'What it is.' },
  updated: { help: 'The day of the last change, where it is another one than the site knows.' },
  url: { label: 'Address' },
  volume: { help: 'The number of the volume.' },
  webm: { label: 'Film as WebM', help: 'The film that most browsers show.' },
};

/** The label and help of a key by its path: the kind, then each key. */
export function findFormWords(path: readonly string[]): FormWords {
  const ways = path.map((_, index) => path.slice(index).join('.'));
  return ways.map((way) => words[way]).find((known) => known !== undefined) ?? {};
}
