import { Pencil } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

import { dayText } from '../../domain/calendar/day';
import { useHasDraft } from '../../domain/form/useDraft';
import { PersonName } from '../../domain/people/PersonName';
import { getFragmentData, type FragmentType } from '../../generated/fragment-masking';
import { graphql } from '../../generated/gql';
import { Banner } from '../../ui/feedback/Banner';
import { Button } from '../../ui/form/Button';
import { Card } from '../../ui/layout/Card';
import { FactList, type Fact } from '../../ui/data/FactList';
import { Stack } from '../../ui/layout/Stack';
import { PendingAddress } from './PendingAddress';
import { personalDraft, PersonalForm } from './PersonalForm';
import { PhotoPart } from './photo/PhotoPart';
import { SideTitle } from './ProfileSides';
import { ResumePart } from './resume/ResumePart';

interface Props {
  person: FragmentType<typeof PersonalInformationPart>;
  /** Whether the employee record is there, does not exist, or could not be read. */
  job: 'known' | 'none' | 'failed';
  onRetry: () => void;
  /** Asks for a fresh link to the resume. */
  renew: () => Promise<string | null | undefined>;
}

/** Photo, names, e-mail, what the employee record says of the job, resume; names and e-mail can be edited. */
export function PersonalInformation({ person, job, onRetry, renew }: Props) {
  const me = getFragmentData(PersonalInformationPart, person);
  // Text typed before the page went away is shown again immediately.
  const [isEditing, setEditing] = useState(useHasDraft(personalDraft));
  const edit = useFocusAfterEditing(isEditing);
  const { employee } = me;

  const own: Fact[] = [
    { label: 'First name', value: me.firstName },
    { label: 'Last name', value: me.lastName || 'None' },
    { label: 'Email', value: me.email, wide: true },
  ];
  const ofJob: Fact[] = employee
    ? [
        { label: 'Job title', value: employee.jobTitle },
        { label: 'Department', value: employee.departmentName ?? 'None' },
        {
          label: 'Manager',
          value: employee.managerName ? (
            <PersonName name={employee.managerName} photo={employee.manager?.user.profilePicture} />
          ) : (
            'None'
          ),
        },
        { label: 'Hire date', value: dayText(employee.hireDate) },
      ]
    : [];

  return (
    <Card
      title={<SideTitle>Personal Information</SideTitle>}
      aria-label="Personal Information"
      actions={
        !isEditing && (
          <Button ref={edit} icon={Pencil} onClick={() => setEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      <Stack>
        <PhotoPart
          name={me.fullName}
          photo={me.profilePicture ?? null}
          line={[employee?.jobTitle, employee?.departmentName].filter(Boolean).join(' · ')}
        />
        {isEditing ? (
          <PersonalForm person={me} onClose={() => setEditing(false)} />
        ) : (
          <FactList facts={own} />
        )}
        {me.pendingEmail && <PendingAddress address={me.pendingEmail} mailbox={me.email} />}
        {ofJob.length > 0 && <FactList facts={ofJob} />}
        {job === 'none' && (
          <Banner tone="brand">
            Your account has no employee record, so there is nothing here about a job.
          </Banner>
        )}
        {job === 'failed' && (
          <Banner tone="warning" action={<Button onClick={onRetry}>Retry</Button>}>
            Your job details could not be loaded.
          </Banner>
        )}
        <ResumePart address={me.resume ?? null} name={me.resumeName ?? null} renew={renew} />
      </Stack>
    </Card>
  );
}

/** The form is gone after it was saved or left: the focus continues where it came from. */
function useFocusAfterEditing(isEditing: boolean) {
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return edit;
}

const PersonalInformationPart = graphql(`
  fragment PersonalInformation on User {
    id
    firstName
    lastName
    fullName
    email
    pendingEmail
    profilePicture
    resume
    resumeName
    employee {
      id
      jobTitle
      departmentName
      hireDate
      managerName
      manager {
        id
        user {
          id
          profilePicture
        }
      }
    }
  }
`);
