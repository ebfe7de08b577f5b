import { ImportDialog } from '../../../../domain/import/ImportDialog';
import type { ImportKind } from '../../../../domain/import/importParts';
import { graphql } from '../../../../generated/gql';
import { startEmployeeImportLimits } from '../../../../generated/limits';

/** Imports a CSV of employees. */
export function ImportEmployeesDialog({ onClose }: { onClose: () => void }) {
  return <ImportDialog kind={employees} onClose={onClose} />;
}

const EmployeeImportDocument = graphql(`
  query EmployeeImport {
    columns: employeeImportColumns {
      head
      isRequired
      hint
    }
    job: employeeImport {
      id
      ...ImportJobPart
    }
  }
`);

const CheckEmployeeImportDocument = graphql(`
  mutation CheckEmployeeImport($file: Upload!) {
    check: checkEmployeeImport(file: $file) {
      ...ImportCheckPart
    }
  }
`);

const StartEmployeeImportDocument = graphql(`
  mutation StartEmployeeImport($file: Upload!) {
    start: startEmployeeImport(file: $file) {
      id
      ...ImportJobPart
    }
  }
`);

const employees: ImportKind = {
  title: 'Import employees',
  one: 'person',
  many: 'people',
  template: 'employees-template.csv',
  megabytes: startEmployeeImportLimits.file,
  steps: {
    ACCOUNTS: 'Making accounts',
    RECORDS: 'Writing records',
    SIGN_INS: 'Opening sign-ins',
    REMOVAL: 'The import failed. Removing the accounts again',
  },
  afterwards:
    'Each new person gets a mail with a link to choose a password; the mails go out over the next minutes.',
  documents: {
    read: EmployeeImportDocument,
    check: CheckEmployeeImportDocument,
    start: StartEmployeeImportDocument,
  },
};
