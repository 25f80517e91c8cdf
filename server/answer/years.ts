const year = /\b(?:1[5-9]|20)\d\d\b/g;
const bound =
  /(?<=\b(?:since|after|before|until|till|between)\s+)\d{4}\b|\b\d{4}(?=\s*(?:on|onwards|and|to|until|till|[-–])\b)|(?<=\b\d{4}\s*(?:and|to|until|till|[-–])\s*)\d{4}\b/g;

/** The years of a text before or after which something was. */
export function boundsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(bound));
}

/** A text without the years before or after which something was. */
export function withoutBounds(text: string): string {
  return text.replace(bound, ' ');
}

/** Gives a function that tells whether a text asks for the same years as a question. */
export function ofSameYears(question: string): (text: string) => boolean {
  const bounds = boundsOf(question);
  const years = [...new Set(question.match(year))];
  return (text) => years.every((each) => text.includes(each) !== bounds.has(each));
}
