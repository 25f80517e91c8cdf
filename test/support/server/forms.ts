/** A questionnaire as a person fills it in. */
export const filledIn = {
  name: 'Ada Example',
  email: 'Ada@Example.org',
  location: 'Zürich, Switzerland',
  age: '41',
  education: 'PhD in statistics',
  workStatus: 'Y, research',
  interestInCognitiveEconomics: 'A colleague’s talk — “mistakes” as data 🙂',
  selectedChapters: JSON.stringify(['Introduction to Cognitive Economics', 'A title that no longer exists']),
  selectedBooks: JSON.stringify([]),
  participationPreferences: JSON.stringify(['Purely informational']),
  proposalTitle: 'Reading scans together',
  proposalSummary: 'Two readers, one image.\nSecond line.',
} as const;

/** The same as form data, with fields replaced, added, or left out where undefined. */
export function formOf(changes: Readonly<Record<string, string | File | undefined>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filledIn, ...changes })) {
    if (value !== undefined) form.append(name, value);
  }
  return form;
}

export const message = {
  name: 'Bo Example',
  email: 'bo@example.org',
  occupation: '',
  message: 'Hello,\nworld.',
} as const;

/** The body that EmailJS's library sends. */
export function emailOf(
  params: Readonly<Record<string, unknown>> = {},
  identifiers: Readonly<Record<string, unknown>> = {},
) {
  return {
    lib_version: '4.4.1',
    user_id: 'site',
    service_id: 'site',
    template_id: 'site',
    ...identifiers,
    template_params: { ...message, ...params },
  };
}
