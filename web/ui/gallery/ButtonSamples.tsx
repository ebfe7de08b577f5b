import { Download, LogOut, Pencil, Plus, Trash2 } from 'lucide-react';

import { Button } from '../form/Button';
import { ButtonLink } from '../layout/ButtonLink';
import { GuardedButton } from '../form/GuardedButton';
import { IconButton } from '../form/IconButton';
import { Logo } from '../layout/navigation/Logo';
import { Menu } from '../overlay/menu/Menu';
import { PopoverButton } from '../overlay/popover/PopoverButton';
import { TextButton } from '../form/TextButton';
import { TextLink } from '../layout/TextLink';
import { ThemeSwitch } from '../layout/navigation/ThemeSwitch';
import { Tooltip } from '../overlay/Tooltip';
import { GalleryRow } from './GallerySection';

export function ButtonSamples() {
  return (
    <>
      <GalleryRow>
        <Button variant="primary" icon={Plus}>
          New request
        </Button>
        <Button icon={Download}>Export</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="danger" icon={Trash2}>
          Delete
        </Button>
      </GalleryRow>
      <GalleryRow>
        <Button variant="primary" busy busyText="Saving...">
          Save
        </Button>
        <GuardedButton reason="Enter a title first">Send</GuardedButton>
        <Button variant="primary" disabled>
          Save
        </Button>
        <Button variant="primary" size="large">
          Large
        </Button>
        <ButtonLink to="#parts" size="large">
          A link
        </ButtonLink>
      </GalleryRow>
      <GalleryRow>
        <Logo name="Portal" to="#parts" />
        <TextLink to="#parts">A link in text</TextLink>
        <TextLink to="#parts" tone="plain">
          The name of a thing
        </TextLink>
        <TextLink to="#parts" tone="quiet">
          A quiet one
        </TextLink>
        <TextButton>A button in text</TextButton>
      </GalleryRow>
      <GalleryRow>
        <Tooltip text="Leaves this device signed out">
          <IconButton icon={LogOut} label="Sign out" />
        </Tooltip>
        <IconButton icon={Pencil} label="Edit" disabled />
        <ThemeSwitch />
        <Menu
          label="Actions for this sample"
          actions={[
            { label: 'Edit', icon: Pencil, onAction: () => undefined },
            { label: 'Not now', disabled: true, onAction: () => undefined },
            { label: 'Delete', icon: Trash2, danger: true, onAction: () => undefined },
          ]}
        />
        <Menu label="More" actions={[{ label: 'Download all', icon: Download, onAction: () => undefined }]}>
          More
        </Menu>
        <PopoverButton label="Note" title="A short note">
          <p>A panel beside its button.</p>
        </PopoverButton>
      </GalleryRow>
    </>
  );
}
