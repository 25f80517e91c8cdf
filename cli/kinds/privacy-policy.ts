import type { PageSource } from './kind.ts';
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
