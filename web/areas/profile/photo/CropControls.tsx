import { Circle, RotateCcw, RotateCw, Square } from 'lucide-react';
import styled from 'styled-components';

import { Button } from '../../../ui/form/Button';
import { Segments } from '../../../ui/layout/Segments';
import { Slider } from '../../../ui/form/Slider';
import { theme } from '../../../ui/theme';
import { zoomRange } from '../pinned';
import type { Crop } from './useCrop';
import { zoomText } from './zoom';

const shapes = [
  { value: 'round', label: 'Round', icon: Circle },
  { value: 'square', label: 'Square', icon: Square },
] as const;

interface Props {
  crop: Crop;
  /** While the photo is on its way nothing can be changed. */
  isLocked: boolean;
}

/** Shape, turn and zoom of the crop. */
export function CropControls({ crop, isLocked }: Props) {
  return (
    <Side>
      <Slider
        label="Zoom"
        min={zoomRange.least}
        max={zoomRange.most}
        step={zoomRange.step}
        value={crop.zoom}
        valueText={zoomText(crop.zoom)}
        disabled={isLocked}
        onChange={(zoom) => {
          crop.stopGliding();
          crop.setZoom(zoom);
        }}
      />
      <Row>
        <Segments
          label="Shape"
          options={shapes}
          value={crop.shape}
          onChange={crop.setShape}
          disabled={isLocked}
        />
        <Turns role="group" aria-label="Rotate">
          <Button icon={RotateCcw} disabled={isLocked} onClick={() => crop.turn(-90)}>
            Rotate left
          </Button>
          <Button icon={RotateCw} disabled={isLocked} onClick={() => crop.turn(90)}>
            Rotate right
          </Button>
        </Turns>
      </Row>
    </Side>
  );
}

const { space } = theme;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space[4]};
`;

const Turns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
