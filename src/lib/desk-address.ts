import { site } from '../content/site.ts';

/** The path of the professor's desk, a page of the app that is not compiled from content. */
export const deskPath = '/desk';

/** The storage key by which tabs tell each other that the desk has changed something. */
export const deskChanged = 'desk-changed';

export const deskAddress = `${site.base}${deskPath}`;
