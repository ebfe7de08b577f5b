import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Scrolls to a part of a page named in the address, such as `/profile#my-policies`.
 * @param isShown whether its content is loaded
 */
export function useNamedPart(id: string, isShown: boolean): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (isShown && hash === `#${id}`) document.getElementById(id)?.scrollIntoView({ block: 'start' });
  }, [hash, key, id, isShown]);
}
