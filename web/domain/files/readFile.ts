import { PreviewFailure } from '../../ui/preview/preview';
import { readFailure } from '../failure/failure';
import type { RenewAddress } from './renewAddress';

/**
 * Reads a file of the portal to show it in the page; its address is asked for afresh.
 * @param whole makes a whole address of a path
 * @throws PreviewFailure
 */
export async function readFile(
  renew: RenewAddress,
  whole: (path: string) => string,
  signal: AbortSignal,
): Promise<Blob> {
  try {
    const address = await renew('view');
    if (!address) throw new PreviewFailure('gone');
    const answer = await fetch(whole(address), { credentials: 'omit', signal });
    if (answer.status === 404 || answer.status === 410) throw new PreviewFailure('gone');
    if (!answer.ok) throw new PreviewFailure('away');
    return await answer.blob();
  } catch (error) {
    if (error instanceof PreviewFailure) throw error;
    throw new PreviewFailure(readFailure(error).code === 'NOT_FOUND' ? 'gone' : 'away');
  }
}
