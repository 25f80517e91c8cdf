import { statSync } from 'node:fs';
import pc from 'picocolors';
import { type Content, readContent } from '../../read/content.ts';
import { readShapes } from '../../read/shapes.ts';
import { stampOf } from '../../read/stamp.ts';
import { formatPretty } from '../../report/pretty.ts';
import type { Site, SiteOptions } from '../../site.ts';
import { settleEdits } from './hold-content.ts';
import { requireFolder } from './require-folder.ts';
import { UsageError } from './usage-error.ts';

/** The options that several commands share, as commander gives them. */
export interface ContentFlags {
  readonly content: string;
  readonly now?: string | undefined;
  /** Whether drafts are compiled as pages. */
  readonly drafts?: boolean | undefined;
}

/** The problems of a report, and the content that they are in. */
export type Report = Pick<Site, 'problems' | 'content'>;

/** How often to read again when the content changes meanwhile. */
const mostReadings = 5;

/** Reads a content folder while no command edits it. Throws a UsageError when there is no such folder. */
export async function readFolder(folder: string): Promise<Content> {
  requireFolder(folder);
  for (let reading = 1; ; reading += 1) {
    await settleEdits(folder);
    const before = stampOf(statSync(folder));
    const content = await readContent(folder);
    // Every edit makes and removes a folder below this one, which changes the stamp.
    if (reading === mostReadings || stampOf(statSync(folder)) === before) return content;
  }
}

/** The site of a content folder. Throws a UsageError on a `--now` that is no date. */
export async function openSite(flags: ContentFlags): Promise<Site> {
  const { createSite } = await import('../../site.ts');
  return createSite(await readFolder(flags.content), readOptions(flags));
}

/** What a compile depends on besides the content. Throws a UsageError on a `--now` that is no date. */
export function readOptions({ now, drafts = false }: Pick<ContentFlags, 'now' | 'drafts'>): SiteOptions {
  const time = now === undefined ? new Date() : new Date(now);
  if (Number.isNaN(time.getTime())) throw new UsageError(`--now takes a date such as 2025-03-11, not \`${now}\``);
  return { today: time.toISOString().slice(0, 10), withDrafts: drafts, shapes: readShapes() };
}

/** The report of an outcome for the people who read a stream. */
export function formatReport({ problems, content }: Report, stream: Readers): string {
  const texts = new Map(content.files.map((file) => [file.path, file.text]));
  for (const [name, text] of content.locks) texts.set(`${content.name}/${name}`, text);
  return formatPretty(problems, (path) => texts.get(path), colorsOf(stream));
}

type Readers = { readonly isTTY?: boolean };

/** The colours of a stream: none where it is no terminal, or NO_COLOR is set. */
export function colorsOf(stream: Readers) {
  return pc.createColors(stream.isTTY === true && (process.env.NO_COLOR ?? '') === '');
}
