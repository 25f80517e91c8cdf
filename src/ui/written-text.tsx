import { Component, lazy, type ReactNode, Suspense } from 'react';

const WrittenMarkdown = lazy(async () => {
  const { WrittenMarkdown } = await import('./written-markdown.tsx');
  return { default: WrittenMarkdown };
});

/** Text that a person or an AI wrote, with its Markdown; plain until the code for that is there, or if it never comes. */
export function WrittenText({ text }: { text: string }) {
  const plain = <p>{text}</p>;
  return (
    <div className="written">
      <Fallback plain={plain}>
        <Suspense fallback={plain}>
          <WrittenMarkdown text={text} />
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
