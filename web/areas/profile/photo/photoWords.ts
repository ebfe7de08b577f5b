import { fileSizeText } from '../../../ui/form/files/fileSizeText';

/** Where the server has no words of its own. */
export const photoFailedText = 'Failed to upload photo';

/** @param bytes size of what was sent */
export const photoDoneText = (bytes: number): string =>
  `Profile photo updated successfully! (${fileSizeText(bytes)})`;
