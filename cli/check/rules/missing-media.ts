import { basename, dirname, extname, join } from 'node:path/posix';
import type { Fix } from '../../core/fix.ts';
import { findNearest } from '../../core/nearest.ts';
import { decode } from '../../core/text.ts';
import type { AnyDocument } from '../../parse/document.ts';
import type { Model } from '../../resolve/model.ts';
import { isAddress } from '../fix-address.ts';
import { write } from '../fixer.ts';
import { adviseTarget, mediaAddress } from '../local-address.ts';
import { isMeant } from '../meant-name.ts';
import { type Advice, type Case, type Rule, shorten } from '../rule.ts';
import { brokenUses, isFile } from '../uses.ts';

export const missingMedia: Rule = {
  id: 'missing-media',
  level: 'error',
  finds: 'A page names a picture, film or download that is not in `media/`.',
  example: { wrong: '![A curve](/media/attention.svg)', right: '![A curve](/media/attention-cost.svg)' },
  *checkDocument(document, model) {
    const pictures = brokenUses(document, model, 'form').filter(({ use }) => use.isImage);
    const elsewhere = brokenUses(document, model, 'page').filter(isFile);
    for (const { use, link } of [...brokenUses(document, model, 'media'), ...pictures, ...elsewhere]) {
      if (isRefused(decode(link.path), document, model)) continue;
      const advice =
        adviseTarget(link.path, use.isImage) ?? adviseKind(link.path, model) ?? adviseName(link.path, model);
      yield { at: use.at, missing: link.path.startsWith('/media/') ? link.path.slice(1) : undefined, ...advice };
    }
  },
  fix: fixMedia,
};

/** Whether the file itself has a problem, such as its name, that is reported separately. */
function isRefused(path: string, document: AnyDocument, { contentName, refusedPaths }: Model): boolean {
  return refusedPaths.has(path.startsWith('/') ? `${contentName}${path}` : join(dirname(document.path), path));
}

/** A format that readers can open, by type of file that is not published. */
const better: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/^\.(?:xlsx?|ods|numbers|dta|sav|rds|tsv)$/, 'Save the data as `.csv`'],
  [/^\.(?:docx?|odt|rtf|pages|pptx?|key|tex)$/, 'Save the document as `.pdf`'],
  [/^\.(?:tiff?|bmp|heic|heif|psd|raw|ai|eps)$/, 'Save the picture as `.jpg`, `.png` or `.svg`'],
  [/^\.(?:mov|avi|mkv|wmv|m4v)$/, 'Save the film as `.mp4` or `.webm`'],
];

function adviseKind(path: string, { contentName, unpublished }: Model): Advice | null {
  if (!unpublished.has(path)) return null;
  const kind = extname(path).toLowerCase();
  const how = better.find(([pattern]) => pattern.test(kind))?.[1] ?? 'Save it as `.pdf` or `.csv`';
  return {
    reason: `\`${path}\` is there, but files that end with \`${kind}\` are not published.`,
    hint: `${how}, put it in \`${contentName}/media/\`, and write its new name here.`,
    missing: undefined,
  };
}

function adviseName(path: string, { contentName, addresses }: Model): Advice {
  if (path === '')
    return {
      reason: 'This picture has no address.',
      hint: 'Write its address between the round brackets: `/media/name.svg`.',
    };
  const media = [...addresses.media.keys()];
  const plain = mediaAddress(path);
  const sameName = media.find((address) => address.endsWith(`/${basename(path)}`) || address === plain);
  return {
    reason: `There is no file \`${shorten(path)}\`.`,
    hint: `Put it in \`${contentName}/media/\`, or correct its name.`,
    suggestion: sameName ?? findNearest(path, media),
  };
}

function fixMedia(one: Case): readonly Fix[] {
  if (!isAddress(one)) return [];
  const media = [...one.model.addresses.media.keys()];
  const renamed = mediaAddress(decode(one.written));
  if (renamed !== undefined && media.includes(renamed)) return [write(one, renamed, true)];
  const { suggestion } = one.problem;
  if (suggestion === null) return [];
  if (!media.includes(suggestion)) return [write(one, suggestion, false)];
  const nameOf = (path: string) => path.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  const isSame = nameOf(one.written.toLowerCase()) === nameOf(suggestion);
  const near = isMeant(nameOf(one.written), nameOf(suggestion), media.map(nameOf));
  return [write(one, suggestion, isSame || near)];
}
