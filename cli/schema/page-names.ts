/** The plain pages. They stand apart from their schemas in kinds.ts, for what need not load those. */
export const pageNames = [
  'home',
  'research',
  'contact',
  'forum',
  'chatbot',
  'questionnaire',
  'privacy-policy',
] as const;
export type PageName = (typeof pageNames)[number];

/** Whether a name is that of a plain page. */
export function isPageName(name: string): name is PageName {
  return (pageNames as readonly string[]).includes(name);
}
