import { useQuery } from '@apollo/client/react';
import { useState } from 'react';

import { useSettled } from '../../../../domain/list/useSettled';
import { graphql } from '../../../../generated/gql';
import { ComboboxField } from '../../../../ui/form/choice/ComboboxField';
import { stepKey, type StepValue } from './pathForm';

interface Props {
  /** The steps of the path, which are not offered again. */
  taken: readonly StepValue[];
  onPick: (step: StepValue) => void;
  error?: string | undefined;
}

/** Finds a published course or an active certification by its name; the selected one is added to the path. */
export function StepPicker({ taken, onPick, error }: Props) {
  const [text, setText] = useState<string | null>(null);
  const search = useSettled(text?.trim() ?? null);
  const found = useQuery(PathStepsFoundDocument, {
    variables: { search },
    skip: search === null,
    notifyOnNetworkStatusChange: true,
  });
  const answer = found.data ?? found.previousData;
  const chosen = new Set(taken.map(stepKey));
  const steps: StepValue[] = [
    ...(answer?.certifications.results ?? []).map(({ id, name }) => ({
      kind: 'certification' as const,
      id,
      name,
    })),
    ...(answer?.courses.results ?? []).map(({ id, title }) => ({ kind: 'course' as const, id, name: title })),
  ].filter((step) => !chosen.has(stepKey(step)));
  return (
    <ComboboxField
      label="Add a step"
      placeholder="Course or certification"
      error={error}
      value=""
      onChange={(key) => {
        const step = steps.find((one) => stepKey(one) === key);
        if (step) onPick(step);
      }}
      options={steps.map((step) => ({ id: stepKey(step), text: step.name, line: word[step.kind] }))}
      onSearch={setText}
      loading={found.loading || search !== (text?.trim() ?? null)}
      failed={found.error && !found.loading ? 'Courses could not be loaded.' : undefined}
      onRetry={() => void found.refetch().catch(() => undefined)}
      emptyText="No course or certification found"
    />
  );
}

const word = { course: 'Course', certification: 'Certification' } as const;

const PathStepsFoundDocument = graphql(`
  query PathStepsFound($search: String) {
    certifications(search: $search, isActive: true, pageSize: 5) {
      results {
        id
        name
      }
    }
    courses(search: $search, ordering: "title", pageSize: 20) {
      results {
        id
        title
      }
    }
  }
`);
