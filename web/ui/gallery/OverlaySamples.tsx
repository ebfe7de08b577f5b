import { useState } from 'react';

import { Banner } from '../Banner';
import { Button } from '../Button';
import { ConfirmDialog } from '../ConfirmDialog';
import { DateField } from '../DateField';
import { Dialog } from '../Dialog';
import { Drawer } from '../Drawer';
import { Select } from '../Select';
import { FieldPair } from '../Stack';
import { TextArea } from '../TextArea';
import { TextField } from '../TextField';
import { GalleryRow } from './GallerySection';

const kinds = [
  { value: 'sick', label: 'Sick' },
  { value: 'personal', label: 'Personal' },
];

export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'large' | 'confirm' | 'drawer' | null>(null);
  const [kind, setKind] = useState('personal');
  const [day, setDay] = useState('2027-03-08');
  const close = () => setOpen(null);

  return (
    <GalleryRow>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('large')}>Large dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Dialog
        title="New request"
        size={open === 'large' ? 'large' : 'small'}
        isOpen={open === 'dialog' || open === 'large'}
        onClose={close}
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="primary" type="submit">
              Submit request
            </Button>
          </>
        }
      >
        <TextField label="Title" defaultValue="Family visit" />
        <FieldPair>
          <Select label="Kind" options={kinds} value={kind} onChange={setKind} />
          <DateField label="First day" value={day} onChange={setDay} />
        </FieldPair>
        <Banner tone="brand">
          <strong>5 days</strong>, Monday to Friday.
        </Banner>
        <TextArea label="Reason" />
      </Dialog>
      <ConfirmDialog
        title="Delete this request?"
        confirmLabel="Delete"
        isOpen={open === 'confirm'}
        onConfirm={close}
        onCancel={close}
      >
        “Family visit” and its document will be gone for good.
      </ConfirmDialog>
      <Drawer
        title="Details"
        isOpen={open === 'drawer'}
        onClose={close}
        footer={<Button onClick={close}>Close</Button>}
      >
        Content of the drawer.
      </Drawer>
    </GalleryRow>
  );
}
