import { mediaLimit } from '../../core/media-file.ts';
import type { Editor } from './editor.ts';
import type { StudioStore } from './store.ts';

/** Takes a file that was dropped or pasted into the text. Gives what to tell if it is not taken, or null. */
export async function takeFile(file: File, store: StudioStore, put: Editor['put']): Promise<string | null> {
  const { keepFile, show } = store.getState();
  const { name, type } = file;
  if (type.startsWith('image/')) {
    show({ name: 'picture', picture: file });
    return null;
  }
  if (/\.(?:docx|odt|rtf|html?)$/i.test(name))
    return `\`${name}\` is a document. Open it, copy its text and paste that here, which keeps its form; or ${adviseImport(name)}. For readers to take along, save it as PDF and drop that.`;
  if (/\.(?:bib|ris)$/i.test(name)) {
    show({ name: 'new', entries: await file.text() });
    return null;
  }
  try {
    const kept = await keepFile(file);
    if (kept.status === 'kept') {
      put((words) => `[${words || name.replace(/[[\]]/g, ' ')}](${kept.address})`);
      return null;
    }
    const text = file.size > mediaLimit ? '\0' : (await file.text()).replace(/\r\n?/g, '\n');
    // A file of bytes has some that no text has.
    if (/\0|\ufffd/.test(text)) return kept.reason;
    if (text.startsWith('---\n'))
      return `\`${name}\` is a whole page. Open it and copy its text here; or ${adviseImport(name)}, which keeps what stands at its top.`;
    put(() => text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function adviseImport(name: string): string {
  return `make a page of it with \`npm run site -- import "${name}"\``;
}
