import { useRef, useState } from 'react';

import { getFragmentData } from '../../generated/fragment-masking';
import type { ImportCheckPartFragment } from '../../generated/graphql';
import { useAction } from '../action/useAction';
import type { Failure } from '../failure/failure';
import { useUploadGuard } from '../files/useUploadGuard';
import { ImportCheckPart, type ImportKind } from './importParts';

/** A file on its way to be imported. */
export interface ImportFile {
  value: File | null;
  choose: (file: File | null) => void;
  /** What its import would do; null until that is known. */
  check: ImportCheckPartFragment | null;
  checking: boolean;
  starting: boolean;
  /** The error of the whole file, or of the call. */
  problem: string | null;
  /** Why it cannot be imported yet; null when it can. */
  reason: string | null;
  start: () => Promise<void>;
}

const problemIn = (failure: Failure): string => failure.fields['file']?.[0] ?? failure.message;

/** Checks a file when it is chosen. @param onStarted also called when another import turns out to run */
export function useImportFile<More>(kind: ImportKind<More>, onStarted: () => void): ImportFile {
  const { documents, many } = kind;
  const checking = useAction(documents.check, {
    failed: 'Failed to check the file. Please try again.',
    inForm: true,
    once: true,
    stale: [],
  });
  const starting = useAction(documents.start, {
    failed: 'Failed to start the import. Please try again.',
    inForm: true,
    stale: [],
  });
  const withMore = (file: File) => ({ file, ...(kind.more as More) });
  const [value, setValue] = useState<File | null>(null);
  const [check, setCheck] = useState<ImportCheckPartFragment | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = useRef<AbortController>(undefined);
  const previous = useRef(Promise.resolve());
  useUploadGuard(checking.busy || starting.busy);

  const read = async (file: File, signal: AbortSignal) => {
    if (signal.aborted) return;
    const { data, failure } = await checking.run(withMore(file), signal);
    if (signal.aborted) return;
    if (failure) setProblem(problemIn(failure));
    else setCheck(getFragmentData(ImportCheckPart, data.check));
  };
  const choose = (file: File | null) => {
    cancel.current?.abort();
    setValue(file);
    setCheck(null);
    setProblem(null);
    if (!file) return;
    const { signal } = (cancel.current = new AbortController());
    // After the one before, which ends early.
    previous.current = previous.current.then(() => read(file, signal));
  };
  const start = async () => {
    if (!value) return;
    setProblem(null);
    const { failure } = await starting.run(withMore(value));
    if (failure) setProblem(problemIn(failure));
    if (!failure || failure.code === 'CONFLICT') onStarted();
  };

  return {
    value,
    choose,
    check,
    checking: checking.busy,
    starting: starting.busy,
    problem,
    reason: reasonOf(value, check, many),
    start,
  };
}

function reasonOf(value: File | null, check: ImportCheckPartFragment | null, many: string): string | null {
  if (!value) return 'Choose a file first.';
  if (!check) return 'The file has not been checked.';
  if (check.badRows > 0) return 'Correct the rows that are listed, and choose the file again.';
  return check.newRows === 0 ? `There are no new ${many} in this file.` : null;
}
