import { createProblem, type Problem, type Span, startOf } from '../core/problem.ts';
import type { Fences, MissingCause } from './fences.ts';
import type { Lines } from './lines.ts';

type Refused = Exclude<Fences, { kind: 'found' }>;

/** What is said of front matter whose two lines `---` cannot be told. */
export function describeFences(path: string, fences: Refused, lines: Lines): Problem {
  const say = (at: Span, reason: string, hint: string) => createProblem('front-matter', 'error', { at, reason, hint });
  switch (fences.kind) {
    case 'missing': {
      const [reason, hint] = causes[fences.cause];
      const at =
        fences.cause === 'text' || fences.cause === 'empty' ? startOf(path) : lines.at(fences.start, fences.end);
      return say(at, reason, hint);
    }
    case 'language':
      return say(
        lines.at(0, fences.name.length + 3),
        `Front matter in \`${fences.name}\` is not read.`,
        'Write YAML after a line that is `---` alone.',
      );
    case 'crooked': {
      const where = fences.start === 0 ? 'beginning' : 'end';
      return say(
        lines.at(fences.start, fences.end),
        `This line looks like the ${where} of the front matter and is not \`---\` alone.`,
        'Write exactly three hyphens, at the margin, with nothing after them.',
      );
    }
    case 'ended':
      return say(
        lines.at(fences.start, fences.end),
        '`...` ends the YAML here: what follows up to the next `---` would be left out.',
        'Write `---` if the front matter ends here; otherwise take this line out.',
      );
    case 'unclosed':
      return say(
        lines.at(0, 3),
        'The front matter is opened here and never closed.',
        `Add a line \`---\` after line ${fences.guess}.`,
      );
  }
}

const causes: Readonly<Record<MissingCause, readonly [reason: string, hint: string]>> = {
  text: [
    'The file has no front matter.',
    'Begin the file with a line `---`, the keys, and a second line `---`; `npm run site -- new` writes such a file, and `npm run site -- import` makes one of a text.',
  ],
  empty: ['The file is empty.', 'Write the page, or remove the file; `npm run site -- new` makes one to fill in.'],
  blank: ['The front matter does not begin in the first line.', 'Take out the empty lines above this `---`.'],
  crooked: [
    'This line looks like the beginning of the front matter and is not `---` alone.',
    'Write exactly three hyphens in the first line, with nothing before or after them.',
  ],
  code: [
    'The front matter stands in a block of code, so it is none.',
    'Take out the lines of backticks around it: the file begins with `---`.',
  ],
  toml: [
    'Front matter between `+++` is TOML, which is not read.',
    'Write YAML between two lines `---`: `title: Example`.',
  ],
  keys: ['The line `---` above the keys is missing.', 'Add a line `---` above this one.'],
  below: [
    'Something stands above the front matter, so it is none.',
    'Begin the file with `---`; the title of a page stands in the front matter alone.',
  ],
  bibtex: [
    'This is an entry of BibTeX, not a page.',
    'Save it in a file such as `library.bib` outside of `content/`, and bring it in with `npm run site -- import library.bib`.',
  ],
};
