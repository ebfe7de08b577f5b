import { useEffect } from 'react';

import { useStore } from '../../ui/store';
import { uploadFetch } from './uploadFetch';
import { uploadShare, uploadWithProgress } from './uploadWithProgress';

/** How much of the upload was sent, from 0 to 1; null while nothing is on its way. */
export function useUploadShare(): number | null {
  useEffect(() => {
    uploadFetch.watched = uploadWithProgress;
    return () => void (uploadFetch.watched = null);
  }, []);
  return useStore(uploadShare);
}
