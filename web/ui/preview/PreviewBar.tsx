import { ChevronLeft, ChevronRight, Download, ZoomIn, ZoomOut } from 'lucide-react';
import styled from 'styled-components';

import { Button } from '../form/Button';
import { IconButton } from '../form/IconButton';
import { theme } from '../theme';

interface Props {
  page: number;
  /** Null until they are known, and for a picture. */
  pages: number | null;
  zoom: number;
  onTurn: (by: 1 | -1) => void;
  onZoom: (zoom: number) => void;
  onDownload: () => void;
}

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** The next size; the same one at the end. */
export const zoomStep = (zoom: number, isIn: boolean): number =>
  (isIn ? zooms.find((one) => one > zoom) : zooms.findLast((one) => one < zoom)) ?? zoom;

/** Page, size, file. */
export function PreviewBar({ page, pages, zoom, onTurn, onZoom, onDownload }: Props) {
  return (
    <Bar>
      {pages !== null && (
        <Group>
          <IconButton
            icon={ChevronLeft}
            label="Previous page"
            aria-disabled={page <= 1 || undefined}
            onClick={() => onTurn(-1)}
          />
          <Count role="status">
            Page {page} of {pages}
          </Count>
          <IconButton
            icon={ChevronRight}
            label="Next page"
            aria-disabled={page >= pages || undefined}
            onClick={() => onTurn(1)}
          />
        </Group>
      )}
      <Group>
        <IconButton
          icon={ZoomOut}
          label="Smaller"
          aria-disabled={zoomStep(zoom, false) === zoom || undefined}
          onClick={() => onZoom(zoomStep(zoom, false))}
        />
        <Count>{Math.round(zoom * 100)}%</Count>
        <IconButton
          icon={ZoomIn}
          label="Larger"
          aria-disabled={zoomStep(zoom, true) === zoom || undefined}
          onClick={() => onZoom(zoomStep(zoom, true))}
        />
      </Group>
      <End>
        <Button icon={Download} onClick={onDownload}>
          Download
        </Button>
      </End>
    </Bar>
  );
}

const { space } = theme;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[5]};
`;

const Group = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
`;

const Count = styled.span`
  color: ${theme.color.ink2};
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;

const End = styled.div`
  margin-inline-start: auto;
`;
