import { useState } from 'react';

import { Banner } from '../feedback/Banner';
import { Button } from '../form/Button';
import { ConfirmDialog } from '../overlay/dialog/ConfirmDialog';
import { DateField } from '../form/DateField';
import { Dialog } from '../overlay/dialog/Dialog';
import { Drawer } from '../overlay/dialog/Drawer';
import { FactList } from '../data/FactList';
import { Select } from '../form/choice/Select';
import { SidePanel } from '../overlay/sidePanel/SidePanel';
import { FieldPair } from '../layout/Stack';
import { StatusBadge } from '../data/cells/StatusBadge';
import { TextArea } from '../form/TextArea';
import { TextField } from '../form/TextField';
import { Timeline } from '../data/Timeline';
import { GalleryRow } from './GallerySection';

const kinds = [
  { value: 'sick', label: 'Sick' },
  { value: 'personal', label: 'Personal' },
];

const requests = ['Family visit', 'Moving house', 'Parental leave'];

export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'large' | 'confirm' | 'drawer' | null>(null);
  const [request, setRequest] = useState<number | null>(null);
  const [kind, setKind] = useState('personal');
  const [day, setDay] = useState('2027-03-08');
  const close = () => setOpen(null);

  return (
    <GalleryRow>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button onClick={() => setOpen('large')}>Large dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Button onClick={() => setOpen('drawer')}>Drawer</Button>
      <Button onClick={() => setRequest(0)}>Side panel</Button>
      {request !== null && (
        <SidePanel
          item={request}
          title={requests[request]}
          head={
            <>
              <StatusBadge tone="warning">Pending</StatusBadge> Personal Leave · 5 days
            </>
          }
          rail={
            <FactList
              facts={[
                { label: 'Requested by', value: 'Maya Okafor' },
                { label: 'Requested', value: '12 Nov 2026' },
              ]}
            />
          }
          talk={
            <>
              <h3>History and comments</h3>
              <Timeline
                label="History and comments"
                steps={[
                  { key: 1, title: 'Requested', line: 'Maya Okafor · 12 Nov 2026' },
                  { key: 2, title: 'Daniel Cho', line: '13 Nov 2026', text: <p>Who takes over?</p> },
                ]}
              />
            </>
          }
          composer={<TextArea label="Add a comment" rows={1} />}
          footer={
            <>
              <Button>Reject</Button>
              <Button variant="primary">Approve</Button>
            </>
          }
          steps={{
            previous: request > 0 ? () => setRequest(request - 1) : undefined,
            next: request < requests.length - 1 ? () => setRequest(request + 1) : undefined,
            place: `${String(request + 1)} of ${String(requests.length)}`,
          }}
          onClose={() => setRequest(null)}
        >
          My sister’s wedding. Jonas takes over meanwhile.
        </SidePanel>
      )}
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
