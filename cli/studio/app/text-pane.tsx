import { useEffect, useRef, useState } from 'react';
import { completeWith } from './complete.ts';
import { createEditor, type EditorOptions } from './editor.ts';
import { hoverWith } from './hover.ts';
import { listDiagnostics } from './problem-positions.ts';
import { scrollPosition } from './scroll-position.ts';
import { useStudio, useStudioState } from './studio.ts';
import { takeFile } from './take-file.ts';
import { TextWithCode } from './text-with-code.tsx';
import { Toolbar } from './toolbar.tsx';

interface Lost {
  readonly title: string;
  readonly lines: readonly string[];
}

const nothing: Lost = { title: '', lines: [] };

/** The editor of a file. Each file has its own, with an undo history that is kept while another file is open. */
export function TextPane() {
  const { store, client, editor: holder, left } = useStudio();
  const loads = useStudioState((state) => state.file?.loads);
  const problems = useStudioState((state) => state.file?.problems);
  const box = useRef<HTMLDivElement>(null);
  /** What could not be put in as it was, of what was last pasted or dropped. */
  const [lost, setLost] = useState<Lost>(nothing);

  useEffect(() => {
    if (box.current === null) return;
    const { setBody, file } = store.getState();
    if (file === null) return;
    const options: EditorOptions = {
      onChange: setBody,
      async onFiles(files, put) {
        const [first, ...others] = files;
        if (first === undefined) return;
        const refusal = await takeFile(first, store, put);
        const more = others.map(({ name }) => `\`${name}\` came with another file: put in one after the other.`);
        setLost({ title: 'Not put in:', lines: [...(refusal === null ? [] : [refusal]), ...more] });
      },
      async convert(html) {
        const pasted = await client.call('paste', { html, text: store.getState().file?.body ?? '' }).catch(() => null);
        setLost({ title: 'Not everything is as you copied it:', lines: pasted?.lost ?? [] });
        return pasted;
      },
      complete: completeWith(store, client),
      hover: hoverWith(store, client),
    };
    const editor = createEditor(box.current, file.body, options, left.get(file.path));
    holder.current = editor;
    return () => {
      holder.current = null;
      left.set(file.path, editor.destroy());
    };
  }, [store, client, holder, left]);

  // The page scrolls along with the text.
  useEffect(() => {
    const pane = box.current?.closest('main');
    const reportScroll = () => {
      const { file, setScroll } = store.getState();
      if (!pane || file === null || holder.current === null) return;
      // At the top of the text the tops are side by side, and at its end the ends are: there most is written.
      const above = pane.scrollTop / Math.max(1, pane.scrollHeight - pane.clientHeight);
      const line = holder.current.lineAt(pane.getBoundingClientRect().top + above * pane.clientHeight);
      setScroll({ heading: scrollPosition(file.body, line), above });
    };
    pane?.addEventListener('scroll', reportScroll, { passive: true });
    return () => pane?.removeEventListener('scroll', reportScroll);
  }, [store, holder]);

  useEffect(() => {
    const { file } = store.getState();
    if (file !== null && loads !== undefined) holder.current?.load(file.body);
  }, [loads, store, holder]);

  useEffect(() => {
    const { file } = store.getState();
    if (file !== null && problems !== undefined) holder.current?.show(listDiagnostics(file, store.getState().mend));
  }, [problems, store, holder]);

  return (
    <section className="text" aria-label="The text">
      <div className="above-text">
        <Toolbar />
        <div role="status">
          {lost.lines.length > 0 && (
            <div className="lost">
              <p>{lost.title}</p>
              <ul>
                {lost.lines.map((one) => (
                  <li key={one}>
                    <TextWithCode text={one} />
                  </li>
                ))}
              </ul>
              <button type="button" className="link" onClick={() => setLost(nothing)}>
                Close
              </button>
            </div>
          )}
        </div>
      </div>
      <div className="editor" ref={box} />
    </section>
  );
}
