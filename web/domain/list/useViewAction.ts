import { useNavigate } from 'react-router-dom';

import type { ToastAction } from '../../ui/feedback/toast';
import { stepTo } from './useOpenItem';

/**
 * "View" for the toast of something new: opens it in the panel beside its list, wherever the person is by
 * then. Closing it leads back to there.
 * @param path of the screen with the list
 * @param name under which its address keeps what is open
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
