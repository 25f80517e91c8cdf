/** A YAML mistake, described by what the author did if that is known; offsets count from the start of the YAML. */
export interface YamlSlip {
  readonly start: number;
  readonly end: number;
  readonly reason: string;
  readonly hint: string;
  /** What was probably meant instead of the part from `start` to `end`. */
  readonly suggestion?: string | undefined;
  /** The kind of mistake, where mending it depends on that. */
  readonly form?: 'indented' | 'missing' | 'tab' | 'quote' | 'item' | 'list' | 'continued';
}

interface Line {
  readonly start: number;
  readonly text: string;
  /** The previous non-empty line, and whether an empty line comes between. */
  readonly before: string;
  readonly isAfterGap: boolean;
}

type Slip = Omit<YamlSlip, 'start' | 'end'> & { readonly start?: number };
type Judge = (line: Line) => Slip | null;

const oddSpace = '\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff';

/** A key with its value, at the margin or in a list. */
const entry = /^(\s*(?:- )?[A-Za-z][\w-]*:)[ \t]+(\S.*?)\s*$/;

/** What the author did wrong at the offset of a YAML error; null for an unknown mistake. */
export function findSlip(text: string, fault: number): YamlSlip | null {
  const lines = splitLines(text);
  const outer = findIndentedStart(lines);
  if (outer !== null) return outer;
  const index = Math.max(
    lines.findLastIndex((line) => line.start <= fault),
    0,
  );
  // The parser reports the line of the mistake, the line after it, or the line before it.
  for (const line of [lines[index], lines[index + 1], lines[index - 1]]) {
    if (line === undefined) continue;
    for (const judge of judges) {
      const slip = judge(line);
      if (slip === null) continue;
      const indent = line.text.length - line.text.trimStart().length;
      const end = line.start + line.text.trimEnd().length;
      return { start: line.start + indent, end, ...slip, suggestion: slip.suggestion?.trim() };
    }
  }
  return null;
}

/** The first key, if it is indented and one below it is not. */
function findIndentedStart(lines: readonly Line[]): YamlSlip | null {
  const first = lines.find(({ text }) => !/^\s*(?:#|$)/.test(text));
  if (first === undefined || !/^ +[A-Za-z][\w-]*:(?:\s|$)/.test(first.text)) return null;
  if (!lines.some(({ text }) => /^[A-Za-z][\w-]*:(?:\s|$)/.test(text))) return null;
  return {
    start: first.start + first.text.search(/\S/),
    end: first.start + first.text.trimEnd().length,
    form: 'indented',
    reason: 'This line is indented, and the keys below it are not.',
    hint: 'Begin it at the margin.',
    suggestion: first.text.trim(),
  };
}

function splitLines(text: string): Line[] {
  let start = 0;
  let before = '';
  let isAfterGap = false;
  return text.split('\n').map((line) => {
    const found = { start, text: line, before, isAfterGap };
    isAfterGap = line.trim() === '' && before !== '';
    if (!isAfterGap) before = line;
    start += line.length + 1;
    return found;
  });
}

/** Quotes a text as a YAML string. */
export function quoteYaml(text: string): string {
  return text.includes('"') || text.includes('\\') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** Two entries in brackets without a comma between them: `{ id: one note: two }`, `["one" "two"]`. */
const noComma = /([{,]\s*[A-Za-z][\w-]*:\s[^,{}]*?[^\s,:])\s+([A-Za-z][\w-]*):\s|([[,]\s*"[^"]*")\s+(?=("[^"]*"))/;

/** Checks a line by the groups of a pattern, if it matches. */
function whereMatches(pattern: RegExp, tell: (first: string, second: string) => Slip): Judge {
  return ({ text }) => {
    const [, first, second = ''] = pattern.exec(text) ?? [];
    return first === undefined ? null : tell(first, second);
  };
}

const judges: readonly Judge[] = [
  ({ text }) => {
    const fixed = text.replace(new RegExp(`[${oddSpace}]`, 'g'), ' ');
    if (!new RegExp(`^\\s*(?:-|[\\w-]+:)[${oddSpace}]|^ *[${oddSpace}]`).test(text) || fixed.trim() === '') return null;
    return {
      reason: 'A space in this line only looks like one: it is a non-breaking or another special space.',
      hint: 'Type the spaces of this line anew, with the space bar alone.',
      suggestion: fixed.trimEnd(),
    };
  },
  whereMatches(/^(\s*(?:- )?[\w-]+)\s?[：﹕︓]\s*(.*)$/, (key, value) => ({
    reason: `The colon after \`${key.trim()}\` is a full-width character.`,
    hint: 'Type `:` on an English keyboard, and a space after it.',
    suggestion: `${key}: ${value}`,
  })),
  whereMatches(/^(\s*(?:- )?[A-Za-z][\w-]*):(?=[^\s:/])(.*)$/, (key, value) => ({
    form: 'missing',
    reason: `A space is missing after the colon of \`${key.trim()}\`.`,
    hint: 'Write a colon, a space, and then the value.',
    suggestion: `${key}: ${value}`,
  })),
  whereMatches(/^([A-Za-z][\w-]*)\s*=\s*(\S.*)$/, (key, value) => ({
    reason: `\`=\` stands where a colon is expected, after \`${key}\`.`,
    hint: 'Write a colon and a space between a key and its value.',
    suggestion: `${key}: ${value}`,
  })),
  whereMatches(/^\*\*([A-Za-z][\w-]*)(?:\*\*:|:\*\*)\s*(.*)$/, (key, value) => ({
    reason: `\`**\` stands around the key \`${key}\`, and nothing is bold here.`,
    hint: 'Write the key alone.',
    suggestion: `${key}: ${value}`,
  })),
  whereMatches(/^(\s*)-([^\s-].*)$/, (indent, value) => ({
    reason: 'A space is missing after the hyphen of this item.',
    hint: 'Begin each item with a hyphen and a space.',
    suggestion: `${indent}- ${value}`,
  })),
  whereMatches(/^\s*([*•·–—−])\s+(.*)$/, (mark, value) => ({
    reason: `\`${mark}\` begins no item of a list here.`,
    hint: 'Begin each item with a hyphen and a space.',
    suggestion: `- ${value}`,
  })),
  ({ text, before }) => {
    const isKey = /^[ \t]+[A-Za-z][\w-]*:(?:\s|$)/.test(text);
    return isKey && /^[A-Za-z][\w-]*:[ \t]+[^\s|>]/.test(before)
      ? {
          form: 'indented',
          reason: 'This line is indented, so it reads as a part of the line above.',
          hint: 'Begin it at the margin.',
          suggestion: text.trim(),
        }
      : null;
  },
  ({ text, before }) => {
    const [own, other] = [/^(\s*)- /.exec(text)?.[1], /^(\s*)- /.exec(before)?.[1]];
    return own === undefined || other === undefined || own === other
      ? null
      : {
          form: 'item',
          reason: 'This item is not indented as the one above it.',
          hint: 'Give all items of a list the same number of spaces.',
          suggestion: `${other}${text.trim()}`,
        };
  },
  ({ text }) => (/(?:^|[\s[,"'])@[\w-]/.test(text) ? judgeAt(text) : null),
  ({ text }) => {
    const found = noComma.exec(text);
    if (found === null) return null;
    const [before = '', after = ''] = found.slice(found[1] === undefined ? 3 : 1);
    const end = found.index + before.length;
    return {
      reason: `A comma is missing before \`${after}\`.`,
      hint: 'Put a comma between two entries, and a value that holds a colon in quotes.',
      // Only quotes make it certain which of the two was meant.
      suggestion: found[1] === undefined ? `${text.slice(0, end)},${text.slice(end)}` : undefined,
    };
  },
  judgeValue,
  judgeProse,
];

function judgeAt(text: string): Slip {
  const isItem = /^\s*-/.test(text);
  const meant = isItem
    ? text.replace(/-\s*\[?\s*@/, '- ').replace(/\]\s*$/, '')
    : /^references: +\[/.test(text)
      ? text.replace(/([[,]\s*)@/g, '$1')
      : text.replace(/^([^:]+: +)(@.*)$/, (_, key: string, value: string) => `${key}${quoteYaml(value)}`);
  return {
    reason: 'A value cannot begin with `@`.',
    hint:
      isItem || text.startsWith('references')
        ? 'Name a publication without `@` and brackets here; `[@id]` is for the text.'
        : 'Put the value in quotes.',
    suggestion: meant === text ? undefined : meant,
  };
}

/** Checks the first character and the content of a value. */
function judgeValue({ text, start }: Line): Slip | null {
  const value = entry.exec(text)?.[2];
  const slip = value === undefined ? null : judgeWords(value);
  return slip === null ? null : { start: start + text.lastIndexOf(value ?? ''), ...slip };
}

function judgeWords(value: string): Slip | null {
  if (/^[“”„«»‘‚]/.test(value))
    return {
      reason: 'The quotes around this value are typographic ones, which hold nothing together here.',
      hint: 'Write straight quotes around it, `"`.',
      suggestion: quoteYaml(value.replace(/^[“”„«»‘‚]\s*|\s*[“”«»‘’]$/g, '')),
    };
  if (/^'(?:[^']|'')*'(?=[^\s#,])/.test(value))
    return {
      reason: 'The quote that begins this value ends at the apostrophe in its middle.',
      hint: 'Put the value in double quotes.',
      suggestion: quoteYaml(value.replace(/^'|'$/g, '')),
    };
  if (/^"(?:[^"\\]|\\.)*"\s*[^\s#,}\]]/.test(value) || /^\[[^\]]*\]\s*[^\s#]/.test(value))
    return {
      reason: `The value goes on after its closing ${value.startsWith('"') ? 'quote' : 'bracket'}.`,
      hint: 'Put the whole value in quotes.',
      // A quote that opens within the first one is inside of it.
      suggestion: quoteYaml(/^"[^"]*[\s(]"\S.*"$/.test(value) ? value.slice(1, -1) : value),
    };
  if (/^\[[^\]"']*\s#.*\]$/.test(value))
    return {
      reason: 'What follows `#` is taken for a remark, with the bracket that closes the list.',
      hint: 'Put the item with the `#` in quotes.',
    };
  if (/^\[[^\]]*$/.test(value))
    return { reason: 'The list is opened with `[` and never closed.', hint: 'Add `]` after its last item.' };
  const sign = /^(?:[`%&*!|>?,\]}]|- )/.exec(value)?.[0].trim();
  if (sign !== undefined)
    return {
      reason: `A value cannot begin with \`${sign === '`' ? ' ` ' : sign}\`, which means something else here.`,
      hint: 'Put the value in quotes.',
      suggestion: quoteYaml(value.replace(/^(\*{1,3}|`)(.*)\1$/, '$2')),
    };
  if (!/^["'[{]/.test(value) && /:\s|:$/.test(value)) {
    const isTwoKeys = /^[a-z\d][\w-]* [a-z]\w*:\s+\S+$/.test(value);
    return {
      reason: 'A colon followed by a space splits this value in two.',
      hint: `${isTwoKeys ? 'Begin a new line with the second key, or put' : 'Put'} the whole value in quotes.`,
      // A remark behind it would become a part of it.
      suggestion: value.length > 100 || isTwoKeys || value.includes(' # ') ? undefined : quoteYaml(value),
    };
  }
  return null;
}

/** A line that is neither a key nor a list item. */
function judgeProse({ text, before, isAfterGap }: Line): Slip | null {
  if (!/^\S/.test(text) || /^(?:- |#|["'{[])/.test(text) || /^[^\s:]+:(?:\s|$)/.test(text)) return null;
  const above = /^([\w-]+):/.exec(before)?.[1];
  const [, key = '', value = ''] = /^([a-z][A-Za-z]*) +(\S.*)$/.exec(text) ?? [];
  // Several words below a key probably continue its value.
  if (key !== '' && !isAfterGap && (above === undefined || !value.includes(' ')))
    return {
      form: 'missing',
      reason: `A colon is missing after \`${key}\`.`,
      hint: 'Write a colon and a space between a key and its value.',
      suggestion: `${key}: ${value}`,
    };
  if (isAfterGap)
    return {
      reason: 'This line has no key, and the front matter is not closed above it.',
      hint: 'Add a line `---` between the keys and the text of the page.',
    };
  const reason = 'This line has no key.';
  if (above === undefined) return { reason, hint: 'Write `key: value`.' };
  return { form: 'continued', reason, hint: `If it goes on with \`${above}\`, join it to the line above.` };
}
