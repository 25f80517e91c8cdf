import { slugify } from '../../core/slug.ts';
import { decode } from '../../core/text.ts';
import type { ParsedBody } from '../../parse/body.ts';
import { withSpans } from '../../parse/lines.ts';
import { nameMedia } from '../../read/entries.ts';
import type { Model } from '../../resolve/model.ts';
import { leads } from '../fix-address.ts';
import { mend, write } from '../fixer.ts';
import { type Forms, findForms, quoteStray, type Stray, type SuggestedForm, straysIn } from '../form.ts';
import { adviseTarget, mediaAddress } from '../local-address.ts';
import { type Advice, type Rule, shorten } from '../rule.ts';
import { addressIn, wikiLink } from '../wiki-link.ts';

export const linkForm: Rule = {
  id: 'link-form',
  level: 'error',
  finds: 'A link or picture is not written as one: readers would see its brackets, and nothing to follow.',
  example: {
    wrong: 'See [the data](https://www.example.org/my data).',
    right: 'See [the data](https://www.example.org/my%20data).',
  },
  *checkDocument(document, model) {
    const { body } = document;
    const { nestedLinks } = body;
    for (const stray of withSpans(document, straysIn(body, findStrays)))
      yield { at: stray.at, form: stray.name, ...stray.form.advise(quoteStray(stray, body), model) };
    for (const { target, at } of nestedLinks)
      yield {
        at,
        reason: `\`${shorten(target)}\` is a link itself and stands in the words of another one.`,
        hint: 'Close the first link before it, and write it behind that one.',
      };
    for (const { target, words, at } of body.links)
      if (words === '' && !nestedLinks.some((nested) => nested.at.line === at.line))
        yield {
          at,
          reason: `The link to \`${target}\` has no words: readers do not see it.`,
          hint: 'Write the words of the link between the square brackets, or take the link out.',
        };
  },
  fix: (one) => {
    const { suggestion, form } = one.problem;
    const [, words = '', target = ''] = /^(!?\[[^\]]*\]\()(.*)\)$/s.exec(one.written) ?? [];
    const renamed = mediaAddress(decode(target));
    if (renamed !== undefined && renamed !== target && one.model.addresses.media.has(renamed))
      return [write(one, `${words}${renamed})`, true)];
    if (suggestion === null) return [];
    const { isCertain, fix } = forms[form ?? ''] ?? address;
    if (fix !== undefined) return fix(one, suggestion);
    if (suggestion.includes('…') !== one.written.includes('…')) return [];
    return [write(one, suggestion, isCertain?.(one, suggestion) === true)];
  },
};

/** A link with an address that is none; what is wrong with it is another form where the fix depends on that. */
const address: SuggestedForm = {
  patterns: [[/(?<!\\)!?\[[^\][]*\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)/g]],
  advise: adviseAddress,
  isCertain: (one, suggestion) =>
    one.problem.form === 'quotes' ||
    suggestion === one.written.replace(/(?<=\]\(\S*) (?=\S*\))/g, '%20') ||
    (one.problem.form === 'space' && leads(one, addressIn(suggestion))),
};

const forms: Forms<SuggestedForm> = {
  wiki: wikiLink,
  address,
  unclosed: {
    patterns: [[/(?<!\\)!?\[[^\][]*\]\([^()\n]*(?:\([^()\n]*\)?[^()\n]*)?$/gm]],
    advise: (text) => {
      const { what, quoted, begin, target } = partsOf(text);
      return {
        reason: `The ${what} ${quoted} is never closed.`,
        hint: `Write \`)\` right after the address${/\(/.test(target) ? ', one for each bracket that is opened in it' : ''}.`,
        suggestion: `${begin}${target.split(/\s/)[0] ?? ''})`,
      };
    },
    fix: (one, suggestion) => {
      const end = one.start + suggestion.length - 1;
      const target = /\]\(([^()]+)\)$/.exec(suggestion)?.[1] ?? '';
      if (!one.text.startsWith(suggestion.slice(0, -1), one.start) || !/\s/.test(one.text[end] ?? '')) return [];
      return [mend(one, 'Close the link', [{ start: end, end, piece: ')' }], leads(one, target))];
    },
  },
  gap: {
    patterns: [[/(?<!\\)\[[^\][\n]+\][ \u00a0]+\((?:https?:|www\.|mailto:|\/)[^)\s]*\)?/g]],
    advise: (text) => ({
      reason: `${partsOf(text).quoted} is no link: a space stands between the words and the address.`,
      hint: 'Write `](` without anything between.',
      suggestion: text.replace(/\][ \u00a0]+\(/, ']('),
    }),
    isCertain: () => true,
  },
  bracket: {
    patterns: [[/(?<!\\)\[[^\][()\n]+\((?:https?:\/\/|www\.|\/)[^)\s]*\)?/g]],
    advise: (text) => ({
      reason: `${partsOf(text).quoted} is no link: the square bracket is never closed.`,
      hint: 'Write `[words](address)`.',
      suggestion: text.replace(/\((?=[^(]*$)/, ']('),
    }),
    isCertain: (_, suggestion) => suggestion.endsWith(')'),
  },
  reversed: {
    patterns: [[/\([^()\n]+\)\[(?:https?:|www\.|\/)[^\]\s]{0,2000}\]/g]],
    advise: (text) => ({
      reason: `${partsOf(text).quoted} is no link: the brackets are the wrong way round.`,
      hint: 'Write the words in square brackets, then the address in round ones.',
      suggestion: text.replace(/^\((.*)\)\[([^\]]*)\]$/, '[$1]($2)'),
    }),
    isCertain: () => true,
  },
  wide: {
    patterns: [[/[[［][^\][［］\n]+[\]］](?:（[^（）\n]*）|\((?:https?:|www\.|\/)[^)\s]*\))/g]],
    isMeant: (words) => /[［］（）]/.test(words),
    advise: (text) => ({
      reason: `${partsOf(text).quoted} is no link: its brackets are full-width characters.`,
      hint: 'Type the brackets on an English keyboard: `[words](address)`.',
      suggestion: text.replace(/[［］（）]/g, (sign) => '[]()'['［］（）'.indexOf(sign)] ?? sign),
    }),
    isCertain: () => true,
  },
  name: {
    patterns: [[/(?<![\\\]]|\\[a-z]*cite[a-z]*\*?)\[(?![@^])[^\][\n]+\]\[(?![@^]|\d+\])[^\][\n]*\]/g]],
    advise: (text) => ({
      reason: `${partsOf(text).quoted} is no link: no line of this file says what its second name stands for.`,
      hint: 'Write `[words](address)`.',
    }),
  },
};

/** Invalid links and pictures, without those that begin within the one before. */
function findStrays(body: ParsedBody): Stray<SuggestedForm>[] {
  if (!/[\][［］]/.test(body.prose.text)) return [];
  return findForms(body, forms).filter((one, index, all) => one.start >= (all[index - 1]?.end ?? 0));
}

/** What a link or picture is called, how a report quotes it, its source up to the address, and the address. */
function partsOf(text: string) {
  const begin = text.slice(0, text.indexOf('](') + 2);
  return {
    what: text.startsWith('!') ? 'picture' : 'link',
    quoted: `\`${shorten(text)}\``,
    begin,
    target: text.slice(begin.length).replace(/\)$/, '').trim(),
  };
}

function adviseAddress(text: string, model: Model): Advice {
  const { what, quoted, begin, target } = partsOf(text);
  if (/[“”„«»‘’]/.test(target))
    return {
      form: 'quotes',
      reason: `The ${what} ${quoted} has a title in typographic quotes, which are none here.`,
      hint: 'Write straight quotes around the title, or leave it out.',
      suggestion: `${begin}${target.split(/\s/)[0] ?? ''})`,
    };
  if (!/\s/.test(target))
    return { reason: `${quoted} is not read as a ${what}.`, hint: 'Write `[words](address)` with plain brackets.' };
  if (/^\{[{%]/.test(target))
    return {
      reason: `The address of the ${what} ${quoted} is one that another program fills in.`,
      hint: 'Write the address itself, such as `/resources/name` or `/media/name.png`.',
    };
  const local = adviseTarget(target, what === 'picture');
  if (local !== null)
    return { ...local, suggestion: local.suggestion === undefined ? undefined : `${begin}${local.suggestion})` };
  const [, plain] = /^(\S+)\s+(?:=\d*x\d*|["'][^"']*)$/.exec(target) ?? [];
  if (plain !== undefined)
    return {
      reason: `The address of the ${what} ${quoted} is followed by what is no title.`,
      hint: 'Leave it out: pictures get their size by themselves, and a title stands between two straight quotes.',
      suggestion: `${begin}${plain})`,
    };
  const isOutside = /^https?:/.test(target);
  const renamed = isOutside ? undefined : mediaAddress(target);
  const isThere = renamed !== undefined && model.addresses.media.has(renamed);
  return {
    form: 'space',
    reason: `The address of the ${what} ${quoted} holds a space, so it is none.`,
    hint: isOutside
      ? 'Write `%20` for a space.'
      : 'Names of files have no spaces: rename the file if it has one, and write its new name here.',
    suggestion: `${begin}${isOutside ? target.replace(/\s/g, '%20') : isThere ? renamed : writePlain(target)})`,
  };
}

/** An address within the site as the names of files allow it: that of a page, and the names of a picture and its folders, become slugs. */
function writePlain(address: string): string {
  if (/^\/media\/[^"'#?]+$/.test(address)) return address.replace(/[^/]*[^a-z0-9._/-][^/]*/g, nameMedia);
  if (!/^[^"'#?]*\/[^"'#?./]+$/.test(address)) return address.replace(/\s+/g, '-');
  return address.replace(/[^/]+$/, slugify);
}
