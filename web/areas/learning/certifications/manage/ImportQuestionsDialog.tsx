import { ImportDialog } from '../../../../domain/import/ImportDialog';
import type { ImportKind } from '../../../../domain/import/importParts';
import { graphql } from '../../../../generated/gql';
import { startQuestionImportLimits } from '../../../../generated/limits';
import type { CertificationRow } from '../certification';

interface Props {
  certification: Pick<CertificationRow, 'id' | 'name'>;
  onClose: () => void;
}

/** Adds the questions of a CSV to the bank of a certification. Nobody can read the questions of the bank. */
export function ImportQuestionsDialog({ certification, onClose }: Props) {
  return (
    <ImportDialog
      kind={{
        ...questions,
        title: `Import questions: ${certification.name}`,
        more: { certificationId: certification.id },
      }}
      onClose={onClose}
    />
  );
}

const QuestionImportDocument = graphql(`
  query QuestionImport {
    columns: questionImportColumns {
      head
      isRequired
      hint
    }
    job: questionImport {
      id
      ...ImportJobPart
    }
  }
`);

const CheckQuestionImportDocument = graphql(`
  mutation CheckQuestionImport($certificationId: Int!, $file: Upload!) {
    check: checkQuestionImport(certificationId: $certificationId, file: $file) {
      ...ImportCheckPart
    }
  }
`);

const StartQuestionImportDocument = graphql(`
  mutation StartQuestionImport($certificationId: Int!, $file: Upload!) {
    start: startQuestionImport(certificationId: $certificationId, file: $file) {
      id
      ...ImportJobPart
    }
  }
`);

const questions: ImportKind<{ certificationId: number }> = {
  title: 'Import questions',
  one: 'question',
  many: 'questions',
  template: 'questions-template.csv',
  megabytes: startQuestionImportLimits.file,
  steps: { RECORDS: 'Writing questions' },
  documents: {
    read: QuestionImportDocument,
    check: CheckQuestionImportDocument,
    start: StartQuestionImportDocument,
  },
};
