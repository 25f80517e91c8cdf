import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { Options } from './choice-input.tsx';
import { PlanView } from './plan-view.tsx';
import { StudioDialog } from './studio-dialog.tsx';
import type { StudioProps } from './studio-props.ts';

export function RemoveDialog({ store }: StudioProps) {
  const { file, tree } = useStore(store);
  const [heir, setHeir] = useState('');
  const [isForced, setForced] = useState(false);
  const id = useId();
  if (file === null) return null;
  const { path } = file;
  const section = tree?.sections.find(({ files }) => files.some((one) => one.path === path));
  const others = (section?.files ?? []).filter((one) => one.path !== path);
  return (
    <StudioDialog title="Remove this file" store={store}>
      <form onSubmit={(event) => event.preventDefault()}>
        <p>Addresses are promises: let another page take its place where there is one.</p>
        {file.shown !== null && (
          <div className="field">
            <label htmlFor={id}>The page that takes its place</label>
            <select id={id} value={heir} onChange={(event) => setHeir(event.target.value)}>
              <option value="">none: the address leads nowhere any more</option>
              <Options choices={others.map((one) => ({ value: one.path, label: one.title }))} />
            </select>
          </div>
        )}
        <div className="field" data-type="switch">
          <label htmlFor={`${id}-force`}>Where others link to it or cite it, keep their words without the link</label>
          <input
            id={`${id}-force`}
            type="checkbox"
            checked={isForced}
            onChange={(event) => setForced(event.target.checked)}
          />
        </div>
        <PlanView store={store} edit={{ action: 'remove', path, redirect: heir, isForced }} label="Remove it" />
      </form>
    </StudioDialog>
  );
}
