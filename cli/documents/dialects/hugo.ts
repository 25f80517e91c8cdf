/** Of Hugo with Hugo Blox. */
import type { Dialect } from './passage.ts';
import { readAttributes, readFigure, writeCallout } from './writing.ts';

export const hugo: Dialect = {
  code: {
    'highlighted code': {
      pattern: /\{\{[<%]\s*highlight\s+([\w+#-]+)[^{}\n]*\}\}\n([\s\S]*?)\n\{\{[<%]\s*\/highlight\s*[>%]\}\}/g,
      write: ([, language, code]) => `\`\`\`${language}\n${code}\n\`\`\``,
      examples: [['{{< highlight c++ >}}\nint x;\n{{< /highlight >}}', '```c++\nint x;\n```']],
    },
  },
  enclosures: {
    'signs around formulas': {
      inFormulas: true,
      pattern: /\{\{[<%] \/?math [>%]\}\}/g,
      write: () => '',
      examples: [['{{< math >}}\n$$\nx\n$$\n{{< /math >}}', '\n$$\nx\n$$\n']],
    },
  },
  commands: {
    'the address of another page': {
      pattern:
        /(?=\{\{)(?<=\]\([^()\n]{0,99}|\]: {0,9}|href=["'][^"'\n]{0,99})\{\{[<%] (?:rel)?ref "([^"]*)" [>%]\}\}/g,
      write: ([, page = '']) => page,
      examples: [['[One]({{< ref "/a/_index.md" >}})', '[One](/a/_index.md)']],
    },
    'another page as a card': {
      pattern: /\{\{< cite page="([^"]*?)([^"/]*)\/?"[^{}\n]*>\}\}/g,
      write: ([, folder, name]) => `[${name}](<${folder}${name}>)`,
      examples: [['{{< cite page="/publication/study" view="4" >}}', '[study](</publication/study>)']],
    },
    'a link to a file of the site': {
      pattern: /\{\{[<%] staticref "([^"]*)"[^{}\n]*[>%]\}\}([^{}\n]*)\{\{[<%] \/staticref [>%]\}\}/g,
      write: ([, address, words]) => `[${words}](<${address}>)`,
      examples: [['{{% staticref "files/cv.pdf" "newtab" %}}my CV{{% /staticref %}}', '[my CV](<files/cv.pdf>)']],
    },
    'an icon': {
      pattern: /\{\{[<%] (?:icon|fa|ai|bi|iconify) ([^{}\n]*)[>%]\}\}/g,
      write: ([, icon]) => `{: ${icon}}`,
      examples: [['here {{< fa star >}}', 'here {: star }']],
    },
    'the place of a table of contents': {
      pattern: /\{\{[<%] toc [>%]\}\}/g,
      write: () => '{: toc}',
      examples: [['{{< toc >}}', '{: toc}']],
    },
    'a figure': {
      pattern: /\{\{[<%]\s*figure\s([^{}]*)[>%]\}\}\n?/g,
      write: ([all = '', said]) => `\n\n${writeFigure(said) ?? all}\n\n`,
      examples: [
        ['{{< figure src="one.png" alt="A curve" >}}', '\n\n<img src="one.png" alt="A curve">\n\n'],
        [
          '{{< figure src="one.png" title="Costs" caption="They fall." attr="Ada" attrlink="https://example.org" >}}',
          '\n\n![](<one.png>)\n\n: **Costs** They fall. [Ada](<https://example.org>)\n\n',
        ],
      ],
    },
    'a film on the web': {
      pattern: /\{\{[<%] (?:youtube|video) (?:id=)?"?(?!\w+=)([^"{}\s]+)([^{}\n]*)[>%]\}\}/g,
      write: ([, film = '', said]) => {
        const address = /^https?:/.test(film) ? film : `https://www.youtube.com/watch?v=${film}`;
        const { title = '' } = readAttributes(said);
        return title === '' ? `<${address}>` : `[${title}](<${address}>)`;
      },
      examples: [
        ['{{< youtube aB1 >}}', '<https://www.youtube.com/watch?v=aB1>'],
        ['{{< video https://youtu.be/a title="A talk" >}}', '[A talk](<https://youtu.be/a>)'],
      ],
    },
  },
  boxes: {
    'a callout': {
      pattern: /^\{\{[%<] (callout|alert) (\w+) [%>]\}\}\n([\s\S]*?)\n\{\{[%<] \/\1 [%>]\}\}$/gm,
      write: ([, , kind = '', words = '']) => writeCallout(kind, words),
      examples: [['{{% callout note %}}\nMind.\n{{% /callout %}}', '> [!note] \n> Mind.']],
    },
  },
};

/** A figure, which has a caption where anything is said of it; null if only Hugo knows its address. */
function writeFigure(said: string | undefined): string | null {
  const { src, title, alt = '', caption, credit } = readFigure(said);
  if (src === undefined) return null;
  const heading = caption === undefined || title === '' ? title : `**${title}**`;
  const words = [heading, caption, credit].filter(Boolean).join(' ');
  return words === ''
    ? `<img src="${src}" alt="${alt}">`
    : `![${alt.replace(/[[\]]/g, '\\$&')}](<${src}>)\n\n: ${words}`;
}
