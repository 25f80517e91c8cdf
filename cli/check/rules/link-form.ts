import type { Fix } from '../../core/fix.ts';
import { findNearestAddress } from '../../core/nearest.ts';
import { slugify } from '../../core/slug.ts';
import { decode } from '../../core/text.ts';
import { createSlugger } from '../../parse/slugger.ts';
import type { LinkForm } from '../../parse/strays/links.ts';
import { nameMedia } from '../../read/entries.ts';
import type { Model } from '../../resolve/model.ts';
import { isTitle, leads } from '../fix-address.ts';
import { mend, write } from '../fixer.ts';
import { adviseTarget, mediaAddress } from '../local-address.ts';
import { isMeant, slugOf } from '../meant-name.ts';
import { type Advice, type Case, type Rule, shorten } from '../rule.ts';

export const linkForm: Rule = {
  id: 'link-form',
  level: 'error',
  finds: 'A link or picture is not written as one: readers would see its brackets, and nothing to follow.',
  example: {
    wrong: 'See [the data](https://www.example.org/my data).',
    right: 'See [the data](https://www.example.org/my%20data).',
  },
  *checkDocument(document, model) {
    for (const { form, text, at } of document.body.strays.links) yield { at, form, ...advise(form, text, model) };
    const { nestedLinks } = document.body;
    for (const { target, at } of nestedLinks)
      yield {
        at,
        reason: `\`${shorten(target)}\` is a link itself and stands in the words of another one.`,
        hint: 'Close the first link before it, and write it behind that one.',
      };
    for (const { target, words, at } of document.body.links)
      if (words === '' && !nestedLinks.some((nested) => nested.at.line === at.line))
        yield {
          at,
          reason: `The link to \`${target}\` has no words: readers do not see it.`,
          hint: 'Write the words of the link between the square brackets, or take the link out.',
        };
  },
  fix: fixLinkForm,
};

function advise(form: LinkForm, text: string, model: Model): Advice {
  const what = text.startsWith('!') ? 'picture' : 'link';
  const quoted = `\`${shorten(text)}\``;
  const begin = text.slice(0, text.indexOf('](') + 2);
  const address = text.slice(begin.length).replace(/\)$/, '').trim();
  switch (form) {
    case 'address':
      return adviseAddress(what, quoted, begin, address, model);
    case 'unclosed':
      return {
        reason: `The ${what} ${quoted} is never closed.`,
        hint: `Write \`)\` right after the address${/\(/.test(address) ? ', one for each bracket that is opened in it' : ''}.`,
        suggestion: `${begin}${address.split(/\s/)[0] ?? ''})`,
      };
    case 'gap':
      return {
        reason: `${quoted} is no link: a space stands between the words and the address.`,
        hint: 'Write `](` without anything between.',
        suggestion: text.replace(/\][ \u00a0]+\(/, ']('),
      };
    case 'bracket':
      return {
        reason: `${quoted} is no link: the square bracket is never closed.`,
        hint: 'Write `[words](address)`.',
        suggestion: text.replace(/\((?=[^(]*$)/, ']('),
      };
    case 'reversed':
      return {
        reason: `${quoted} is no link: the brackets are the wrong way round.`,
        hint: 'Write the words in square brackets, then the address in round ones.',
        suggestion: text.replace(/^\((.*)\)\[([^\]]*)\]$/, '[$1]($2)'),
      };
    case 'wide':
      return {
        reason: `${quoted} is no link: its brackets are full-width characters.`,
        hint: 'Type the brackets on an English keyboard: `[words](address)`.',
        suggestion: text.replace(/[［］（）]/g, (sign) => '[]()'['［］（）'.indexOf(sign)] ?? sign),
      };
    case 'wiki':
      return adviseWiki(quoted, text, model);
    case 'name':
      return {
        reason: `${quoted} is no link: no line of this file says what its second name stands for.`,
        hint: 'Write `[words](address)`.',
      };
  }
}

function adviseAddress(what: string, quoted: string, begin: string, address: string, model: Model): Advice {
  if (/[“”„«»‘’]/.test(address))
    return {
      form: 'quotes',
      reason: `The ${what} ${quoted} has a title in typographic quotes, which are none here.`,
      hint: 'Write straight quotes around the title, or leave it out.',
      suggestion: `${begin}${address.split(/\s/)[0] ?? ''})`,
    };
  if (!/\s/.test(address))
    return { reason: `${quoted} is not read as a ${what}.`, hint: 'Write `[words](address)` with plain brackets.' };
  if (/^\{[{%]/.test(address))
    return {
      reason: `The address of the ${what} ${quoted} is one that another program fills in.`,
      hint: 'Write the address itself, such as `/resources/name` or `/media/name.png`.',
    };
  const local = adviseTarget(address, what === 'picture');
  if (local !== null)
    return { ...local, suggestion: local.suggestion === undefined ? undefined : `${begin}${local.suggestion})` };
  const [, plain] = /^(\S+)\s+(?:=\d*x\d*|["'][^"']*)$/.exec(address) ?? [];
  if (plain !== undefined)
    return {
      reason: `The address of the ${what} ${quoted} is followed by what is no title.`,
      hint: 'Leave it out: pictures get their size by themselves, and a title stands between two straight quotes.',
      suggestion: `${begin}${plain})`,
    };
  const isOutside = /^https?:/.test(address);
  const renamed = isOutside ? undefined : mediaAddress(address);
  const isThere = renamed !== undefined && model.addresses.media.has(renamed);
  return {
    form: 'space',
    reason: `The address of the ${what} ${quoted} holds a space, so it is none.`,
    hint: isOutside
      ? 'Write `%20` for a space.'
      : 'Names of files have no spaces: rename the file if it has one, and write its new name here.',
    suggestion: `${begin}${isOutside ? address.replace(/\s/g, '%20') : isThere ? renamed : writePlain(address)})`,
  };
}

/** An address within the site as the names of files allow it: that of a page, and the names of a picture and its folders, become slugs. */
function writePlain(address: string): string {
  if (/^\/media\/[^"'#?]+$/.test(address)) return address.replace(/[^/]*[^a-z0-9._/-][^/]*/g, nameMedia);
  if (!/^[^"'#?]*\/[^"'#?./]+$/.test(address)) return address.replace(/\s+/g, '-');
  return address.replace(/[^/]+$/, slugify);
}

/** The page that is meant by a name in double brackets; without a name it is the page itself. */
function findWikiPage(name: string, model: Model): string | undefined {
  const routes = [...model.addresses.routes.keys()].filter((route) => !/\s/.test(route));
  return name === '' ? '' : findNearestAddress(slugify(name), routes);
}

function adviseWiki(quoted: string, text: string, model: Model): Advice {
  const [target = '', added = ''] = text.replace(/^!?\[\[|\]\]$/g, '').split('|');
  const [name = '', ...headings] = target.split('#');
  const heading = headings.at(-1) ?? '';
  const isPdf = /\.pdf$/i.test(name);
  // Obsidian shows other notes, too; it writes the width of a picture behind its name, the headings above one before
  // it, the number of a paragraph behind `#^`, and the page of a PDF.
  const isPicture = text.startsWith('!') && !isPdf && /\.\w+$/.test(name);
  const address = isPicture || isPdf ? `/media/${name}` : findWikiPage(name, model);
  const isWidth = isPicture && /^\d+(?:x\d+)?$/.test(added.trim());
  const words = ((!isWidth && added) || name || heading).trim();
  const anchor = /^(?:\^|$)/.test(heading) || isPdf ? '' : `#${createSlugger([])(heading)}`;
  const isKnown = address !== undefined && (text.startsWith('!') ? name : address + anchor) !== '';
  return {
    reason: `${quoted} is a ${isPicture ? 'picture' : 'link'} of other programs and stays in the text.`,
    hint: isPicture ? 'Write `![What it shows](/media/name.svg)`.' : 'Write `[words](address)`.',
    suggestion: isKnown ? `${isPicture ? '!' : ''}[${words}](${address}${anchor})` : undefined,
  };
}

function fixLinkForm(one: Case): readonly Fix[] {
  const { suggestion, form = '' } = one.problem;
  const [, words = '', address = ''] = /^(!?\[[^\]]*\]\()(.*)\)$/s.exec(one.written) ?? [];
  const renamed = mediaAddress(decode(address));
  if (renamed !== undefined && renamed !== address && one.model.addresses.media.has(renamed))
    return [write(one, `${words}${renamed})`, true)];
  if (suggestion !== null && form === 'unclosed') {
    const end = one.start + suggestion.length - 1;
    const target = /\]\(([^()]+)\)$/.exec(suggestion)?.[1] ?? '';
    if (!one.text.startsWith(suggestion.slice(0, -1), one.start) || !/\s/.test(one.text[end] ?? '')) return [];
    return [mend(one, 'Close the link', [{ start: end, end, piece: ')' }], leads(one, target))];
  }
  if (suggestion === null || suggestion.includes('…') !== one.written.includes('…')) return [];
  const isCertain =
    ['gap', 'reversed', 'wide', 'quotes'].includes(form) ||
    (form === 'bracket' && suggestion.endsWith(')')) ||
    suggestion === one.written.replace(/(?<=\]\(\S*) (?=\S*\))/g, '%20') ||
    (form === 'space' && leads(one, /\]\((.*)\)$/.exec(suggestion)?.[1] ?? '')) ||
    (form === 'wiki' && isWikiName(one, suggestion));
  return [write(one, suggestion, isCertain)];
}

function isWikiName(one: Case, suggestion: string): boolean {
  const { written, model } = one;
  const name = written.replace(/^!?\[\[|\]\]$|[|#].*$/g, '');
  const address = /\]\((.*)\)$/.exec(suggestion)?.[1] ?? '';
  if (!leads(one, address)) return false;
  const [route = ''] = address.split('#');
  if (route === '') return true;
  return model.addresses.media.has(route) || isMeant(name, slugOf(route), []) || isTitle(model, route, name);
}
