import type { ReactNode } from 'react';

import type { FocusKeeperProps } from '../FocusKeeper';
import type { PanelSteps } from './steps';

/** The state for the frame of a panel, beside the page or above it. */
export interface FrameProps extends FocusKeeperProps {
  item: string | number;
  /** Element that names it. */
  titleId: string;
  steps: PanelSteps | undefined;
  onClose: () => void;
  children: ReactNode;
}
