import { rewrite } from '../../check/fixer.ts';
import { rules } from '../../check/rules.ts';
import type { Mended } from '../../core/fix.ts';
import { tableOf } from '../../core/table.ts';
import { mendControl, mendOddity } from '../../parse/characters.ts';
import { fixFileName, fixGoneFile, fixLostAddress, fixSlug } from './files.ts';
import { fixFences, fixKey, fixQuotes, fixUnlisted, fixValue } from './front-matter.ts';
import type { SiteFixer } from './site-fixer.ts';
import { fixYaml } from './yaml.ts';

const ofRules: readonly (readonly [string, SiteFixer])[] = rules.flatMap(({ id, fix }) =>
  fix === undefined ? [] : [[id, fix]],
);

/** The fixers by rule id: those of the rules themselves, and those that need the whole site or are for a stage. */
export const fixers = tableOf<SiteFixer | undefined>({
  ...Object.fromEntries(ofRules),
  'citation-not-listed': fixUnlisted,
  'control-character': fixText(mendControl),
  'file-name': fixFileName,
  'front-matter': fixFences,
  'gone-file': fixGoneFile,
  'invalid-value': fixValue,
  'lost-address': fixLostAddress,
  'odd-character': fixText(mendOddity),
  'quoted-value': fixQuotes,
  'slug-format': fixSlug,
  'unknown-file': fixFileName,
  'unknown-key': fixKey,
  'wrong-type': fixValue,
  'yaml-syntax': fixYaml,
});

/** Fixes what a stage mends in the text of a file alone. */
function fixText(mendText: (text: string, form?: string) => Mended | null): SiteFixer {
  return (one) => {
    const mended = mendText(one.text, one.problem.form);
    return mended === null ? [] : [rewrite(one, mended)];
  };
}
