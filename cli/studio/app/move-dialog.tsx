import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { PlanView } from './plan-view.tsx';
import { StudioDialog } from './studio-dialog.tsx';
import type { StudioProps } from './studio-props.ts';

export function MoveDialog({ store }: StudioProps) {
  const path = useStore(store, (state) => state.file?.path ?? '');
  const old = path.replace(/^.*\//, '').replace(/\.md$/, '');
  const [name, setName] = useState(old);
  const id = useId();
  const isReady = name.trim() !== '' && name !== old;
  return (
    <StudioDialog title="Change the address" store={store}>
      <form onSubmit={(event) => event.preventDefault()}>
        <p>The old address goes on working, and every link to it on this site is mended.</p>
        <div className="field">
          <label htmlFor={id}>The last part of the address</label>
          <input
            id={id}
            type="text"
            autoComplete="off"
            aria-describedby={`${id}-help`}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
          <p id={`${id}-help`} className="help">
            Lower-case letters and digits, in words joined by hyphens.
          </p>
        </div>
        <PlanView
          store={store}
          edit={isReady ? { action: 'move', path, to: name.trim() } : null}
          isIdle={!isReady}
          label="Change it"
        />
      </form>
    </StudioDialog>
  );
}
