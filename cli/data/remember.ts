/** Gives the text of `make`, or the one that it gave last under this name if it was made of the same parts. */
export type Remember = (name: string, parts: () => readonly unknown[], make: () => string) => string;

/** Makes everything anew: one compile has nothing to remember. */
export const makeAnew: Remember = (_name, _parts, make) => make();

/** A memory over several compiles: a text is made again only when one of its parts is another value than last time. */
export function rememberTexts(): Remember {
  const known = new Map<string, { readonly parts: readonly unknown[]; readonly text: string }>();
  return (name, listParts, make) => {
    const parts = listParts();
    const last = known.get(name);
    if (last?.parts.length === parts.length && parts.every((part, index) => part === last.parts[index]))
      return last.text;
    const text = make();
    known.set(name, { parts, text });
    return text;
  };
}
