import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { FormDialog } from '../../../../domain/form/FormDialog';
import { graphql } from '../../../../generated/gql';
import { getFragmentData } from '../../../../generated/fragment-masking';
import type { EditedPostingFragment } from '../../../../generated/graphql';
import { ErrorState } from '../../../../ui/feedback/ErrorState';
import { Skeleton } from '../../../../ui/feedback/Skeleton';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog';
import { pauseBeforeClosing } from '../../pauseBeforeClosing';
import { useDepartments } from '../../../../domain/people/useDepartments';
import { PostingFields } from './PostingFields';
import {
  incompleteText,
  incompleteWarning,
  postingSchema,
  toChanges,
  type PostingValues,
} from './postingForm';
import { updateFailed, useUpdatePosting } from './useUpdatePosting';

const title = 'Edit Job Posting';

/** Reads the posting as it is now, then changes it. */
export function EditPostingDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, loading, refetch } = useQuery(PostingToEditDocument, { variables: { id } });
  const posting = getFragmentData(EditedPostingPart, data?.jobPosting);
  if (posting?.id === id) return <EditForm posting={posting} onClose={onClose} />;
  return (
    <Dialog title={title} size="large" isOpen onClose={onClose}>
      {loading ? (
        <Skeleton steps={40} shape="block" />
      ) : (
        <ErrorState
          text={
            error
              ? 'Failed to load the job posting. Please try again.'
              : 'This job posting does not exist any more.'
          }
          retryLabel="Retry"
          onRetry={error && (() => void refetch().catch(() => undefined))}
        />
      )}
    </Dialog>
  );
}

interface Props {
  posting: EditedPostingFragment;
  onClose: () => void;
}

/** Sends the changed fields, with the version that was read; emptied fields are not sent. */
function EditForm({ posting, onClose }: Props) {
  const { id, version } = posting;
  const [isDone, setDone] = useState(false);
  const update = useUpdatePosting(id);
  const departments = useDepartments();
  const initialValues = valuesOf(posting);

  return (
    <FormDialog
      draft={`posting ${id}`}
      title={title}
      line={
        <>
          <bdi>{posting.title}</bdi>. What you leave empty stays as it was.
        </>
      }
      size="large"
      initialValues={initialValues}
      schema={postingSchema}
      incompleteText={incompleteText}
      titles={{ ...incompleteWarning, refused: updateFailed }}
      submitLabel="Save changes"
      busyLabel={isDone ? 'Saved' : 'Saving...'}
      submit={async (values) => {
        const failure = await update(toChanges(values, initialValues), version);
        if (failure) return failure;
        setDone(true);
        await pauseBeforeClosing();
        return null;
      }}
      onClose={onClose}
    >
      {(form) => (
        <PostingFields
          form={form}
          departments={departments.options.map(({ label }) => ({ value: label, label }))}
          loading={departments.loading}
          withStatus
        />
      )}
    </FormDialog>
  );
}

const valuesOf = (posting: EditedPostingFragment): PostingValues => ({
  title: posting.title,
  departmentName: posting.departmentName ?? '',
  location: posting.location,
  jobType: posting.jobType,
  salaryRange: posting.salaryRange ?? '',
  hiringManagerId: posting.hiringManagerId ?? null,
  applicationDeadline: posting.applicationDeadline ?? '',
  priority: posting.priority.code,
  status: posting.status.code,
  description: posting.description,
  requirements: posting.requirements.join('\n'),
});

const EditedPostingPart = graphql(`
  fragment EditedPosting on JobPosting {
    id
    version
    title
    departmentName
    location
    jobType
    salaryRange
    hiringManagerId
    applicationDeadline
    description
    requirements
    priority {
      code
    }
    status {
      code
    }
  }
`);

const PostingToEditDocument = graphql(`
  query PostingToEdit($id: ID!) {
    jobPosting(id: $id) {
      id
      ...EditedPosting
    }
  }
`);
