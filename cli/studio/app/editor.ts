/** The editor of the text: CodeMirror with the keys of the studio, in which problems are marked. */
import { autocompletion, type CompletionSource } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyField, historyKeymap, isolateHistory, undo } from '@codemirror/commands';
import { markdown, markdownKeymap } from '@codemirror/lang-markdown';
import { HighlightStyle, syntaxHighlighting, syntaxTree } from '@codemirror/language';
import { type Diagnostic, forEachDiagnostic, lintKeymap, nextDiagnostic, setDiagnostics } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type StateCommand } from '@codemirror/state';
import {
  type Command,
  drawSelection,
  EditorView,
  type HoverTooltipSource,
  hoverTooltip,
  keymap,
  panels,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { spliceBetween } from '../../core/splice.ts';
import type { Calls } from '../contract.ts';
import { writeFootnote } from './footnote.ts';

export interface EditorOptions {
  readonly onChange: (text: string) => void;
  /** Takes files that were dropped or pasted; `put` writes where that was. */
  readonly onFiles: (files: readonly File[], put: Editor['put']) => void;
  /** Gives what HTML is in Markdown; null if plain text is to be pasted. */
  readonly convert: (html: string) => Promise<Calls['paste']['got']>;
  readonly complete: CompletionSource;
  readonly hover: HoverTooltipSource;
}

/** The text editor. */
export type Editor = ReturnType<typeof createEditor>;

const marks = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600', color: 'var(--ink)' },
  { tag: tags.strong, fontWeight: '700' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, color: 'var(--accent)' },
  { tag: [tags.processingInstruction, tags.meta, tags.contentSeparator, tags.url], color: 'var(--ink-soft)' },
  { tag: tags.monospace, fontFamily: 'var(--mono)', fontSize: '0.9em' },
]);

interface MovingRange {
  from: number;
  to: number;
}

/** What is kept of an editor that is left, besides its text and its cursor. */
const keptFields = { history: historyField };

/**
 * Creates a CodeMirror for Markdown in an element, which goes on from what `destroy` gave of an earlier one if there was
 * one. Tab leaves it, so that keyboard users are not trapped.
 */
export function createEditor(parent: HTMLElement, text: string, options: EditorOptions, kept?: unknown) {
  let isLoading = false;
  let isPasting = false;
  let pasting: Promise<unknown> = Promise.resolve();
  /** Where something is put once it has come. One can write on until then, so the ranges move along with the text. */
  const ranges: MovingRange[] = [];
  const surround = (mark: string) => () => {
    insert(mark, mark, '');
    return true;
  };
  const above = parent.previousElementSibling;
  const finder = document.createElement('div');
  above?.append(finder);
  const extensions = [
    history(),
    drawSelection(),
    EditorView.lineWrapping,
    // What stands above the text stays there and covers the lines that scroll below it.
    EditorView.scrollMargins.of(() => ({ top: above?.clientHeight ?? 0 })),
    // The browser's own search sees only the lines that are in sight.
    search({ top: true }),
    panels({ topContainer: finder }),
    markdown({ addKeymap: false }),
    syntaxHighlighting(marks),
    // The list opens only while a name is typed, so that a quick Enter is meant for it.
    autocompletion({
      override: [options.complete],
      icons: false,
      interactionDelay: 0,
      // A screen reader reads the label, whose place is 50, and the detail, whose place is 80, as one word else.
      addToOptions: [{ position: 65, render: () => document.createTextNode(' ') }],
    }),
    hoverTooltip(options.hover),
    keymap.of([
      { key: 'Mod-b', run: surround('**') },
      { key: 'Mod-i', run: surround('*') },
      { key: 'Enter', run: leaveList },
      ...markdownKeymap,
      ...searchKeymap,
      { key: 'F8', run: goToProblem },
      ...lintKeymap,
      ...historyKeymap,
      ...defaultKeymap,
    ]),
    EditorView.contentAttributes.of({ 'aria-label': 'The text', spellcheck: 'true' }),
    EditorView.updateListener.of((update) => {
      // What is written meanwhile comes after what is put, and what was pasted first before the rest.
      for (const range of ranges) {
        range.from = update.changes.mapPos(range.from, isPasting ? 1 : -1);
        range.to = update.changes.mapPos(range.to, isPasting ? 1 : -1);
      }
      if (update.docChanged && !isLoading) options.onChange(update.state.doc.toString());
    }),
    EditorView.domEventHandlers({
      drop: (event) => takeFiles(event.dataTransfer, event),
      // Word puts a picture of the words beside them.
      paste: (event) => takeHtml(event.clipboardData, event) || takeFiles(event.clipboardData, event),
    }),
  ];
  const view = new EditorView({
    parent,
    state:
      kept === undefined
        ? EditorState.create({ doc: text, extensions })
        : EditorState.fromJSON(kept, { extensions }, keptFields),
  });

  function takeFiles(data: DataTransfer | null, event: Event): boolean {
    const files = [...(data?.files ?? [])];
    if (files.length === 0) return false;
    event.preventDefault();
    if (event instanceof DragEvent) {
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      if (at !== null) view.dispatch({ selection: { anchor: at } });
    }
    const range = holdRange();
    options.onFiles(files, (write) => {
      fill(range, write(view.state.sliceDoc(range.from, range.to)));
      view.focus();
    });
    return true;
  }

  function takeHtml(data: DataTransfer | null, event: Event): boolean {
    const [html = '', words = ''] = ['text/html', 'text/plain'].map((type) => data?.getData(type));
    const isCode = /Code/.test(syntaxTree(view.state).resolveInner(view.state.selection.main.from, -1).name);
    if (html === '' || words.trim() === '' || isCode) return false;
    event.preventDefault();
    const range = holdRange();
    pasting = Promise.all([options.convert(html), pasting]).then(([pasted]) => paste(range, words, pasted));
    return true;
  }

  function holdRange(): MovingRange {
    const { from, to } = view.state.selection.main;
    const range = { from, to };
    ranges.push(range);
    return range;
  }

  /** Puts text into a range, with the cursor behind it if that has not left the range; one undo takes it back. */
  function fill(range: MovingRange, piece: string): void {
    ranges.splice(ranges.indexOf(range), 1);
    const { from, to } = range;
    const { main } = view.state.selection;
    const isAtCursor = main.from === from && main.to === to;
    isPasting = true;
    view.dispatch({
      changes: { from, to, insert: piece },
      ...(isAtCursor && { selection: { anchor: from + view.state.toText(piece).length } }),
      annotations: isolateHistory.of('full'),
      userEvent: 'input.paste',
      scrollIntoView: true,
    });
    isPasting = false;
  }

  /** Puts words into a range, in their form if they have one. */
  function paste(range: MovingRange, words: string, pasted: Calls['paste']['got']): void {
    const { from, to } = range;
    const { doc } = view.state;
    const after = doc.sliceString(to);
    const [start, end] = pasted?.isBlock
      ? [leadOf(doc.sliceString(0, from)), /^\s*$|^[ \t]*\n[ \t]*\n/.test(after) ? '' : '\n\n']
      : [/^ ?/, / ?$/].map((space) => space.exec(words)?.[0]);
    const piece = pasted === null ? words : `${start}${pasted.markdown}${end}`;
    fill(range, piece);
  }

  /** Puts text around the selection; `otherwise` is put between if nothing is selected. */
  function insert(before: string, after: string, otherwise: string): void {
    const { from, to } = view.state.selection.main;
    const words = view.state.sliceDoc(from, to) || otherwise;
    replace(from, to, before + words + after, before.length, words.length);
  }

  /** Replaces a part of the text and selects some characters of the new one, or sets the cursor behind it. */
  function replace(from: number, to: number, piece: string, start = piece.length, length = 0): void {
    const anchor = from + start;
    const selection = { anchor, head: anchor + length };
    view.dispatch({ changes: { from, to, insert: piece }, selection, scrollIntoView: true });
    view.focus();
  }

  return {
    /** Replaces the text and keeps the cursor. */
    load(next: string) {
      isLoading = true;
      for (const { start, end, piece } of spliceBetween(view.state.doc.toString(), next))
        view.dispatch({
          changes: { from: start, to: end, insert: piece },
          annotations: isolateHistory.of('full'),
        });
      isLoading = false;
    },
    undo: () => undo(view),
    insert,
    /** Puts text in the place of the selected words. */
    put(write: (words: string) => string) {
      const { from, to } = view.state.selection.main;
      replace(from, to, write(view.state.sliceDoc(from, to)));
    },
    /** Inserts a mark at the beginning of the line; the cursor stays behind the same letter. */
    startLine(mark: string) {
      const { head } = view.state.selection.main;
      const { from } = view.state.doc.lineAt(head);
      replace(from, from, mark, head - from + mark.length);
    },
    /** Inserts a block, parted from the text around it by empty lines. */
    insertBlock(block: string, selected = '') {
      const { doc, selection } = view.state;
      const { to } = doc.lineAt(selection.main.head);
      const piece = `${leadOf(doc.sliceString(0, to))}${block}\n\n`;
      replace(to, to, piece, selected === '' ? undefined : piece.indexOf(selected), selected.length);
    },
    /** Puts the mark of a footnote behind the selection, and selects the words of the note, at the end of the text. */
    insertFootnote() {
      const text = view.state.doc.toString();
      const { start, piece, words, length } = writeFootnote(text, view.state.selection.main.to);
      replace(start, text.length, piece, words, length);
    },
    show: (diagnostics: readonly Diagnostic[]) => view.dispatch(setDiagnostics(view.state, [...diagnostics])),
    goTo(offset: number) {
      const anchor = Math.min(offset, view.state.doc.length);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) });
      view.focus();
    },
    /** The line at a height of the window, as a fraction within the line; 0 above the first. */
    lineAt(y: number) {
      const height = y - view.documentTop;
      if (height <= 0) return 0;
      const { from, top, height: whole } = view.lineBlockAtHeight(height);
      return view.state.doc.lineAt(from).number + Math.min(1, (height - top) / whole);
    },
    /** Gives what another editor of the text can go on from. */
    destroy(): unknown {
      view.destroy();
      finder.remove();
      return view.state.toJSON(keptFields);
    },
  };
}

/** Selects the next problem, and says what it is: a screen reader would read the selected words alone. */
const goToProblem: Command = (view) => {
  if (!nextDiagnostic(view)) return false;
  const { from, to } = view.state.selection.main;
  const messages: string[] = [];
  forEachDiagnostic(view.state, ({ message }, start, end) => {
    if (start <= from && end >= to) messages.push(message);
  });
  view.dispatch({ effects: EditorView.announce.of(messages.join(' ')) });
  return true;
};

/** Leaves a list from its last item, which is empty. Without an empty line, what follows would be of the item before. */
const leaveList: StateCommand = ({ state, dispatch }) => {
  const { from, to, text } = state.doc.lineAt(state.selection.main.head);
  if (!/^(?:[-*+]|\d+[.)])[ \t]+$/.test(text)) return false;
  dispatch(
    state.update({ changes: { from, to, insert: '\n' }, selection: { anchor: from + 1 }, scrollIntoView: true }),
  );
  return true;
};

/** What parts a block from the text before it. */
function leadOf(before: string): string {
  return /^\s*$|\n[ \t]*\n[ \t]*$/.test(before) ? '' : '\n\n';
}
