import type { ComponentType } from 'react';
import { ChangesDialog } from './changes-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NewDialog } from './new-dialog.tsx';
import { PickDialog } from './pick-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import type { OpenDialog } from './state.ts';
import { useStudioState } from './studio.ts';

const dialogs: Readonly<Record<OpenDialog['name'], ComponentType<OpenDialog>>> = {
  new: NewDialog,
  move: MoveDialog,
  remove: RemoveDialog,
  changes: ChangesDialog,
  picture: PictureDialog,
  link: PickDialog,
  cite: PickDialog,
};

export function Dialogs() {
  const dialog = useStudioState((state) => state.dialog);
  if (dialog === null) return null;
  const Dialog = dialogs[dialog.name];
  return <Dialog {...dialog} />;
}
