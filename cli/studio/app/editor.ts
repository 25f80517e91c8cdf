import { autocompletion, type CompletionSource, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown, markdownKeymap } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { type Diagnostic, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, type HoverTooltipSource, hoverTooltip, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { spliceBetween } from '../../core/splice.ts';

export interface EditorDoors {
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  readonly onPicture: (picture: File) => void;
  readonly complete: CompletionSource;
  readonly hover: HoverTooltipSource;
}

/** Where the text of a page is written. */
export type Editor = ReturnType<typeof createEditor>;

const marks = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600', color: 'var(--ink)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, color: 'var(--accent)' },
  { tag: [tags.processingInstruction, tags.meta, tags.contentSeparator, tags.url], color: 'var(--ink-soft)' },
  { tag: tags.monospace, fontFamily: 'var(--mono)', fontSize: '0.9em' },
]);

/** CodeMirror for Markdown in an element. Tab leaves it, so that the keyboard finds its way out. */
export function createEditor(parent: HTMLElement, text: string, doors: EditorDoors) {
  let isLoading = false;
  const saveKey = {
    key: 'Mod-s',
    preventDefault: true,
    run: () => {
      doors.onSave();
      return true;
    },
  };
  const surround = (mark: string) => () => {
    insert(mark, mark, '');
    return true;
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        history(),
        drawSelection(),
        EditorView.lineWrapping,
        markdown(),
        syntaxHighlighting(marks),
        // A list opens only where a name is begun, so a quick Enter means it.
        autocompletion({ override: [doors.complete], icons: false, interactionDelay: 0 }),
        hoverTooltip(doors.hover),
        keymap.of([
          saveKey,
          { key: 'Mod-b', run: surround('**') },
          { key: 'Mod-i', run: surround('*') },
          ...markdownKeymap,
          ...completionKeymap,
          ...lintKeymap,
          ...historyKeymap,
          ...defaultKeymap,
        ]),
        EditorView.contentAttributes.of({ 'aria-label': 'The text', spellcheck: 'true' }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isLoading) doors.onChange(update.state.doc.toString());
        }),
        EditorView.domEventHandlers({
          drop: (event) => takePicture(event.dataTransfer, event),
          paste: (event) => takePicture(event.clipboardData, event),
        }),
      ],
    }),
  });

  function takePicture(data: DataTransfer | null, event: Event): boolean {
    const picture = [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (picture === undefined) return false;
    event.preventDefault();
    if (event instanceof DragEvent) {
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (at !== null) view.dispatch({ selection: { anchor: at } });
    }
    doors.onPicture(picture);
    return true;
  }

  /** Puts a piece in the place of the selection; `after` keeps the selected words between two pieces. */
  function insert(before: string, after = '', otherwise = ''): void {
    const { from, to } = view.state.selection.main;
    const words = view.state.sliceDoc(from, to) || otherwise;
    view.dispatch({
      changes: { from, to, insert: before + words + after },
      selection: { anchor: from + before.length, head: from + before.length + words.length },
      scrollIntoView: true,
    });
    view.focus();
  }

  return {
    /** Puts another text in the place of the one that is there, with the cursor where it was. */
    load(next: string) {
      isLoading = true;
      for (const { start, end, piece } of spliceBetween(view.state.doc.toString(), next))
        view.dispatch({ changes: { from: start, to: end, insert: piece } });
      isLoading = false;
    },
    insert,
    /** Puts a mark at the beginning of the line. */
    startLine(mark: string) {
      const line = view.state.doc.lineAt(view.state.selection.main.head);
      view.dispatch({ changes: { from: line.from, insert: mark }, scrollIntoView: true });
      view.focus();
    },
    /** Puts a piece on lines of its own. */
    insertBlock(block: string) {
      const { head } = view.state.selection.main;
      const line = view.state.doc.lineAt(head);
      const at = line.to;
      const lead = line.text.trim() === '' ? '' : '\n\n';
      view.dispatch({
        changes: { from: at, insert: `${lead}${block}\n` },
        selection: { anchor: at + lead.length + block.length },
        scrollIntoView: true,
      });
      view.focus();
    },
    show: (diagnostics: readonly Diagnostic[]) => view.dispatch(setDiagnostics(view.state, [...diagnostics])),
    goTo(offset: number) {
      const anchor = Math.min(offset, view.state.doc.length);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    /** The line of the text at a height of the window, with how much of it is above; 0 above the first. */
    lineAt(y: number) {
      const height = y - view.documentTop;
      if (height <= 0) return 0;
      const { from, top, height: whole } = view.lineBlockAtHeight(height);
      return view.state.doc.lineAt(from).number + Math.min(1, (height - top) / whole);
    },
    destroy: () => view.destroy(),
  };
}
