/** Signs that services write although they are asked for plain text. */
const emphasis = /\*\*|__|`/g;
const headings = /^#{1,6}\s+/gm;

/** What a markdown renderer makes a link of without any sign around it: addresses with a scheme, with `www`, and of mail. */
const clickable = /[a-z][a-z0-9+.-]*:\/\/\S*|www\.\S*|[^\s<>()[\]]*@[^\s<>()[\]]*/gi;
const markdownLink = /!?\[([^[\]]*)\]\([^()\s]*(?:\s[^()]*)?\)/g;
const tag = /<[^<>]*>/g;
const definition = /^\s*\[[^\]]+\]:.*$/gm;

/**
 * Takes everything out of a text that could lead out of the site, over and over until nothing is left: what stands
 * around one thing that is taken out may be another. What remains still has to be escaped.
 */
export function withoutLinks(text: string): string {
  let plain = text.replace(emphasis, '').replace(headings, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(markdownLink, '$1').replace(tag, '').replace(definition, '').replace(clickable, '');
  }
  return plain.replace(/[ \t]+$/gm, '').trim();
}
