import type { HoverTooltipSource } from '@codemirror/view';
import type { Client } from './client.ts';
import { textOf } from './state.ts';
import type { StudioStore } from './store.ts';

/** The server's description of a citation or a link under the pointer, as a tooltip for CodeMirror. */
export function hoverWith(store: StudioStore, client: Client): HoverTooltipSource {
  return async (view, position) => {
    const { file } = store.getState();
    if (file === null) return null;
    const text = textOf({ ...file, body: view.state.doc.toString() });
    const cut = file.frontMatter.length;
    const found = await client.call('hover', { path: file.path, text, offset: cut + position }).catch(() => null);
    if (found === null || found.start < cut) return null;
    const words = found.text.replaceAll('**', '');
    return {
      pos: found.start - cut,
      end: found.end - cut,
      create() {
        const dom = document.createElement('div');
        dom.className = 'hover';
        dom.textContent = words;
        return { dom };
      },
    };
  };
}
