import { useState } from 'react';

import { useUploadGuard } from '../../../../domain/files/useUploadGuard';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { placeText } from '../../../../domain/jobs/placeText';
import { useViewer } from '../../../../domain/session/SessionContext';
import type { PostingRow } from '../postingRow';
import { applicationSchema, emptyApplication, toInput, type ApplicationValues } from './applicationForm';
import { ApplicationFields } from './ApplicationFields';
import { finalRefusal } from './finalRefusal';
import type { Applicant } from './useApplicant';
import { useApply } from './useApply';

interface Props {
  posting: PostingRow;
  applicant: Applicant;
  /** Called with the posting whose application is being sent; null after that. */
  onSending: (id: string | null) => void;
  onClose: () => void;
}

/** Writes and sends an application; one that was refused for good can be read and copied, not sent again. */
export function ApplicationDialog({
  posting: { id, title, departmentName, location },
  applicant,
  onSending,
  onClose,
}: Props) {
  const { fullName } = useViewer();
  const { apply, busy } = useApply();
  const [over, setOver] = useState<ReturnType<typeof finalRefusal>>(null);
  useUploadGuard(busy);

  const send = async (values: ApplicationValues) => {
    onSending(id);
    const failure = await apply(toInput(id, fullName, values)).finally(() => onSending(null));
    setOver(failure && finalRefusal(failure));
    return failure;
  };

  return (
    <FormDialog
      draft={`application ${id}`}
      title={`Apply for ${title}`}
      line={placeText(departmentName, location)}
      size="large"
      initialValues={emptyApplication(applicant)}
      schema={applicationSchema}
      submitLabel="Apply Now"
      busyLabel="Applying..."
      submit={send}
      over={over}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>
            Only HR and administrators read your application. Every field is optional, and you can apply only
            once.
          </p>
          <ApplicationFields form={form} inProfile={applicant.resumeName} />
        </>
      )}
    </FormDialog>
  );
}
