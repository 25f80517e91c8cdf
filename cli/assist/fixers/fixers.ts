import { fixFootnote, fixHeadingForm, fixLevels, fixList, fixTable } from './blocks.ts';
import { fixControl, fixOddity } from './characters.ts';
import { fixCitation, fixTyped } from './citations.ts';
import { fixFileName, fixGoneFile, fixLostAddress, fixSlug } from './files.ts';
import type { Fixer } from './fixer.ts';
import {
  fixAnalytics,
  fixFences,
  fixKey,
  fixName,
  fixOrder,
  fixQuotes,
  fixUnlisted,
  fixValue,
} from './front-matter.ts';
import { fixHtml } from './html.ts';
import { fixAddress, fixAnchor, fixDetour, fixLinkForm, fixMedia } from './links.ts';
import { fixMarkup, fixTex } from './markup.ts';
import { fixYaml } from './yaml.ts';

/** The fixers by rule id; problems of other rules only the author can mend. */
export const fixers: Readonly<Record<string, Fixer | undefined>> = {
  'analytics-id': fixAnalytics,
  'broken-anchor': fixAnchor,
  'broken-link': fixAddress,
  'citation-form': fixCitation,
  'citation-not-listed': fixUnlisted,
  'control-character': fixControl,
  'detour-link': fixDetour,
  'duplicate-order': fixOrder,
  'external-address': fixAddress,
  'file-name': fixFileName,
  footnote: fixFootnote,
  'front-matter': fixFences,
  'gone-file': fixGoneFile,
  'heading-form': fixHeadingForm,
  'heading-levels': fixLevels,
  'invalid-value': fixValue,
  'link-form': fixLinkForm,
  'list-form': fixList,
  'lost-address': fixLostAddress,
  'missing-media': fixMedia,
  'odd-character': fixOddity,
  'quoted-value': fixQuotes,
  'raw-html': fixHtml,
  'raw-markup': fixMarkup,
  'raw-tex': fixTex,
  'slug-format': fixSlug,
  'table-form': fixTable,
  'typed-citation': fixTyped,
  'unknown-file': fixFileName,
  'unknown-group': fixName,
  'unknown-key': fixKey,
  'unknown-name': fixName,
  'unknown-reference': fixName,
  'unknown-topic': fixName,
  'wrong-type': fixValue,
  'yaml-syntax': fixYaml,
};
