import { fileSizeText } from '../../../ui/form/files/fileSizeText';

/** The messages if the server has none. */
export const photoFailedText = 'Failed to upload photo';

/** @param bytes size of the sent photo */
export const photoDoneText = (bytes: number): string =>
  `Profile photo updated successfully! (${fileSizeText(bytes)})`;
