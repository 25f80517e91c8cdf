import { FileHead } from './file-head.tsx';
import { FrontMatterForm } from './front-matter-form.tsx';
import { ProblemList } from './problem-list.tsx';
import { useStudioState } from './studio.ts';
import { TextPane } from './text-pane.tsx';

export function WritePane() {
  const path = useStudioState((state) => state.file?.path);
  return (
    <>
      <FileHead />
      <ProblemList />
      <FrontMatterForm key={path} />
      <TextPane key={`${path} text`} />
    </>
  );
}
