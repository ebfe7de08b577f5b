import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Brings a part of a page into sight when the address names it, such as `/profile#my-policies`.
 * @param isShown whether its content is there
 */
export function useNamedPart(id: string, isShown: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isShown && hash === `#${id}`) document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [hash, key, id, isShown]);
}
