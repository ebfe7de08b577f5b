import type { IconShape } from '../../layout/Icon';

/** One line of a Menu. */
export interface MenuAction {
  label: string;
  onAction: () => void;
  icon?: IconShape;
  /** Destroys something. */
  danger?: boolean;
  disabled?: boolean;
}
