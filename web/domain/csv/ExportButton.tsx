import { Check, ChevronDown, Download, X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';

import { Button } from '../../ui/form/Button';
import { IconButton } from '../../ui/form/IconButton';
import { Menu } from '../../ui/overlay/menu/Menu';
import { theme } from '../../ui/theme';
import type { CsvSeparator } from '../../ui/file/csv';
import { setSeparator, useSeparator } from '../../ui/file/csvSeparator';
import type { Export } from './useExport';
import { countText, numberText } from '../../ui/numbers';

interface ExportButtonProps {
  children: string;
  file: Export;
  disabled?: boolean;
  /** Words while it runs, as long as it has nothing to count. */
  busyText?: string;
}

/**
 * Saves a list as a file, with the choice of what parts its cells, which is kept in this browser. One that
 * takes several parts says how far it is, and can be cancelled.
 */
export function ExportButton({ children, file, disabled = false, busyText = children }: ExportButtonProps) {
  const chosen = useSeparator();
  const button = useRef<HTMLButtonElement>(null);
  const { busy, progress } = file;
  const isLong = progress !== null && progress.read < progress.total;
  return (
    <Split>
      <Button
        ref={button}
        icon={Download}
        disabled={disabled}
        busy={busy}
        busyText={isLong ? `${numberText(progress.read)} of ${countText(progress.total, 'row')}` : busyText}
        onClick={file.run}
      >
        {children}
      </Button>
      {isLong && (
        <IconButton
          icon={X}
          label="Cancel export"
          onClick={() => {
            file.cancel();
            button.current?.focus();
          }}
        />
      )}
      <Menu
        icon={ChevronDown}
        label={`Separator in the file: ${names[chosen].toLowerCase()}`}
        actions={choices.map((separator) => ({
          label: names[separator],
          onAction: () => setSeparator(separator),
          ...(separator === chosen && { icon: Check }),
        }))}
      />
    </Split>
  );
}

const Split = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
`;

const choices: readonly CsvSeparator[] = [',', ';'];
const names: Readonly<Record<CsvSeparator, string>> = { ',': 'Comma', ';': 'Semicolon' };
