import type { Element, ElementContent, RootContent } from 'hast';
import type { Code } from 'mdast';
import { htmlToHast } from 'satteri';
import { splitWords } from '../core/words.ts';
import { readLanguages } from '../read/languages.ts';
import { h } from './elements.ts';

/** The three colours of code, by the scopes of highlight.js; all else has the colour of the text. */
const classOf = new Map([
  ...splitWords('comment quote').map((scope) => [scope, 'code-comment'] as const),
  ...splitWords('keyword type meta name attr attribute section selector-tag addition').map(
    (scope) => [scope, 'code-keyword'] as const,
  ),
  ...splitWords('string regexp number literal symbol deletion').map((scope) => [scope, 'code-value'] as const),
]);

/** A block of code, which can be scrolled by keyboard; in a known language, its comments, words and values are marked. */
export function renderCode({ value, lang }: Code): Element {
  const [language] = /[\w+#-]+/.exec(lang ?? '') ?? [];
  const className = language === undefined ? {} : { className: [`language-${language}`] };
  const code = h('code', className, ...(language === undefined ? [value] : markScopes(value, language)));
  if (value !== '') code.children.push({ type: 'text', value: '\n' });
  return h('div', { className: ['code'] }, h('pre', { tabIndex: 0, role: 'group', ariaLabel: 'Code' }, code));
}

/** In a line longer than this, which is data, some languages look from each sign to its end: minutes for 200 KB. */
const longestLine = /^.{5001}/m;

function markScopes(code: string, language: string): readonly (ElementContent | string)[] {
  const languages = readLanguages();
  if (languages.getLanguage(language) === undefined || longestLine.test(code)) return [code];
  const { value } = languages.highlight(code, { language, ignoreIllegals: true });
  const { children } = htmlToHast(value, { fragment: true }) as { readonly children: readonly RootContent[] };
  return chooseMarks(children);
}

/** The marks of highlight.js in the classes of this site; a mark without a colour leaves what it holds. */
function chooseMarks(nodes: readonly RootContent[]): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return node.type === 'text' ? [node] : [];
    const inside = chooseMarks(node.children);
    const [scope] = [node.properties.className ?? ''].flat();
    const mark = classOf.get(String(scope).replace(/^hljs-/, ''));
    return mark === undefined ? inside : [h('span', { className: [mark] }, ...inside)];
  });
}
