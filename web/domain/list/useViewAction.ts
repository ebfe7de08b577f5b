import { useNavigate } from 'react-router-dom';

import type { ToastAction } from '../../ui/feedback/toast';
import { stepTo } from './useOpenItem';

/**
 * "View" for the toast of a new record: opens it in the panel beside its list, from any screen. Closing it returns
 * there.
 * @param path of the screen with the list
 * @param name parameter of its address for the open record
 */
export function useViewAction(path: string, name: string): (key: number | string) => ToastAction {
  const navigate = useNavigate();
  return (key) => ({
    label: 'View',
    onPress: () =>
      void navigate(
        { pathname: path, search: `${name}=${String(key)}` },
        { state: stepTo(name), preventScrollReset: true },
      ),
  });
}
