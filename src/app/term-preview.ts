import { addressOf, dataOf } from '../content/address.ts';
import { site } from '../content/site.ts';
import type { GlossaryPage } from '../content/types.ts';

let asked: Promise<GlossaryPage> | null = null;

/** What a term means in plain words, by its anchor in the glossary; null where it has none. Throws when it cannot be had. */
export async function previewTerm(slug: string): Promise<DocumentFragment | null> {
  asked ??= loadGlossary();
  const { terms } = await asked;
  const known = terms.find((term) => term.slug === slug);
  if (known === undefined) return null;
  const name = document.createElement('strong');
  name.textContent = known.term;
  const text = document.createDocumentFragment();
  text.append(name, `: ${known.plain}`);
  return text;
}

/** A failure is forgotten, so that it can be tried again. */
async function loadGlossary(): Promise<GlossaryPage> {
  try {
    const answer = await fetch(addressOf(dataOf('/glossary'), site.base));
    if (!answer.ok) throw new Error(`The glossary answered ${answer.status}`);
    return await answer.json();
  } catch (problem) {
    asked = null;
    throw problem;
  }
}
