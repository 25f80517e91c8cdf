import type { Losses } from './losses.ts';
import { citationKept, isCitation, isList, listLeftOut, removeListHeading, type Works } from './managed-citations.ts';
import { allOf, childOf, makeRun } from './xml.ts';

/** What a reference manager keeps in a document of Word: its code, and the runs that readers see. */
interface Managed {
  readonly code: string;
  readonly runs: readonly Element[];
}

/**
 * Writes the citations of Zotero and Mendeley in the syntax of this site, and takes out their list of references, unless
 * a citation stays as it was typed.
 */
export function takeCitations(document: Document, works: Works, losses: Losses): void {
  const managed = [...listFields(document), ...listControls(document)].filter(({ runs }) => runs.length > 0);
  let isWhole = true;
  for (const { code, runs } of managed) {
    if (isList(code) || !isCitation(code)) continue;
    const shown = textOf(runs);
    const written = works.cite(code, shown);
    if (written === null) {
      isWhole = false;
      losses.add(citationKept, shown);
    } else {
      runs[0]?.parentNode?.insertBefore(makeRun(document, written), runs[0]);
      remove(runs);
    }
  }
  if (isWhole) for (const { runs } of managed.filter(({ code }) => isList(code))) removeList(runs, losses);
}

/** The fields of a document, those within others first. */
function listFields(document: Document): Managed[] {
  const found = allOf(document, 'w:fldSimple').map((field) => {
    return { code: field.getAttribute('w:instr') ?? '', runs: allOf(field, 'w:r') };
  });
  const open: { code: string; isShown: boolean; readonly runs: Element[] }[] = [];
  for (const run of allOf(document, 'w:r')) {
    const step = childOf(run, 'w:fldChar')?.getAttribute('w:fldCharType');
    const last = open.at(-1);
    if (step === 'begin') open.push({ code: '', isShown: false, runs: [] });
    else if (step === 'end') found.push(...open.splice(-1));
    else if (last !== undefined && step === 'separate') last.isShown = true;
    else if (last !== undefined && !last.isShown)
      last.code += allOf(run, 'w:instrText')
        .map((instruction) => instruction.textContent)
        .join('');
    else for (const field of open) field.runs.push(run);
  }
  return found;
}

/** The content controls in which Mendeley Cite keeps its citations. */
function listControls(document: Document): Managed[] {
  return allOf(document, 'w:sdt').map((control) => {
    const code = childOf(childOf(control, 'w:sdtPr'), 'w:tag')?.getAttribute('w:val') ?? '';
    const content = childOf(control, 'w:sdtContent');
    return { code, runs: content === undefined ? [] : allOf(content, 'w:r') };
  });
}

/** Removes a list of references, with the heading before it; paragraphs without text are dropped later. */
function removeList(runs: readonly Element[], losses: Losses): void {
  losses.add(listLeftOut);
  let paragraph: Node | null = runs[0] ?? null;
  while (paragraph !== null && paragraph.nodeName !== 'w:p') paragraph = paragraph.parentNode;
  if (paragraph !== null) removeListHeading(paragraph);
  remove(runs);
}

function textOf(elements: readonly Element[]): string {
  return elements
    .flatMap((element) => allOf(element, 'w:t'))
    .map((words) => words.textContent)
    .join('');
}

function remove(elements: readonly Element[]): void {
  for (const element of elements) element.parentNode?.removeChild(element);
}
