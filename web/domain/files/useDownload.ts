import { useState } from 'react';

import { toast } from '../../ui/feedback/toast';
import { failureText } from '../failure/failure';
import { saveBlob } from '../../ui/file/saveFile';
import type { RenewAddress } from './renewAddress';
import { useFileAddress } from './useFileAddress';

interface Options {
  /** Under which it is saved. */
  name: string;
  renew: RenewAddress;
}

/**
 * Saves a file of the portal: it is fetched; if that fails (a proxy, another host) its address is opened in a new
 * tab. The address is queried again, because addresses of the graph expire.
 */
export function useDownload({ name, renew }: Options): { download: () => Promise<void>; isLoading: boolean } {
  const whole = useFileAddress();
  const [isLoading, setLoading] = useState(false);

  const download = async () => {
    setLoading(true);
    try {
      const address = await renew('save');
      if (address) await fetchFile(whole(address), name);
      else toast.error('This file is no longer there');
    } catch (error) {
      toast.error('The file could not be opened', failureText(error));
    } finally {
      setLoading(false);
    }
  };
  return { download, isLoading };
}

async function fetchFile(address: string, name: string): Promise<void> {
  try {
    const answer = await fetch(address, { credentials: 'omit' });
    if (!answer.ok) throw new Error(`HTTP ${String(answer.status)}`);
    saveBlob(await answer.blob(), name);
  } catch {
    window.open(address, '_blank', 'noopener');
  }
}
