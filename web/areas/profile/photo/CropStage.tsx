import { useEffect, useEffectEvent, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import styled from 'styled-components';

import { theme } from '../../../ui/theme';
import { zoomRange } from '../pinned';
import { stageHeight } from './lowWindow';
import type { Picture } from './picture';
import type { Crop } from './useCrop';
import { useWheelZoom } from './useWheelZoom';
import { steppedZoom, zoomText } from './zoom';

interface Props {
  picture: Picture;
  crop: Crop;
  /** While the photo is on its way nothing can be moved. */
  isLocked: boolean;
}

/** CSS pixels by which an arrow key moves the picture; a fifth of it with Shift. */
const keyboardStep = 10;

/** The picture under its crop area: dragged, pinched, moved by arrow keys, zoomed by the wheel. */
export function CropStage({ picture: { address, image }, crop, isLocked }: Props) {
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const hint = useId();
  const [coming, setComing] = useState<number | null>(null);

  useWheelZoom(box, {
    onTurn: (steps) => setComing(steppedZoom(crop.zoom + steps)),
    onSettled: (steps, point) => {
      setComing(null);
      crop.glideTo(crop.zoom + steps, point);
    },
  });

  // Two fingers on a trackpad are no touch events, and the library does not report when they leave.
  const settle = useEffectEvent(crop.settle);
  useEffect(() => {
    if (!box) return undefined;
    const hear = () => settle();
    box.addEventListener('gestureend', hear);
    return () => box.removeEventListener('gestureend', hear);
  }, [box]);

  return (
    <Side>
      <Box
        ref={setBox}
        role="group"
        aria-label="Picture"
        inert={isLocked}
        data-gliding={crop.isGliding || undefined}
      >
        {box && (
          <Cropper
            image={address}
            crop={crop.crop}
            zoom={crop.zoom}
            rotation={crop.rotation}
            aspect={1}
            minZoom={zoomRange.least}
            maxZoom={zoomRange.most}
            cropShape={crop.shape === 'round' ? 'round' : 'rect'}
            objectFit={fitOf(image)}
            showGrid={false}
            // We handle the wheel and insert the styles: the library would insert them without the nonce of the
            // page.
            zoomWithScroll={false}
            disableAutomaticStylesInjection
            keyboardStep={keyboardStep}
            onCropChange={crop.move}
            onZoomChange={crop.pinch}
            onInteractionStart={crop.stopGliding}
            onInteractionEnd={crop.settle}
            onCropAreaChange={(_share, pixels) => crop.setArea(pixels)}
            cropperProps={{ role: 'application', 'aria-label': 'Crop area', 'aria-describedby': hint }}
          />
        )}
        {coming !== null && <Coming>{zoomText(coming)}</Coming>}
      </Box>
      <Hint id={hint}>
        Drag the picture, or move it with the arrow keys. Zoom with the wheel, two fingers or the slider.
      </Hint>
    </Side>
  );
}

/**
 * The short side of the picture fills the crop area, however long the other is and however small the picture.
 */
const fitOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) =>
  naturalWidth < naturalHeight ? 'horizontal-cover' : 'vertical-cover';

const { color, space, radius } = theme;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
`;

const Box = styled.div`
  ${stageHeight}
  position: relative;
  container-type: size;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.track};

  /* What the library lays out in is the largest square of the stage; the picture reaches beyond it. */
  .reactEasyCrop_Container {
    inline-size: min(100cqi, 100cqb);
    block-size: min(100cqi, 100cqb);
    margin: auto;
    overflow: visible;
  }
  .reactEasyCrop_Image {
    flex: none;
  }

  .reactEasyCrop_CropArea:focus-visible {
    outline: ${theme.size.ring} solid ${color.focus};
    outline-offset: ${theme.size.ring};
  }
  &[data-gliding] .reactEasyCrop_Image {
    transition: transform ${theme.motion.normal};
  }
`;

/** Answers the wheel immediately, before the picture follows. */
const Coming = styled.output`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-end: ${space[3]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.round};
  background: ${color.surface};
  font-size: ${theme.type[13]};
  font-variant-numeric: tabular-nums;
  font-weight: ${theme.weight.semibold};
  pointer-events: none;
`;

const Hint = styled.p`
  color: ${color.ink3};
  font-size: ${theme.type[13]};
`;
