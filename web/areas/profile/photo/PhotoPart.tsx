import { Camera, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { PersonAvatar } from '../../../domain/people/PersonAvatar';
import { Button } from '../../../ui/form/Button';
import { FieldError } from '../../../ui/form/Field';
import { FileButton } from '../../../ui/form/files/FileButton';
import { theme } from '../../../ui/theme';
import { acceptOf, photoRules, refusalOf } from '../fileRules';

const PhotoDialog = lazyDialog(() => import('./PhotoDialog').then((module) => module.PhotoDialog));
const RemoveDialog = lazyDialog(() => import('../RemoveDialog').then((module) => module.RemoveDialog));

interface Props {
  name: string;
  /** `profilePicture` as the graph gives it. */
  photo: string | null;
  /** What the person does, under the name; empty for someone without a job here. */
  line: string;
}

/** The person at the head of their profile, and the ways to another photo. */
export function PhotoPart({ name, photo, line }: Props) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);

  return (
    <Head>
      <PersonAvatar name={name} photo={photo} size="huge" />
      <Words>
        <Name title={name}>
          <bdi>{name}</bdi>
        </Name>
        {line && <Line>{line}</Line>}
      </Words>
      <Ways>
        <Buttons>
          <FileButton
            ref={choose}
            icon={Camera}
            label="Photo"
            accept={acceptOf(photoRules)}
            onChoose={(file) => {
              const problem = refusalOf(file, photoRules);
              setRefusal(problem);
              if (problem === null) setChosen(file);
            }}
          >
            {photo ? 'Change photo' : 'Upload photo'}
          </FileButton>
          {photo && (
            <Button variant="ghost" icon={Trash2} aria-label="Remove photo" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
        </Buttons>
        {refusal && <FieldError role="alert">{refusal}</FieldError>}
      </Ways>
      {chosen && <PhotoDialog file={chosen} onClose={() => setChosen(null)} />}
      {isRemoving && <RemoveDialog what="profilePicture" onClose={() => setRemoving(false)} home={choose} />}
    </Head>
  );
}

const { space } = theme;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${space[5]};
  > :first-child {
    grid-row: span 2;
  }
  ${theme.media.phone} {
    column-gap: ${space[4]};
    row-gap: ${space[4]};
    > :first-child {
      grid-row: auto;
    }
  }
`;

const Words = styled.div`
  align-self: end;
  overflow-wrap: anywhere;
  ${theme.media.phone} {
    align-self: center;
  }
`;

const Name = styled.p`
  font: ${theme.weight.semibold} ${theme.type[20]} / 1.25 ${theme.family.heading};
  letter-spacing: -0.01em;
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Line = styled.p`
  color: ${theme.color.ink2};
`;

const Ways = styled.div`
  align-self: start;
  display: grid;
  gap: ${space[2]};
  padding-block-start: ${space[3]};
  ${theme.media.phone} {
    grid-column: 1 / -1;
    padding-block-start: 0;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${theme.media.phone} {
    > button {
      flex: 1;
    }
  }
`;
