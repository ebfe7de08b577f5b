import type { FormEvent } from 'react';

import type { Failure } from '../../../domain/failure/failure';
import { FileName } from '../../../domain/files/FileName';
import { resumeTypes } from '../../../domain/jobs/resumeTypes';
import { Banner } from '../../../ui/feedback/Banner';
import { Button } from '../../../ui/form/Button';
import { Dialog } from '../../../ui/overlay/dialog/Dialog';
import { FileDrop } from '../../../ui/form/files/FileDrop';
import { GuardedButton } from '../../../ui/form/GuardedButton';
import { largestResume, resumeRefusal, smallestResume } from './resumeFile';

interface Props {
  file: File | null;
  /** Why it did not arrive. */
  refused: Failure | null;
  /** Name of the resume that it replaces, null without one; undefined where that is not known. */
  replaces: string | null | undefined;
  onChoose: (file: File | null) => void;
  onUpload: () => void;
  onClose: () => void;
}

/** Takes one resume. What the portal says of the file appears under it, everything else above. */
export function UploadResumeDialog({ file, refused, replaces, onChoose, onUpload, onClose }: Props) {
  const ofFile = refused?.fields['resume']?.[0];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (file) onUpload();
  };
  return (
    <Dialog
      title="Upload Resume"
      line="Open positions are then matched with it. Processing may take up to 30 seconds."
      isOpen
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <GuardedButton type="submit" variant="primary" reason={file ? null : 'Choose a file first'}>
            Upload Resume
          </GuardedButton>
        </>
      }
    >
      {refused && !ofFile && <Banner tone="danger">{refused.message}</Banner>}
      <FileDrop
        label="Resume"
        hint="One file: PDF, DOC, DOCX, TXT or RTF, under 10 MB."
        value={file}
        onChange={onChoose}
        error={ofFile}
        accept={resumeTypes}
        maxSize={largestResume}
        minSize={smallestResume}
        wordRefusal={resumeRefusal}
      />
      <p>
        {replaces ? (
          <>
            It takes the place of <FileName name={replaces} /> in your profile.
          </>
        ) : (
          `It becomes the resume of your profile${replaces === null ? '' : '; one that is there goes'}.`
        )}
      </p>
    </Dialog>
  );
}
