import { Download, Eye, FileText, Trash2, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';

import { useDownload } from '../../../domain/files/useDownload';
import { useUploadGuard } from '../../../domain/files/useUploadGuard';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { FieldError } from '../../../ui/form/Field';
import { FileButton } from '../../../ui/form/files/FileButton';
import { Icon } from '../../../ui/layout/Icon';
import { theme } from '../../../ui/theme';
import { canPreview } from '../../../ui/preview/preview';
import { acceptOf, refusalOf, resumeRules } from '../fileRules';
import { profileWords, useUpdateProfile } from '../useUpdateProfile';

const RemoveDialog = lazyDialog(() => import('../RemoveDialog').then((module) => module.RemoveDialog));

const FilePreviewDialog = lazyDialog(() =>
  import('../../../domain/files/FilePreviewDialog').then((module) => module.FilePreviewDialog),
);

interface Props {
  /** Signed link to the resume, good for some minutes; null without one. */
  address: string | null;
  /** As it was uploaded. */
  name: string | null;
  renew: () => Promise<string | null | undefined>;
}

/**
 * The viewer's resume: upload, download, replace, remove. A file that could not be sent is kept for another
 * attempt; one that the server refuses for good is not.
 */
export function ResumePart({ address, name, renew }: Props) {
  const { run, busy } = useUpdateProfile(profileWords);
  const { download, isLoading } = useDownload({ name: name ?? 'resume', renew });
  const [refusal, setRefusal] = useState<string | null>(null);
  const [unsent, setUnsent] = useState<{ file: File; text: string } | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [isShown, setShown] = useState(false);
  const choose = useRef<HTMLButtonElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  useUploadGuard(busy);

  const send = async (file: File) => {
    const { failure } = await run({ resume: file });
    // "Try again" has nothing more to do, and goes with the keyboard on it.
    const hadFocus = again.current?.contains(document.activeElement);
    const isFinal = failure?.code === 'BAD_USER_INPUT';
    setUnsent(failure && !isFinal ? { file, text: failure.message } : null);
    if (isFinal) setRefusal(failure.fields['resume']?.[0] ?? failure.message);
    if (hadFocus && (!failure || isFinal)) choose.current?.focus();
  };
  const take = (file: File) => {
    const problem = refusalOf(file, resumeRules);
    setRefusal(problem);
    setUnsent(null);
    if (problem === null) void send(file);
  };

  return (
    <Part aria-label="Resume">
      <Row>
        <Sign>
          <Icon shape={FileText} size="large" />
        </Sign>
        <Words>
          <h3>Resume</h3>
          {address && (
            <p>
              <strong>{name}</strong>
            </p>
          )}
          <p>
            {address
              ? 'Only you, HR and administrators can open it.'
              : 'PDF, DOC, DOCX, TXT or RTF, under 25 MB.'}
          </p>
        </Words>
        <Buttons>
          {address && name !== null && canPreview(name) && (
            <Button icon={Eye} aria-label="View resume" onClick={() => setShown(true)}>
              View
            </Button>
          )}
          {address && (
            <Button
              icon={Download}
              aria-label="Download resume"
              busy={isLoading}
              onClick={() => void download()}
            >
              Download
            </Button>
          )}
          <FileButton
            ref={choose}
            icon={Upload}
            label="Resume"
            accept={acceptOf(resumeRules)}
            busy={busy}
            busyText="Uploading..."
            onChoose={take}
            aria-label={busy ? undefined : address ? 'Replace resume' : 'Upload resume'}
          >
            {address ? 'Replace' : 'Upload resume'}
          </FileButton>
          {address && (
            <Button
              variant="ghost"
              icon={Trash2}
              aria-label="Remove resume"
              onClick={() => setRemoving(true)}
            >
              Remove
            </Button>
          )}
        </Buttons>
      </Row>
      {refusal && <FieldError role="alert">{refusal}</FieldError>}
      {unsent && (
        <Banner
          tone="danger"
          title={unsent.text}
          action={
            <Button ref={again} busy={busy} onClick={() => void send(unsent.file)}>
              Try again
            </Button>
          }
        >
          {unsent.file.name} was not saved.
        </Banner>
      )}
      {isShown && name !== null && (
        <FilePreviewDialog name={name} renew={renew} onClose={() => setShown(false)} />
      )}
      {isRemoving && <RemoveDialog what="resume" onClose={() => setRemoving(false)} home={choose} />}
    </Part>
  );
}

const { color, space } = theme;

const Part = styled.section`
  display: grid;
  gap: ${space[3]};
  padding-block-start: ${space[5]};
  border-block-start: ${theme.border.line};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

const Sign = styled.span`
  color: ${color.ink3};
`;

const Words = styled.div`
  flex: 1 1 24ch;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  h3 {
    font-size: ${theme.type[14]};
  }
  p {
    color: ${color.ink3};
    font-size: ${theme.type[13]};
  }
  strong {
    color: ${color.ink};
    font-weight: ${theme.weight.medium};
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  ${theme.media.phone} {
    inline-size: 100%;
    > button {
      flex: 1;
    }
  }
`;
