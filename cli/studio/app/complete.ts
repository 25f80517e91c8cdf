import type { CompletionSource, Completion as Option } from '@codemirror/autocomplete';
import type { EditorView } from '@codemirror/view';
import { applySplices, moveSplices } from '../../core/splice.ts';
import type { Calls } from '../contract.ts';
import type { Client } from './client.ts';
import { textOf } from './state.ts';
import type { StudioStore } from './store.ts';

/** Text before the cursor in which a name is typed: a citation, an address or a figure. */
const opening = /\[[^\][]*@[\w.:-]*$|\]\([^\s()<>]*$|^::figure\{name=[\w-]*$/;

/** The server's completions as a source for CodeMirror. Choosing one may also change the front matter. */
export function completeWith(store: StudioStore, client: Client): CompletionSource {
  return async (context) => {
    const { file } = store.getState();
    if (file === null || (!context.explicit && context.matchBefore(opening) === null)) return null;
    const text = textOf({ ...file, body: context.state.doc.toString() });
    const cut = file.frontMatter.length;
    const offset = cut + context.pos;
    const offers = await client.call('complete', { path: file.path, text, offset }).catch(() => []);
    const [first] = offers;
    if (first === undefined || context.aborted) return null;
    return {
      from: first.start - cut,
      options: offers.map((offer) => toOption(offer, file.frontMatter, store)),
      validFor: /^[\w.:/#-]*$/,
    };
  };
}

/** What closes each kind of completion; it is added if it does not follow yet. */
const closing: Readonly<Record<string, string>> = { citation: ']', page: ')', anchor: ')', media: ')', figure: '}' };

function toOption(
  { kind, label, detail, help, piece, also }: Calls['complete']['got'][number],
  asked: string,
  store: StudioStore,
): Option {
  return {
    label,
    detail,
    ...(help !== '' && { info: help }),
    apply(view: EditorView, _option: Option, from: number, to: number) {
      const { file, setFrontMatter } = store.getState();
      // While the list is open, a publication cited before may be listed: the one that is chosen is listed after it.
      const moved = file === null || also.length === 0 ? null : moveSplices(also, asked, file.frontMatter);
      if (file !== null && moved !== null) setFrontMatter(applySplices(file.frontMatter, moved));
      const end = closing[kind] ?? '';
      const isClosed = view.state.sliceDoc(to, to + 1) === end;
      const insert = piece + (isClosed ? '' : end);
      view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + piece.length + end.length } });
    },
  };
}
