import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings a part of a page into sight when the address names it, such as `/profile#my-policies`.
 * @param stands whether its content is there
 */
export function useNamedPart(id: string, stands: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (stands && hash === `#${id}`) document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [hash, key, id, stands]);
}
