import { useGraphiQLActions } from '@graphiql/react';

import { useMedia } from '../../ui/layout/useMedia';
import { theme } from '../../ui/theme';

/** Leaves the panel if a narrow window shows only one part, so that the selected query is visible. */
export function useShowEditor(): () => void {
  const isNarrow = useMedia(theme.media.phone);
  const { setVisiblePlugin } = useGraphiQLActions();
  return () => {
    if (isNarrow) setVisiblePlugin(null);
  };
}
