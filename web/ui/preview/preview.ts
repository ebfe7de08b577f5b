/** Why a file cannot be shown. */
export type PreviewProblem = 'gone' | 'away' | 'broken' | 'locked' | 'word' | 'other';

/** Thrown by who reads or draws a file. */
export class PreviewFailure extends Error {
  constructor(readonly problem: PreviewProblem) {
    super(problem);
  }
}

const pictures = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'bmp']);
const wordFiles = new Set(['doc', 'docx', 'odt', 'rtf']);

/** The type of preview of a file, by its extension. */
export function previewKind(name: string): 'pdf' | 'picture' | 'text' | 'word' | 'other' {
  const end = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  if (end === 'pdf') return 'pdf';
  if (pictures.has(end)) return 'picture';
  if (end === 'txt') return 'text';
  return wordFiles.has(end) ? 'word' : 'other';
}

/** Whether a file can be shown in the page. */
export const canPreview = (name: string): boolean => ['pdf', 'picture', 'text'].includes(previewKind(name));

/** A file that is being shown. */
export interface ViewProps {
  name: string;
  file: Blob;
  /** From 1. */
  page: number;
  /** 1 fits the width. */
  zoom: number;
  /** Called with the number of pages. */
  onPages: (count: number) => void;
  onFail: (problem: PreviewProblem) => void;
}
