import { shortFileName } from '../../../../domain/files/shortFileName';
import { resumeTypes } from '../../../../domain/jobs/resumeTypes';
import { FileDrop } from '../../../../ui/form/files/FileDrop';
import { RadioGroup } from '../../../../ui/form/choice/RadioGroup';
import type { ResumeChoice } from './applicationForm';
import { largestResume, resumeRefusal } from './resumeFile';

interface Props {
  name: string;
  value: ResumeChoice;
  onChange: (value: ResumeChoice) => void;
  error: string | undefined;
  /** Name of the resume in the profile; null without one. */
  inProfile: string | null;
}

/** The resume of the application: the one in the profile, another one, or none. */
export function ResumeField({ name, value, onChange, error, inProfile }: Props) {
  const chosen = value === 'profile' || value === 'none' ? value : 'file';
  return (
    <>
      <RadioGroup
        name={name}
        label="Resume"
        value={chosen}
        onChange={(next) => {
          if (next !== chosen) onChange(next === 'file' ? null : (next as 'profile' | 'none'));
        }}
        error={chosen === 'file' ? undefined : error}
        options={[
          // The resume may have been removed from the profile while the form was open; the option stays visible
          // until another one is selected.
          ...(inProfile !== null || value === 'profile'
            ? [
                {
                  value: 'profile',
                  label: 'The resume in my profile',
                  hint: inProfile === null ? 'It is no longer there.' : shortFileName(inProfile),
                },
              ]
            : []),
          {
            value: 'file',
            label: inProfile === null ? 'A file' : 'Another file',
            hint: 'For this application only; your profile stays as it is.',
          },
          { value: 'none', label: 'No resume', hint: 'HR finds a note in its place.' },
        ]}
      />
      {chosen === 'file' && (
        <FileDrop
          label="Resume file"
          hint="PDF, DOC, DOCX, TXT or RTF, under 25 MB."
          value={value instanceof File ? value : null}
          onChange={onChange}
          error={error}
          accept={resumeTypes}
          maxSize={largestResume}
          wordRefusal={resumeRefusal}
        />
      )}
    </>
  );
}
