/** Collects what could not be carried over from a document. */
export type Losses = ReturnType<typeof startLosses>;

/** Reported of lists in Word, LibreOffice and HTML alike. */
export const lettered = 'The letters or Roman numerals of a list are digits now.';

/** Reported of what Word and LibreOffice hide. */
export const hidden = 'Hidden text is left out.';

/** Reported of what was drawn in Word and LibreOffice. */
export const drawn = 'A drawn shape is left out: save it as a picture, and put it in.';

/** Reported of what Word and HTML only indent. */
export const indented = 'An indented paragraph is a quotation now.';

/** Reported of the publications that a page lists by itself. */
export const listed = 'The list of references is left out: the page makes its own.';

/** Reported of a command of LaTeX of which nothing comes in. */
export function tellCommand(name: string): string {
  return `LaTeX’s \`${name}\` is left out, with what it says: write that into the page, if readers need it.`;
}

/** Starts a list of losses: each sentence once, with how often it applied and the first three places as quoted words. */
export function startLosses() {
  const met = new Map<string, { times: number; readonly near: Set<string> }>();
  return {
    add(what: string, near = '') {
      const one = met.get(what) ?? { times: 0, near: new Set() };
      met.set(what, one);
      one.times += 1;
      const words = shorten(near);
      if (words !== '' && one.near.size < 3) one.near.add(words);
    },
    list: () =>
      [...met].map(([what, { times, near }]) => {
        const at = [...near].map((words) => `“${words}”`).join(', ');
        const notes = [...(times === 1 ? [] : [`${times} times`]), ...(at === '' ? [] : [`at ${at}`])];
        return notes.length === 0 ? what : `${what} (${notes.join(', ')})`;
      }),
  };
}

/** The first words of a passage, enough to find it by. */
function shorten(passage: string): string {
  const words = passage.replace(/[\uE000-\uE003]|\s+/g, ' ').trim();
  return words.length <= 40 ? words : `${words.slice(0, 40).replace(/\s+\S*$/, '')} …`;
}
