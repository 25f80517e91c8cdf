import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { WrittenTextProps } from './written-markdown.tsx';

let loading: Promise<{ readonly default: typeof import('./written-markdown.tsx').WrittenMarkdown }> | undefined;

/** Loads the code of Markdown. Whoever renders in one go draws a text first, and waits for this. */
export function loadMarkdown(): NonNullable<typeof loading> {
  loading ??= import('./written-markdown.tsx').then((module) => ({ default: module.WrittenMarkdown }));
  return loading;
}

const WrittenMarkdown = lazy(loadMarkdown);

/** What the professor or an AI wrote, with its Markdown; plain until the code for that is there, or if it never comes. */
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
