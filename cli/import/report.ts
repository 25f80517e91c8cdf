import { countKinds } from '../core/words.ts';
import type { ImportStep } from './plan.ts';

/** A line on what an import does with an entry, in a folder of content/; null if nothing changes. `nameOf` names the entry that begins on a line. */
export function describeStep(step: ImportStep, folder: string, nameOf: (line: number) => string): string | null {
  const name = `${folder}/${step.slug}`;
  switch (step.kind) {
    case 'new':
      return step.alike === undefined ? `new       ${name}` : `new       ${name}: ${tellAlike(step.alike, step)}`;
    case 'update': {
      const listed = (isOut: boolean) =>
        step.changes.flatMap(({ field, value }) => ((value === undefined) === isOut ? [field] : [])).join(', ');
      const [fields, out] = [listed(false), listed(true)];
      const kept = [
        ...(out === '' ? [] : [`taken out, for its type has no place for it: ${out}`]),
        ...(step.kept.length === 0 ? [] : [`yours stays: ${step.kept.join(', ')}`]),
        ...(step.fuller === undefined ? [] : [`fuller here, so yours stays: ${step.fuller.join(', ')}`]),
      ];
      return `updated   ${name}: ${fields}${kept.length === 0 ? '' : ` (${kept.join('; ')})`}`;
    }
    case 'kept': {
      const { kept, fuller = [] } = step;
      const why = [
        ...(kept.length === 0
          ? []
          : [`${kept.join(', ')} ${kept.length === 1 ? 'differs' : 'differ'}, and the file is yours`]),
        ...(fuller.length === 0 ? [] : [`${fuller.join(', ')} ${fuller.length === 1 ? 'is' : 'are'} fuller here`]),
      ];
      return `kept      ${name}: ${why.join('; ')}`;
    }
    case 'removed':
      return `removed   ${name}: it was taken away here, and stays so; imported alone, by its DOI or in a file of its own, it comes back`;
    case 'repeated':
      return `repeated  ${name}: ${nameOf(step.line)} is the same publication`;
    case 'same':
      return null;
  }
}

function tellAlike(
  alike: string,
  { slug, isShorter = false }: { readonly slug: string; readonly isShorter?: boolean },
) {
  const [gone, kept] = isShorter ? [slug, alike] : [alike, slug];
  const command = `npm run site -- remove ${gone} --redirect ${kept}`;
  return `\`${alike}\` has its title${isShorter ? ' with a subtitle' : ''}; if they are one publication, \`${command}\` keeps ${isShorter ? 'that' : 'this'} one`;
}

/** How many entries an import treats in which way: `2 new, 1 unchanged`. */
export function countSteps(steps: readonly ImportStep[]): string {
  const kinds = steps.map(({ kind }) => kind);
  const counts = countKinds(kinds, {
    new: 'new',
    update: 'updated',
    kept: 'kept as you have it',
    same: 'unchanged',
    removed: 'removed earlier',
    repeated: 'repeated',
  });
  return counts || 'nothing to import';
}
