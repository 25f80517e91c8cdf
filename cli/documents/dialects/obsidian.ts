/** Of Obsidian. */
import { createSlugger } from '../../parse/slugger.ts';
import type { Dialect } from './passage.ts';
import { writeComment } from './writing.ts';

/** A picture of the vault, with its width or its words. */
const picture = /!\[\[([^[\]|\n]+\.(?:png|jpe?g|gif|webp|avif|svg))(?:\\?\|(?:\d+(?:x\d+)?|([^[\]\n]*)))?\]\]/gi;

export const obsidian: Dialect = {
  citations: {
    'a comment': {
      pattern: /%%([^%]+)%%/g,
      write: ([, hidden]) => writeComment(hidden),
      examples: [['So %% ask [[Sims]] about **this** %% it is', 'So %% ask Sims about this %% it is']],
    },
  },
  inline: {
    'the name of a passage': {
      pattern: /(?:^|[ \t])\^(?:[a-z][\w-]+|[a-z\d]{6})$/gim,
      write: () => '',
      examples: [['Words of it. ^6a51bc', 'Words of it.']],
    },
    'a picture with a width': {
      pattern: /!\[([^[\]|\n]*)\|\d+(?:x\d+)?\](?=\()/g,
      write: ([, words]) => `![${words}]`,
      examples: [['![A curve|300](a.png)', '![A curve](a.png)']],
    },
    'a picture': {
      pattern: picture,
      write: ([, name, words = '']) => `![${words}](<${name}>)`,
      examples: [['![[a.png|300]] ![[b.png|A curve]]', '![](<a.png>) ![A curve](<b.png>)']],
    },
    'a link to a note': {
      pattern: new RegExp(
        String.raw`(?!${picture.source})(!|(?<!!))\[\[(?=[^[\]|\n])([^[\]|#\\\n]*)(?:#([^[\]|\\\n]*))?(?:\\?\|([^[\]\n]+))?\]\](?![[(])`,
        'gi',
      ),
      write: ([, , , shown, name, heading, words]) => `${shown}${writeNoteLink(name, heading, words)}`,
      examples: [
        ['[[One#Two|it]], [[#Part A]]', '[it](<One.md#two>), [Part A](<#part-a>)'],
        ['![[paper.pdf#page=3]]', '![paper.pdf](<paper.pdf#page=3>)'],
      ],
    },
  },
};

/** The address of a file that is neither a page nor a picture. */
export const otherFile = /\.(?:pdf|docx?|xlsx?|pptx?|csv|mp[34]|m4a|wav|webm|canvas|excalidraw)(?=#|$)/i;

/** A link to a note or to another file of its vault, and to a heading there; to one of the same note without a name. */
function writeNoteLink(name = '', heading = '', words = name || heading.replace(/^.*#/, '')): string {
  const anchor = /^(?:$|page=|.*\^)/.test(heading) ? heading : createSlugger([])(heading.replace(/^.*#/, ''));
  return `[${words}](<${name}${name === '' || otherFile.test(name) ? '' : '.md'}${anchor && `#${anchor}`}>)`;
}
