import type { BeginningText, NewSite, PageSource } from './kind.ts';
import type { SchemaTools } from './schema-tools.ts';
import type { PrivacyPage } from './shapes/privacy-policy.ts';

export const title = 'The privacy policy';
export const file = 'pages/privacy-policy.md';
export const route = '/privacy-policy';
export const text = 'sections';

export const schema = ({ z, field, shown, named }: SchemaTools) =>
  z.strictObject({
    ...named,
    date: shown(field.date.describe('The day of this version of the policy.')),
  });
type Schema = ReturnType<typeof schema>;

/** The policy in numbered sections. */
export function page({ head, shown: names, text: body }: PageSource<Schema>): PrivacyPage {
  const { intro, sections } = body.inSections();
  return {
    kind: 'privacy-policy',
    head,
    ...names,
    intro,
    sections: sections.map((section, index) => ({ ...section, number: index + 1 })),
  };
}

/** What is true where no server runs; the policy that comes with the software is for sites with one. */
export function begin({ owner, today }: NewSite): BeginningText | null {
  if (owner.hasServer !== false) return null;
  return {
    values: {
      title: 'Privacy Policy',
      description: 'What this site keeps in your browser, what it does not collect, and whom to ask about it.',
      date: today,
    },
    body: withoutServer(owner.name),
  };
}

const withoutServer = (
  name: string,
) => `This policy says in plain words what happens when you read this site. You can read every page without giving any information about yourself.

## Scope and Purpose

This policy covers this website, which exists to show the research of ${name}. It does not cover other sites to which we link, such as publishers of books and journals. Nothing is sold, and nothing is used for advertising.

## Information Collection

**The site.** It consists of pages alone. No program behind them asks for, receives or stores what you type; the search runs in your browser.

**The host.** Whoever delivers the pages sees the requests of your browser, as with every website, and may keep a record of them under its own terms.

**Your browser.** The site sets no cookies. The browser’s own storage keeps drafts of what you have typed, the time of your last message through a form, your place on a page, which topics you have read to the end, your choice of light or dark and, where the site asks for one, your choice on analytics, so that they survive a reload. You can clear all of this in your browser’s settings.

**E-mail.** If you write to the address on the [contact page](/contact), your letter arrives with your address and whatever you say in it.

## Data Usage

Letters are used to answer you, and to correct mistakes on the site.

## Third-Party Services

**E-mail delivery.** Only if the site is configured with EmailJS does the contact page have a form. Your browser then sends your name, address and message to that service, which delivers them as e-mail under its own terms.

**Analytics.** Nothing is loaded unless the site is configured with an analytics identifier. If it is, a bar at the foot of the page asks you first. Once you accept, Google’s tag records which pages are viewed and may set cookies of its own, and its own terms apply. Your choice is kept in your browser; *Analytics* at the end of every page lets you change it, and a refusal deletes those cookies. You are not asked, and nothing is loaded, when your browser sends Do Not Track or Global Privacy Control.

## Data Protection Measures

This site holds nothing about its readers that could be lost or stolen. No mailbox is perfectly safe: leave out of a letter what nobody else may read.

## Your Rights

You may ask for a copy of the letters that you wrote, for their correction, and for their erasure. You may be asked to show that the address is yours. You may also withdraw a consent at any time and complain to the data protection authority where you live.

## Policy Updates

When the policy changes, the new text appears on this page with a new date at its head.

## Contact Information

To exercise a right or to ask about this policy, write to the address on the [contact page](/contact).`;
