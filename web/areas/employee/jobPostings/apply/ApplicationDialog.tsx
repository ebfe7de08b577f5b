import { useUploadGuard } from '../../../../domain/files/useUploadGuard';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { useViewer } from '../../../../domain/session/SessionContext';
import type { PostingRow } from '../postingRow';
import { applicationSchema, emptyApplication, toInput } from './applicationForm';
import { ApplicationFields } from './ApplicationFields';
import type { Applicant } from './useApplicant';
import { useApply } from './useApply';

interface Props {
  posting: PostingRow;
  applicant: Applicant;
  onClose: () => void;
}

/** Writes and sends an application [A3.20, A7.52]. */
export function ApplicationDialog({ posting: { id, title, departmentName, location }, applicant, onClose }: Props) {
  const { fullName } = useViewer();
  const { apply, busy } = useApply();
  useUploadGuard(busy);

  return (
    <FormDialog
      draft={`application ${id}`}
      title={`Apply for ${title}`}
      line={[departmentName, location].filter(Boolean).join(' · ')}
      size="large"
      initialValues={emptyApplication(applicant)}
      schema={applicationSchema}
      submitLabel="Apply Now"
      busyLabel="Applying..."
      submit={(values) => apply(toInput(id, fullName, values))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <p>Only HR and administrators read your application. You can apply once; leave out what you do not want to tell.</p>
          <ApplicationFields form={form} inProfile={applicant.resumeName} />
        </>
      )}
    </FormDialog>
  );
}
