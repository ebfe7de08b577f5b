import { useAction } from '../../../../domain/action/useAction';
import { FormDialog } from '../../../../domain/form/FormDialog';
import { graphql } from '../../../../generated/gql';
import { CertificationLimits } from '../../../../generated/limits';
import { NumberField } from '../../../../ui/form/NumberField';
import { Switch } from '../../../../ui/form/choice/Switch';
import { TextArea } from '../../../../ui/form/TextArea';
import { TextField } from '../../../../ui/form/TextField';
import { FieldPair } from '../../../../ui/layout/Stack';
import { certificationQueries, type CertificationRow } from '../certification';
import { certificationSchema, toChanges, valuesOf, written } from './certificationForm';

interface Props {
  /** The one to change; without it a new one is added. */
  certification?: CertificationRow;
  onClose: () => void;
}

/** Adds or changes a certification: HR and administrators. */
export function CertificationDialog({ certification, onClose }: Props) {
  const present = valuesOf(certification);
  const failed = certification
    ? 'Failed to update the certification. Please try again.'
    : 'Failed to create the certification. Please try again.';
  const create = useAction(CreateCertificationDocument, {
    failed,
    inForm: true,
    done: 'Certification created successfully',
    stale: certificationQueries,
  });
  const update = useAction(UpdateCertificationDocument, {
    failed,
    inForm: true,
    done: 'Certification updated successfully',
    stale: certificationQueries,
    staleIfRefused: certificationQueries,
  });
  return (
    <FormDialog
      draft={certification ? `certification ${String(certification.id)}` : 'new certification'}
      title={certification ? 'Edit certification' : 'New certification'}
      line={
        certification
          ? 'Exams that are running keep their questions, pass mark, and time.'
          : 'Import its questions afterwards: an exam can only be started once there are some.'
      }
      size="large"
      initialValues={present}
      schema={certificationSchema}
      incompleteText="Please fill in all required fields"
      submitLabel={certification ? 'Save' : 'Create'}
      busyLabel="Saving..."
      submit={async (values) => {
        if (!certification) return (await create.run({ input: written(values) })).failure;
        const { id, version } = certification;
        return (await update.run({ id, input: toChanges(values, present), version })).failure;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField {...form.text('name')} label="Name" autoComplete="off" required />
          <TextArea {...form.text('description')} label="Description" hint="Optional" rows={4} />
          <FieldPair>
            <NumberField
              {...form.choice('passingScore')}
              {...CertificationLimits.passingScore}
              label="Passing score"
              unit="%"
              required
            />
            <NumberField
              {...form.choice('questionCount')}
              {...CertificationLimits.questionCount}
              label="Questions in an exam"
              required
            />
          </FieldPair>
          <FieldPair>
            <NumberField
              {...form.choice('durationMinutes')}
              {...CertificationLimits.durationMinutes}
              label="Time for an exam"
              unit="min"
              required
            />
            <NumberField
              {...form.choice('validityMonths')}
              {...CertificationLimits.validityMonths}
              label="A certificate is valid for"
              unit="months"
              required
            />
          </FieldPair>
          <Switch
            label="Exams can be started"
            checked={form.values.isActive}
            onChange={(event) => form.choice('isActive').onChange(event.target.checked)}
          />
        </>
      )}
    </FormDialog>
  );
}

const CreateCertificationDocument = graphql(`
  mutation CreateCertification($input: CertificationInput!) {
    createCertification(input: $input) {
      id
      ...CertificationPart
    }
  }
`);

const UpdateCertificationDocument = graphql(`
  mutation UpdateCertification($id: Int!, $input: CertificationChanges!, $version: Int) {
    updateCertification(id: $id, input: $input, version: $version) {
      id
      ...CertificationPart
    }
  }
`);
