import { useState } from 'react';

import { FormDialog } from '../../../../domain/form/FormDialog';
import { useDateSettings } from '../../../../ui/form/dates/DateSettings';
import { EmployeeFields } from '../EmployeeFields';
import { employeeSchema, incompleteText, incompleteTitle, newEmployee } from '../employeeForm';
import { pauseBeforeClosing } from '../../pauseBeforeClosing';
import { UnfinishedHires, type UnfinishedHire } from './UnfinishedHires';
import { useHire, type Hired } from './useHire';

interface Props {
  /** The account with its record; called once the form is closed. */
  onHired: (hired: Hired) => void;
  onClose: () => void;
}

const schema = employeeSchema();

/** Creates an account and the record of a new person, or the record of an account without one. */
export function AddEmployeeDialog({ onHired, onClose }: Props) {
  const { today } = useDateSettings();
  const hire = useHire();
  const [isDone, setDone] = useState(false);
  const [initialValues, setInitialValues] = useState(() => newEmployee(today));
  const [chosen, setChosen] = useState(0);
  const finish = ({ firstName, lastName, email }: UnfinishedHire) => {
    setInitialValues({ ...newEmployee(today), firstName, lastName, email });
    // The form begins again with these names.
    setChosen((count) => count + 1);
  };

  return (
    <FormDialog
      key={chosen}
      draft={chosen === 0 ? 'new employee' : `record of ${initialValues.email}`}
      title="Add employee"
      size="large"
      initialValues={initialValues}
      schema={schema}
      incompleteText={incompleteText}
      titles={{ incomplete: incompleteTitle, refused: 'Failed to create employee.' }}
      submitLabel="Add Employee"
      busyLabel={isDone ? 'Added' : 'Adding...'}
      submit={async (values) => {
        const result = await hire(values);
        if ('failure' in result) return result.failure;
        setDone(true);
        await pauseBeforeClosing();
        if (result.hired.password !== null) onHired(result.hired);
        return null;
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <UnfinishedHires chosen={form.values.email} onFinish={finish} />
          <EmployeeFields form={form} employeeId={null} />
        </>
      )}
    </FormDialog>
  );
}
