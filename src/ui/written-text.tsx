import { Component, lazy, type ReactNode, Suspense, useState } from 'react';
import type { WrittenTextProps } from './written-markdown.tsx';

let loading: Promise<{ readonly default: typeof import('./written-markdown.tsx').WrittenMarkdown }> | undefined;
let loaded: typeof import('./written-markdown.tsx').WrittenMarkdown | undefined;

/** Loads the Markdown renderer. A server, which renders synchronously, waits for it. */
export function loadMarkdown(): NonNullable<typeof loading> {
  loading ??= import('./written-markdown.tsx').then(({ WrittenMarkdown }) => {
    loaded = WrittenMarkdown;
    return { default: WrittenMarkdown };
  });
  return loading;
}

/** Loads it while a text is on its way: one that is plain at first is read aloud twice. */
export function expectMarkdown(): void {
  loadMarkdown().catch(() => undefined);
}

const LazyMarkdown = lazy(loadMarkdown);

/** What the professor or an AI wrote, with its Markdown; plain until the renderer is loaded, or if it cannot be. */
export function WrittenText(props: WrittenTextProps) {
  // One that is loaded lazily is plain for a moment in any case.
  const [Markdown] = useState(() => loaded ?? LazyMarkdown);
  const plain = <p>{props.text}</p>;
  return (
    <div className="written">
      <Fallback plain={plain}>
        <Suspense fallback={plain}>
          <Markdown {...props} />
        </Suspense>
      </Fallback>
    </div>
  );
}

class Fallback extends Component<{ plain: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.plain : this.props.children;
  }
}
