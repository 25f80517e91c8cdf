/** Of Jekyll with Kramdown, al-folio and Jekyll Scholar. */
import type { Dialect } from './passage.ts';
import { readFigure, writeCallout, writeCitation, writeComment } from './writing.ts';

/** Signs around what Liquid does not read, and what shows nothing. */
const unread = /\{% include base_path %\}|\{% (?:end)?raw %\}/g;

export const jekyll: Dialect = {
  code: {
    'highlighted code': {
      pattern: /\{%\s*highlight\s+([\w+#-]+)[^{}\n]*\}\n([\s\S]*?)\n\{%\s*endhighlight\s*%\}/g,
      write: ([, language, code = '']) => `\`\`\`${language}\n${code.replace(unread, '')}\n\`\`\``,
      examples: [
        ['{% highlight r linenos %}\n{% raw %}\n##Load{% endraw %}\n{% endhighlight %}', '```r\n\n##Load\n```'],
      ],
    },
  },
  enclosures: {
    'signs around what Liquid does not read': {
      inFormulas: true,
      pattern: unread,
      write: () => '',
      examples: [['{% include base_path %}{% raw %}Words{% endraw %}', 'Words']],
    },
    'a block of HTML that holds Markdown': {
      pattern:
        /^<(div|section|aside|details)\s[^<>\n]*\bmarkdown=["']?(?:1|block)["']?[^<>\n]*>\n([\s\S]*?)\n<\/\1>$/gm,
      write: ([, , words]) => `\n${words}\n`,
      examples: [['<div class="notice" markdown="1">\n**bold**\n</div>', '\n**bold**\n']],
    },
  },
  blocks: {
    'a heading without a space': {
      pattern: /^#{2,6}(?=[^\s#!{])/gm,
      write: ([signs]) => `${signs} `,
      examples: [['##Outline', '## Outline']],
    },
    'looks of a table': {
      // Those of a box are read with it.
      pattern: /(?<=\|[ \t]*\n)\{:(?! *\.block-)[^{}\n]*\}/g,
      write: ([looks]) => `\n${looks}`,
      examples: [['| a |\n|---|\n| 1 |\n{:.wide}', '| a |\n|---|\n| 1 |\n\n{:.wide}']],
    },
  },
  commands: {
    'the address of the site': {
      pattern: /\{\{\s*(?:site\.(?:base)?url|base_path)\s*\}\}/g,
      write: () => '',
      examples: [['[CV]({{ site.baseurl }}/cv.md)', '[CV](/cv.md)']],
    },
    'an address within the site': {
      pattern: /\{\{\s*(["'])([^"'{}\n]*)\1\s*\|\s*(?:relative_url|absolute_url)\s*\}\}/g,
      write: ([, , address = '']) => address,
      examples: [['[CV]({{ "/cv.md" | relative_url }})', '[CV](/cv.md)']],
    },
    'the address of another page': {
      pattern: /(?=\{%)(?<=\]\([^()\n]{0,99}|\]: {0,9}|href=["'][^"'\n]{0,99})\{% (?:link|post_url) (\S+) %\}/g,
      write: ([, page = '']) => `${page.replace(/\.md$/, '')}.md`,
      examples: [
        ['[two]({% link _posts/two.md %})', '[two](_posts/two.md)'],
        ['[one]({% post_url 2020-01-01-one %})', '[one](2020-01-01-one.md)'],
      ],
    },
    'a line that HTML breaks': {
      pattern: /<br *\/?>[ \t]*\n(?=\S)/gi,
      write: () => '<br>',
      examples: [['One<br/> \ntwo', 'One<br>two']],
    },
    'the place of a table of contents': {
      pattern: /^(?:[*+-]|1\.) [^\n]*\n\{: *toc[^{}\n]*\}/gm,
      write: () => '{: toc}',
      examples: [['* TOC\n{:toc}', '{: toc}']],
    },
    'a figure of a template': {
      pattern: /\{%\s+include\s+figure\w*(?:\.html|\.liquid)?\s([^{}]*)%\}/g,
      write: ([all = '', said]) => writeFigure(said) ?? all,
      examples: [
        ['{% include figure.liquid path="one.png" title="A curve" %}', '<img src="/one.png" alt="A curve">'],
        [
          '{% include figure image_path="/one.png" alt="A curve" caption="It falls." %}',
          '<figure><img src="/one.png" alt="A curve"><figcaption>It falls.</figcaption></figure>',
        ],
      ],
    },
    'a picture in several sizes': {
      pattern: /\{% responsive_image ([^{}\n]*)%\}/g,
      write: ([all = '', said = '']) => writeFigure(said.replace(/(\w+): *(?:"([^"]*)"|(\S+))/g, '$1="$2$3"')) ?? all,
      examples: [['{% responsive_image path: one.png alt: "A curve" %}', '<img src="/one.png" alt="A curve">']],
    },
    'a film on the web': {
      pattern: /\{% include video\.(?:liquid|html) path="(https:[^"]*)"[^{}]*%\}/g,
      write: ([, address]) => `<${address}>`,
      examples: [['{% include video.liquid path="https://example.org/a" class="x" %}', '<https://example.org/a>']],
    },
    'a citation': {
      pattern:
        // What begins a sentence, or is what one should see, stood for its authors.
        /(?=\{)(?<=(?:^|\n\n|\n[*+-]\s|[.!?:]\s)\s*)\{% cite((?: \w[\w:.+/-]*)+) %\}(?=\s+\p{Ll})|(?<=(?<!\()\b(?:[Ss]ee|[Cc]ompare|by|in|of|from|with)\s)\{% cite((?: \w[\w:.+/-]*)+) %\}|\{% cite((?: \w[\w:.+/-]*)+) %\}/gu,
      write: ([, first = '', seen = first, keys]) =>
        keys === undefined
          ? seen.trim().replace(/^/, '@').replaceAll(' ', ', @')
          : writeCitation(keys.trim().split(' ')),
      examples: [
        ['{% cite one two %} say so.', '@one, @two say so.'],
        ['See {% cite one %} on it (see {% cite two %}).', 'See @one on it (see [@two]).'],
        ['It is so {% cite one DBLP:a/b %}.', 'It is so [@one; @DBLP:a/b].'],
      ],
    },
    'a citation of a page': {
      pattern: /\{% cite (\w[\w:.+/-]*) (?:--locator|-l) (\d+(?:-\d+)?) %\}/g,
      write: ([, key, pages = '']) => `[@${key}, ${pages.includes('-') ? 'pp' : 'p'}. ${pages}]`,
      examples: [['{% cite one --locator 126 %}, {% cite two -l 3-12 %}', '[@one, p. 126], [@two, pp. 3-12]']],
    },
  },
  boxes: {
    'a box of al-folio': {
      // A quotation with a heading and a name below it.
      pattern: /(?<!^>[^\n]*\n)^((?:>[^\n]*\n)+)\{: *\.block-(tip|warning|danger) *\}$/gm,
      write: ([, quoted = '', kind = '']) => {
        const words = quoted.replace(/^> ?/gm, '').replace(new RegExp(`^\\s*#+ *${kind} *\\n`, 'i'), '');
        return `${writeCallout(kind, words)}\n`;
      },
      examples: [
        ['> ##### TIP\n>\n> Calibrate.\n{: .block-tip }', '> [!tip] \n> Calibrate.\n'],
        ['> | a |\n> |---|\n> | 1 |\n{: .block-tip }', '> [!tip] \n> | a |\n> |---|\n> | 1 |\n'],
      ],
    },
  },
  citations: {
    'a comment': {
      pattern: /(?:\{::comment\}|\{% comment %\})([\s\S]*?)(?:\{:\/(?:comment)?\}|\{% endcomment %\})/g,
      write: ([, hidden]) => writeComment(hidden),
      examples: [
        ['{::comment}See [it](#one).{:/}', '%% See it one %%'],
        ['{% comment %}\nOne *two*\n{% endcomment %}', '%% One two %%'],
      ],
    },
  },
  inline: {
    'an address with spaces': {
      pattern: /(?<!\\)(!?\[[^[\]\n]*\])\(([^\s()<>"']+(?: [^\s()<>"']+)+\.\w{2,5})\)/g,
      write: ([, words, address]) => `${words}(<${address}>)`,
      examples: [['![A curve](my curve 2.png)', '![A curve](<my curve 2.png>)']],
    },
  },
};

/** A figure, whose address begins at the site and whose title is seen by the pointer alone; null if only Jekyll knows its address. */
function writeFigure(said: string | undefined): string | null {
  const { src, title, alt = title, caption, credit } = readFigure(said);
  if (src === undefined) return null;
  const words = [caption, credit].filter(Boolean).join(' ');
  const picture = `<img src="${/^(?:\/|https?:)/.test(src) ? src : `/${src}`}" alt="${alt}">`;
  return words === '' ? picture : `<figure>${picture}<figcaption>${words}</figcaption></figure>`;
}
