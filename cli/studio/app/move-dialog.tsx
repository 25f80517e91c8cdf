import { useState } from 'react';
import { PlanView } from './plan-view.tsx';
import { TextQuestion } from './question.tsx';
import { useStudioState } from './studio.ts';
import { StudioDialog } from './studio-dialog.tsx';

export function MoveDialog() {
  const path = useStudioState((state) => state.file?.path ?? '');
  const old = path.replace(/^.*\//, '').replace(/\.md$/, '');
  const [name, setName] = useState(old);
  const isReady = name.trim() !== '' && name !== old;
  return (
    <StudioDialog title="Change the address">
      <form onSubmit={(event) => event.preventDefault()}>
        <p>The old address goes on working, and every link to it on this site is mended.</p>
        <TextQuestion
          label="The last part of the address"
          help="Lower-case letters and digits, in words joined by hyphens."
          value={name}
          onType={setName}
        />
        <PlanView
          edit={isReady ? { action: 'move', path, to: name.trim() } : null}
          isIdle={!isReady}
          label="Change it"
        />
      </form>
    </StudioDialog>
  );
}
