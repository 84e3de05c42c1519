import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { PictureLibrary } from './picture-library.tsx';

type PicturePickerProps = {
  chosen: string;
  staffId: string;
  onChoose: (name: string, alt: string) => void;
  onClose: () => void;
};

export function PicturePicker({ chosen, staffId, onChoose, onClose }: PicturePickerProps) {
  return (
    <Dialog
      title="Choose picture"
      onClose={onClose}
      className="top-4 max-h-dialog w-window max-w-240 overflow-y-auto p-5"
    >
      <div className="mt-2 min-h-96">
        <PictureLibrary chosen={chosen} staffId={staffId} onChoose={onChoose} />
      </div>
      <Button look="quiet" className="mt-4" onClick={onClose}>
        Cancel
      </Button>
    </Dialog>
  );
}
