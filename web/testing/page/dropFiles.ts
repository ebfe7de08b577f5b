import { fireEvent } from '@testing-library/react';

/** Drops files where they can be dropped. */
export const dropFiles = (target: Element, ...files: File[]) =>
  fireEvent.drop(target, {
    dataTransfer: {
      files,
      types: ['Files'],
      items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    },
  });
