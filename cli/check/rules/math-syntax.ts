import type { Span } from '../../core/problem.ts';
import { slugify } from '../../core/slug.ts';
import { typesetMath } from '../../render/math.ts';
import type { Advice, Rule } from '../rule.ts';
import { findUnclosed } from './open-code.ts';

export const mathSyntax: Rule = {
  id: 'math-syntax',
  level: 'error',
  finds: 'A formula cannot be read as TeX.',
  example: { wrong: '$\\frac{1}{2$', right: '$\\frac{1}{2}$' },
  *checkDocument(document) {
    const open = findUnclosed(document, 'math');
    const named = document.body.math.flatMap(({ target, meta, at }) => {
      const [ending, name = ''] = /^\$\$[ \t]*\{#eq[-:]([\w-]+)[^{}\n]*\}/m.exec(`$$ ${meta}\n${target}`) ?? [];
      return ending === undefined ? [] : [{ ending, label: `eq:${slugify(name)}`, at }];
    });
    for (const { ending, label, at } of named)
      yield {
        at,
        reason: `\`${ending}\` does not end a formula: what is below it is read as a part of one.`,
        hint: `End it with \`$$\` alone, and write the label below, with an empty line between: \`: {#${label}}\`.`,
      };
    const isNamed = (one: Span) => named.some(({ at }) => at.line === one.line);
    for (const { at } of open.filter((one) => !isNamed(one.at)))
      yield {
        at,
        reason: 'This `$$` is never closed: everything below it is read as a formula.',
        hint: 'Add a line after the formula that is `$$` alone.',
      };
    for (const { target, isDisplay, meta, at } of document.body.math) {
      if (isDisplay && (isNamed(at) || open.some((one) => one.at.line === at.line))) continue;
      if (meta)
        yield {
          at,
          reason: 'What stands behind the first `$$` is left out of the formula.',
          hint: 'Write each `$$` on a line of its own, and the formula between them.',
        };
      if (/(?<!\\)%/.test(target))
        yield {
          at,
          reason: 'A remark begins with `%` in TeX: it is left out of the formula, with all that follows in its line.',
          hint: 'Write `\\%` for per cent.',
        };
      const [reference] = /\\(?:eq)?ref(?![a-zA-Z])/.exec(target) ?? [];
      if (reference !== undefined)
        yield {
          at,
          reason: `\`${reference}\` prints nothing in a formula.`,
          hint: 'Write `[@eq:name]` outside of the dollars, and `: {#eq:name}` below the formula that it means.',
        };
      const typeset = typesetMath(target, isDisplay);
      if ('fault' in typeset) yield { at, ...explainFault(typeset.fault.replace(/\.+$/, '')) };
    }
  },
};

function explainFault(fault: string): Advice {
  if (/^Unexpected end of input.*expected '\}'|^Expected '\}', got 'EOF'/.test(fault))
    return { reason: 'A `}` is missing in this formula.', hint: 'Close each `{` by a `}`.' };
  // What the typesetter stumbles over there.
  if (fault.startsWith('Cannot read properties of null'))
    return {
      reason: 'Nothing follows a `^` or a `_` in this formula.',
      hint: 'Write behind it what is to be raised or lowered, or take the sign out.',
    };
  if (fault.includes('call stack')) return { reason: 'This formula is nested too deep.', hint: 'Write it in parts.' };
  if (fault.startsWith('\\tag '))
    return {
      reason: 'A `\\tag` numbers a displayed formula, and this one stands within a line.',
      hint: 'Take it out, or write each `$$` on a line of its own, and the formula between them.',
    };
  const known = /attempting to redefine (\\[a-zA-Z]+)/.exec(fault)?.[1];
  if (known !== undefined)
    return {
      reason: `\`${known}\` has a meaning already.`,
      hint: 'Take its definition out, or write `\\renewcommand`; either way, a definition holds in its own formula alone.',
    };
  if (fault.includes('only in display mode'))
    return {
      reason: 'This formula has several lines, and stands in one.',
      hint: 'Write each `$$` on a line of its own, and the formula between them.',
    };
  if (/got '(?:&|\\\\)'/.test(fault))
    return {
      reason: 'The lines of this formula are not in an environment that sets them below one another.',
      hint: 'Write `\\begin{aligned}` before them and `\\end{aligned}` after them.',
    };
  const macro =
    /^(?:Undefined control sequence|Unrecognized macro|Unsupported function name|Unknown macro).*?(\\[a-zA-Z]+)/i.exec(
      fault,
    )?.[1];
  if (macro === undefined)
    return {
      reason: `The formula cannot be read: ${fault}.`,
      hint: 'Correct the TeX; write `\\$` for a plain dollar.',
    };
  return {
    reason: `\`${macro}\` is unknown here: commands of your own preamble do not work.`,
    hint: 'Write it out, in commands that every TeX knows.',
  };
}
