import { getFragmentData, type FragmentType } from '../../../../generated/fragment-masking';
import { EditedEntryPart } from './editedEntry';
import { EntryForm } from './EntryForm';

interface Props {
  entry: FragmentType<typeof EditedEntryPart>;
  onClose: () => void;
}

/** Changes an entry of the viewer's own draft. */
export function EditEntryDialog({ entry, onClose }: Props) {
  return <EntryForm entry={getFragmentData(EditedEntryPart, entry)} onClose={onClose} />;
}
