import { site } from '../content/site.ts';

/** The path of the professor's desk: a page of the app, which the compiled site knows nothing of. */
export const deskPath = '/desk';

/** The key under which tabs tell each other that the desk has changed something. */
export const deskChanged = 'desk-changed';

export const deskAddress = `${site.base}${deskPath}`;
