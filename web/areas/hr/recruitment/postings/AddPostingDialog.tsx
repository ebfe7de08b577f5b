import { useState } from 'react';

import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { graphql } from '../../../../generated/gql';
import { toast } from '../../../../ui/feedback/toast';
import { pauseBeforeClosing } from '../../pauseBeforeClosing';
import { postingDepartments } from '../pinned';
import { PostingFields } from './PostingFields';
import { incompleteText, incompleteWarning, newPosting, postingSchema, toPosting } from './postingForm';

const title = 'Creation Failed';
const failed = 'Failed to create job posting. Please try again.';

const departments = postingDepartments.map((name) => ({ value: name, label: name }));

/** Publishes a posting. */
export function AddPostingDialog({ onClose }: { onClose: () => void }) {
  const [isDone, setDone] = useState(false);
  const { run } = useAction(CreatePostingDocument, {
    done: 'Job posting created successfully!',
    failed,
    inForm: true,
    stale: ['HrPostings', 'PostingFigures'],
  });

  return (
    <FormDialog
      draft="new posting"
      title="Add New Job Posting"
      size="large"
      initialValues={newPosting}
      schema={postingSchema}
      incompleteText={incompleteText}
      titles={{ ...incompleteWarning, refused: title }}
      submitLabel="Add Posting"
      busyLabel={isDone ? 'Added' : 'Adding...'}
      submit={async (values) => {
        const { failure } = await run({ input: toPosting(values) });
        if (failure) {
          toast.error(title, failed);
          return failure;
        }
        setDone(true);
        await pauseBeforeClosing();
        return null;
      }}
      onClose={onClose}
    >
      {(form) => <PostingFields form={form} departments={departments} />}
    </FormDialog>
  );
}

const CreatePostingDocument = graphql(`
  mutation CreatePosting($input: JobPostingInput!) {
    createJobPosting(input: $input) {
      id
      ...HrPostingRow
    }
  }
`);
