import { useState } from 'react';
import { LabelledInput } from './labelled-field.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { useStudioState } from './studio.ts';

export function MoveDialog() {
  const path = useStudioState((state) => state.file?.path ?? '');
  const old = path.replace(/^.*\//, '').replace(/\.md$/, '');
  const [name, setName] = useState(old);
  const isReady = name.trim() !== '' && name !== old;
  return (
    <PlanDialog
      title="Change the address"
      edit={isReady ? { action: 'move', path, to: name.trim() } : null}
      isIdle={!isReady}
      label="Change it"
    >
      <p>The old address goes on working, and every link to it on this site is mended.</p>
      <LabelledInput
        label="The last part of the address"
        help="Lower-case letters and digits, in words joined by hyphens."
        value={name}
        onType={setName}
      />
    </PlanDialog>
  );
}
