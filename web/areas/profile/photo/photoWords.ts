import { fileSizeText } from '../../../ui/form/fileSizeText';

/** Where the server has no words of its own [A8.15]. */
export const photoFailedText = 'Failed to upload photo';

/** @param bytes size of what was sent [A8.16] */
export const photoDoneText = (bytes: number): string =>
  `Profile photo updated successfully! (${fileSizeText(bytes)})`;
