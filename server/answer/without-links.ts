/** Markdown that services write although they are asked for plain text. */
const emphasis = /\*\*|__|`/g;
const headings = /^#{1,6}\s+/gm;

/** What Markdown renderers turn into links by themselves: addresses with a scheme, with `www`, and e-mail addresses. */
const clickable = /[a-z][a-z0-9+.-]*:\/\/\S*|www\.\S*|[^\s<>()[\]]*@[^\s<>()[\]]*/gi;
const markdownLink = /!?\[([^[\]]*)\]\([^()\s]*(?:\s[^()]*)?\)/g;
const tag = /<[^<>]*>/g;
const definition = /^\s*\[[^\]]+\]:.*$/gm;

/**
 * Removes everything from a text that could become a link or markup, repeatedly, since removing one thing may create
 * another. The result still has to be escaped.
 */
export function withoutLinks(text: string): string {
  let plain = text.replace(emphasis, '').replace(headings, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(markdownLink, '$1').replace(tag, '').replace(definition, '').replace(clickable, '');
  }
  return plain.replace(/[ \t]+$/gm, '').trim();
}
