const most = 4980;

function fill(part: string): string {
  return part.repeat(Math.floor(most / part.length));
}

function nest(indent: string, mark: string): string {
  let text = '';
  for (let depth = 0; text.length < most - 500; depth += 1) text += `${indent.repeat(depth)}${mark}a\n`;
  return text.slice(0, most);
}

/** Letters of many scripts, each from another font. */
function scripts(): string {
  const blocks = [0x370, 0x400, 0x530, 0x5d0, 0x620, 0x900, 0xe00, 0x10a0, 0x1100, 0x3040, 0x4e00, 0xac00];
  const letters = blocks.flatMap((first) =>
    Array.from({ length: 48 }, (_, place) => String.fromCodePoint(first + place)),
  );
  return fill(letters.join(''));
}

/** Texts that could break a page's layout or slow it down, each as long as the forum lets a question be. */
export const hostileTexts: Readonly<Record<string, string>> = {
  'a table of half a million cells': `${'|a'.repeat(1000)}\n${'|-'.repeat(1000)}${'\na'.repeat(490)}`,
  'lists in lists on one line': fill('1. '),
  'quotes in quotes': fill('> '),
  'quotes with lazy lines': `${'>'.repeat(2000)}${'\na'.repeat(1400)}`,
  'quotes and lists in turn': fill('> 1. '),
  'lists in lists by indentation': nest('  ', '- '),
  'numbered lists by indentation': nest('   ', '1. '),
  'emphasis that never closes': fill('*a_ '),
  'emphasis that closes from within': `${'*a '.repeat(800)}${'a* '.repeat(800)}`,
  'marks of emphasis alone': fill('*_'),
  strikethrough: fill('~~a~~ '),
  'code of growing fences': Array.from({ length: 98 }, (_, count) => `a${'`'.repeat(count)}`).join(''),
  brackets: `${'['.repeat(2480)}${']'.repeat(2480)}`,
  links: fill('[a](https://evil.example/) '),
  'bare addresses': fill('www.evil.example/a '),
  'addresses in angles': fill('<https://evil.example/>'),
  'e-mail addresses': fill('a@evil.example '),
  'scripts in links': fill('[a](javascript:alert(1)) '),
  pictures: fill('![a](https://evil.example/a.png) '),
  'definitions of links': fill('[a]: /evil\n'),
  footnotes: `${'[^a]'.repeat(1200)}\n\n[^a]: a`,
  HTML: fill('<details open><img src=x onerror=alert(1)>'),
  'a script': fill('<script>alert(1)</script>'),
  'open comments': fill('<!--'),
  headings: fill('# Loud\n'),
  entities: fill('&lt;&#60;&amp;'),
  'empty lines': `${'\n'.repeat(most - 10)}a`,
  'one word': fill('a'),
  'one word without a place to break': fill('a\u2060'),
  'letters under letters': fill(`a${'\u0316\u0317'.repeat(40)}`),
  'many scripts': scripts(),
  'text that turns round': fill('\u202eabc\u2066def\u2067'),
  'pictures of people': fill('👩‍👩‍👧‍👦'),
  tabs: fill('\ta'),
  'spaces that do not break': fill('\u00a0'),
};
