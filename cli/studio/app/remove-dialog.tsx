import { useState } from 'react';
import { LabelledField } from './labelled-field.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { Select } from './select.tsx';
import { useWholeState } from './studio.ts';

export function RemoveDialog() {
  const { file, tree } = useWholeState();
  const [redirect, setRedirect] = useState('');
  const [isForced, setForced] = useState(false);
  if (file === null) return null;
  const { path } = file;
  const section = tree?.sections.find(({ files }) => files.some((one) => one.path === path));
  const others = (section?.files ?? []).filter((one) => one.path !== path);
  return (
    <PlanDialog title="Remove this file" edit={{ action: 'remove', path, redirect, isForced }} label="Remove it">
      <p>Addresses are promises: let another page take its place where there is one.</p>
      {file.shown !== null && (
        <LabelledField label="The page that takes its place">
          {(input) => (
            <Select
              {...input}
              choices={others.map((one) => ({ value: one.path, label: one.title }))}
              none="none: the address leads nowhere any more"
              value={redirect}
              onChoose={setRedirect}
            />
          )}
        </LabelledField>
      )}
      <LabelledField label="Where others link to it or cite it, keep their words without the link" type="switch">
        {(input) => (
          <input {...input} type="checkbox" checked={isForced} onChange={(event) => setForced(event.target.checked)} />
        )}
      </LabelledField>
    </PlanDialog>
  );
}
