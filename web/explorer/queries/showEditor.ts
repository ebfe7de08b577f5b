import { useGraphiQLActions } from '@graphiql/react';

import { useMedia } from '../../ui/layout/useMedia';
import { theme } from '../../ui/theme';

/** Leaves the panel where a narrow window shows one thing at a time, so that what was chosen is seen. */
export function useShowEditor(): () => void {
  const isNarrow = useMedia(theme.media.phone);
  const { setVisiblePlugin } = useGraphiQLActions();
  return () => {
    if (isNarrow) setVisiblePlugin(null);
  };
}
