/** Markdown that services write although they are asked for plain text. */
const emphasis = /\*\*|__|`/g;
const heading = /^#{1,6}\s+/;

/** What Markdown renderers turn into links by themselves: addresses with a scheme, with `www`, and e-mail addresses. */
const clickable = /[a-z][a-z0-9+.-]*:\/\/\S*|www\.\S*|[^\s<>()[\]]*@[^\s<>()[\]]*/gi;
const markdownLink = /!?\[([^[\]]*)\]\([^()\s]*(?:\s[^()]*)?\)/g;
const tag = /<[^<>]*>/g;
const definition = /^\s*\[[^\]]+\]:.*$/;

/**
 * Removes everything from a line that could become a link or markup, repeatedly, since removing one thing may create
 * another. The result still has to be escaped.
 */
export function withoutLinks(line: string): string {
  let plain = line.replace(emphasis, '').replace(heading, '');
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(markdownLink, '$1').replace(tag, '').replace(definition, '').replace(clickable, '');
  }
  return plain.trim();
}
