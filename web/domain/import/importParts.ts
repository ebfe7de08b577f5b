import type { TypedDocumentNode } from '@apollo/client';

import { graphql } from '../../generated/gql';
import type { FragmentType } from '../../generated/fragment-masking';
import type { ImportStep } from '../../generated/graphql';

/** The status of an import of a file. */
export const ImportJobPart = graphql(`
  fragment ImportJobPart on ImportJob {
    id
    fileName
    status
    step
    total
    done
    made
    known
    startedAt
    problems {
      row
      column
      reason
    }
  }
`);

/** What an import of a file would do. */
export const ImportCheckPart = graphql(`
  fragment ImportCheckPart on ImportCheck {
    rows
    newRows
    knownRows
    badRows
    unknownColumns
    problemCount
    problems {
      row
      column
      reason
    }
  }
`);

/** Why a row is not imported. */
export interface ImportProblem {
  row: number | null;
  column: string | null;
  reason: string;
}

/** The texts of an import. */
export interface ImportWords {
  title: string;
  /** The name of a row: "person" and "people". */
  one: string;
  many: string;
  /** Name of the template's file. */
  template: string;
  /** A file has less than this many megabytes. */
  megabytes: number;
  /** The description of each step of an import. */
  steps: Readonly<Partial<Record<ImportStep, string>>>;
  /** The next step for the created records. */
  afterwards?: string;
}

/** The documents of the graph for an import, and their inputs besides the file. */
export interface ImportKind<More = object> extends ImportWords {
  more?: More;
  documents: {
    read: TypedDocumentNode<
      {
        columns: readonly { head: string; isRequired: boolean; hint: string }[];
        job: ImportJobRef | null;
      },
      Record<string, never>
    >;
    check: TypedDocumentNode<{ check: FragmentType<typeof ImportCheckPart> }, { file: File } & More>;
    start: TypedDocumentNode<{ start: ImportJobRef }, { file: File } & More>;
  };
}

export type ImportJobRef = FragmentType<typeof ImportJobPart>;
