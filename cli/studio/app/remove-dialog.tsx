import { useState } from 'react';
import { Choice } from './choice.tsx';
import { PlanView } from './plan-view.tsx';
import { Question } from './question.tsx';
import { useWholeState } from './studio.ts';
import { StudioDialog } from './studio-dialog.tsx';

export function RemoveDialog() {
  const { file, tree } = useWholeState();
  const [heir, setHeir] = useState('');
  const [isForced, setForced] = useState(false);
  if (file === null) return null;
  const { path } = file;
  const section = tree?.sections.find(({ files }) => files.some((one) => one.path === path));
  const others = (section?.files ?? []).filter((one) => one.path !== path);
  return (
    <StudioDialog title="Remove this file">
      <form onSubmit={(event) => event.preventDefault()}>
        <p>Addresses are promises: let another page take its place where there is one.</p>
        {file.shown !== null && (
          <Question label="The page that takes its place">
            {(input) => (
              <Choice
                {...input}
                choices={others.map((one) => ({ value: one.path, label: one.title }))}
                none="none: the address leads nowhere any more"
                value={heir}
                onChoose={setHeir}
              />
            )}
          </Question>
        )}
        <Question label="Where others link to it or cite it, keep their words without the link" type="switch">
          {(input) => (
            <input
              {...input}
              type="checkbox"
              checked={isForced}
              onChange={(event) => setForced(event.target.checked)}
            />
          )}
        </Question>
        <PlanView edit={{ action: 'remove', path, redirect: heir, isForced }} label="Remove it" />
      </form>
    </StudioDialog>
  );
}
