import { useEffect } from 'react';

/** While a file is on its way the browser asks before it leaves the portal. */
export function useUploadGuard(isUploading: boolean): void {
  useEffect(() => {
    if (!isUploading) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUploading]);
}
