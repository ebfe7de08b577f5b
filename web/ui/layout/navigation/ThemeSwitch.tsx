import { Monitor, Moon, Sun } from 'lucide-react';

import { setColorScheme, useColorScheme, type ColorScheme } from '../../colorScheme';
import { IconButton } from '../../form/IconButton';

/** One press selects the next theme: system, light, dark. Remembered on this device. */
export function ThemeSwitch() {
  const choice = useColorScheme();
  const { icon, label, next } = steps[choice];
  return <IconButton icon={icon} label={label} onClick={() => setColorScheme(next)} />;
}

const steps = {
  system: { icon: Monitor, label: 'Theme: system. Switch to light', next: 'light' },
  light: { icon: Sun, label: 'Theme: light. Switch to dark', next: 'dark' },
  dark: { icon: Moon, label: 'Theme: dark. Switch to system', next: 'system' },
} as const satisfies Record<ColorScheme, object>;
