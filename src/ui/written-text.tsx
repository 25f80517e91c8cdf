import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { WrittenTextProps } from './written-markdown.tsx';

let loading: Promise<{ readonly default: typeof import('./written-markdown.tsx').WrittenMarkdown }> | undefined;

/**
 * Loads the Markdown renderer. A server, which renders synchronously, renders a text once to start this, and waits for
 * it.
 */
export function loadMarkdown(): NonNullable<typeof loading> {
  loading ??= import('./written-markdown.tsx').then((module) => ({ default: module.WrittenMarkdown }));
  return loading;
}

const WrittenMarkdown = lazy(loadMarkdown);

/** What the professor or an AI wrote, with its Markdown; plain until the renderer is loaded, or if it cannot be. */
export function WrittenText(props: WrittenTextProps) {
  const plain = <p>{props.text}</p>;
  return (
    <div className="written">
      <Fallback plain={plain}>
        <Suspense fallback={plain}>
          <WrittenMarkdown {...props} />
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
