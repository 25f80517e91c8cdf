import { ChangesDialog } from './changes-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NewDialog } from './new-dialog.tsx';
import { PickDialog } from './pick-dialog.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useStudioState } from './studio.ts';

export function Dialogs() {
  const dialog = useStudioState((state) => state.dialog);
  switch (dialog?.name) {
    case 'new':
      return <NewDialog />;
    case 'move':
      return <MoveDialog />;
    case 'remove':
      return <RemoveDialog />;
    case 'changes':
      return <ChangesDialog />;
    case 'picture':
      return <PictureDialog picture={dialog.picture} />;
    case 'link':
    case 'cite':
      return <PickDialog what={dialog.name} />;
    default:
      return null;
  }
}
