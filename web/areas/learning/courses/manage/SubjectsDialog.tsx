import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { ConfirmAction } from '../../../../domain/action/ConfirmAction';
import { graphql } from '../../../../generated/gql';
import { ManagedList } from './ManagedList';
import { subjectQueries } from './manageQueries';
import { SubjectDialog, type Subject } from './SubjectDialog';

type Asked = { action: 'add' } | { action: 'edit' | 'remove'; subject: Subject };

/** The subjects of courses, for HR and administrators, who add, change and delete them. */
export function SubjectsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(ManagedSubjectsDocument);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const rows = data?.courseCategories.results.map((subject) => ({
    ...subject,
    line: subject.description,
  }));
  return (
    <>
      <ManagedList
        title="Subjects"
        line="Every course belongs to one of them."
        rows={rows}
        count={data?.courseCategories.count ?? 0}
        failed={error !== undefined}
        failedText="Failed to load the subjects. Please try again."
        onRetry={() => void refetch().catch(() => undefined)}
        emptyTitle="No subjects yet"
        emptyText="A course can be added once there is a subject for it."
        addLabel="Add Subject"
        onAdd={() => setAsked({ action: 'add' })}
        onEdit={(subject) => setAsked({ action: 'edit', subject })}
        onRemove={(subject) => setAsked({ action: 'remove', subject })}
        onClose={onClose}
      />
      {asked?.action === 'add' && <SubjectDialog onClose={close} />}
      {asked?.action === 'edit' && <SubjectDialog subject={asked.subject} onClose={close} />}
      {asked?.action === 'remove' && (
        <ConfirmAction
          document={DeleteSubjectDocument}
          variables={{ id: asked.subject.id }}
          done="Subject deleted"
          failed="The subject could not be deleted. Please try again."
          stale={subjectQueries}
          title="Delete subject"
          confirmLabel="Delete subject"
          cancelLabel="Keep subject"
          busyText="Deleting..."
          onClose={close}
        >
          <p>
            Are you sure you want to delete <bdi>{asked.subject.name}</bdi>? A subject that courses use cannot
            be deleted.
          </p>
        </ConfirmAction>
      )}
    </>
  );
}

const ManagedSubjectsDocument = graphql(`
  query ManagedSubjects {
    courseCategories(pageSize: 200) {
      count
      results {
        id
        name
        description
      }
    }
  }
`);

const DeleteSubjectDocument = graphql(`
  mutation DeleteSubject($id: Int!) {
    deleteCourseCategory(id: $id)
  }
`);
