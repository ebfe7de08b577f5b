import { ReactFlowProvider } from '@xyflow/react';

import { CanvasFrame } from './CanvasFrame';
import { OrgFlow, type OrgFlowProps } from './OrgFlow';

/** The window onto the drawing. */
export function OrgCanvas(props: OrgFlowProps) {
  return (
    <CanvasFrame $full={props.isFull}>
      <ReactFlowProvider>
        <OrgFlow {...props} />
      </ReactFlowProvider>
    </CanvasFrame>
  );
}
