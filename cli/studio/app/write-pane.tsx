import { useStore } from 'zustand';
import { FileHead } from './file-head.tsx';
import { FrontMatterForm } from './front-matter-form.tsx';
import { ProblemList } from './problem-list.tsx';
import type { StudioProps } from './studio-props.ts';
import { TextPane } from './text-pane.tsx';

export function WritePane({ store, client }: StudioProps) {
  const path = useStore(store, (state) => state.file?.path);
  return (
    <>
      <FileHead store={store} />
      <ProblemList store={store} />
      <FrontMatterForm key={path} store={store} />
      <TextPane key={`${path} text`} store={store} client={client} />
    </>
  );
}
