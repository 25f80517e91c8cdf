import type { Managed } from './reference-managers.ts';
import { settingOf } from './word-styles.ts';
import { allOf, childOf } from './xml.ts';

/** What reference managers keep in a document of Word, as far as readers see something of it, in runs. */
export function listWordCitations(document: Document): Managed[] {
  return [...listFields(document), ...listControls(document)].filter(({ shown }) => shown.length > 0);
}

/** The fields of a document, those within others first. */
function listFields(document: Document): Managed[] {
  const found = allOf(document, 'w:fldSimple').map((field) => {
    return { code: field.getAttribute('w:instr') ?? '', shown: allOf(field, 'w:r') };
  });
  const open: { code: string; isShown: boolean; readonly shown: Element[] }[] = [];
  for (const run of allOf(document, 'w:r')) {
    const step = childOf(run, 'w:fldChar')?.getAttribute('w:fldCharType');
    const last = open.at(-1);
    if (step === 'begin') open.push({ code: '', isShown: false, shown: [] });
    else if (step === 'end') found.push(...open.splice(-1));
    else if (last !== undefined && step === 'separate') last.isShown = true;
    else if (last !== undefined && !last.isShown)
      last.code += allOf(run, 'w:instrText')
        .map((instruction) => instruction.textContent)
        .join('');
    else for (const field of open) field.shown.push(run);
  }
  return found;
}

/** The content controls in which Mendeley Cite keeps its citations. */
function listControls(document: Document): Managed[] {
  return allOf(document, 'w:sdt').map((control) => {
    const code = settingOf(childOf(childOf(control, 'w:sdtPr'), 'w:tag'));
    const content = childOf(control, 'w:sdtContent');
    return { code, shown: content === undefined ? [] : allOf(content, 'w:r') };
  });
}
