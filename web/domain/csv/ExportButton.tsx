import { Check, Download } from 'lucide-react';

import { Button } from '../../ui/form/Button';
import { Menu } from '../../ui/overlay/Menu';
import type { CsvSeparator } from './csv';
import { setSeparator, useSeparator } from './csvSeparator';

interface ExportButtonProps {
  children: string;
  disabled?: boolean;
  busy: boolean;
  busyText?: string;
  onClick: () => void;
}

/** Saves a list as a file, with the choice of what parts its cells; the choice is kept in this browser. */
export function ExportButton({ children, disabled = false, busy, busyText, onClick }: ExportButtonProps) {
  const chosen = useSeparator();
  return (
    <>
      <Button
        icon={Download}
        disabled={disabled}
        busy={busy}
        {...(busyText !== undefined && { busyText })}
        onClick={onClick}
      >
        {children}
      </Button>
      <Menu
        label={`Separator in the file: ${names[chosen].toLowerCase()}`}
        actions={choices.map((separator) => ({
          label: names[separator],
          onAction: () => setSeparator(separator),
          ...(separator === chosen && { icon: Check }),
        }))}
      />
    </>
  );
}

const choices: readonly CsvSeparator[] = [',', ';'];
const names: Readonly<Record<CsvSeparator, string>> = { ',': 'Comma', ';': 'Semicolon' };
