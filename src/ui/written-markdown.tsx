import { memo, useId } from 'react';
import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { canBeParsed, rehypeBudget, remarkTableBudget } from './text-budget.ts';
import { rehypeRunningText } from './text-elements.ts';
import { followAll, followCited } from './text-links.ts';

export interface WrittenTextProps {
  readonly text: string;
  /**
   * The pages of this site that an AI's answer cites, the only links allowed in it; without this list all links are.
   */
  readonly cited?: readonly string[];
}

/** Memoised, because the text is parsed each time it is drawn. */
export const WrittenMarkdown = memo(function WrittenMarkdown({ text, cited }: WrittenTextProps) {
  const own = useId();
  if (!canBeParsed(text)) return <p>{text}</p>;
  const follow = cited === undefined ? followAll : followCited(cited);
  return (
    <Markdown
      remarkPlugins={[remarkGfm, remarkTableBudget]}
      rehypePlugins={[[rehypeRunningText, { follow }], rehypeBudget]}
      remarkRehypeOptions={{ clobberPrefix: `${own}-` }}
    >
      {text}
    </Markdown>
  );
});
