import { useStore } from 'zustand';
import { ChangesDialog } from './changes-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NewDialog } from './new-dialog.tsx';
import { PickDialog } from './pick-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import type { StudioProps } from './studio-props.ts';

export function Dialogs(props: StudioProps) {
  const dialog = useStore(props.store, (state) => state.dialog);
  switch (dialog?.name) {
    case 'new':
      return <NewDialog {...props} />;
    case 'move':
      return <MoveDialog {...props} />;
    case 'remove':
      return <RemoveDialog {...props} />;
    case 'changes':
      return <ChangesDialog {...props} />;
    case 'picture':
      return <PictureDialog {...props} picture={dialog.picture} />;
    case 'link':
    case 'cite':
      return <PickDialog {...props} what={dialog.name} />;
    default:
      return null;
  }
}
