import { site } from '../content/site.ts';

/** The path of the professor's desk: a page of the app, which the compiled site knows nothing of. */
export const deskPath = '/desk';

export const deskAddress = `${site.base}${deskPath}`;
