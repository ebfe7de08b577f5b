import { Background, ReactFlow, useKeyPress, useReactFlow, useStore, type NodeTypes } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { useEffect, useId, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';

import { theme } from '../../../../ui/theme';
import { stepFor } from '../tree/treeKeys';
import type { Member } from '../tree/orgTree';
import type { OrgView } from '../useOrgView';
import { leastZoom, mostZoom } from './camera/camera';
import { ChartCamera } from './camera/ChartCamera';
import { ChartOverview } from './ChartOverview';
import { detailOf } from './detail';
import { DetailContext } from './DetailContext';
import { KeyLine } from './KeyLine';
import { Landmarks } from './Landmarks';
import { PersonCard } from './PersonCard';
import { MoveHint } from './MoveHint';
import { personAt } from './personNodes';
import { ReportingLines } from './ReportingLines';
import { pixelAt, zoomStepOf } from './camera/screenPixel';
import { useCards } from './useCards';
import { useOnlyPinch } from './camera/useOnlyPinch';
import { useMoveHint } from './useMoveHint';
import { ZoomButtons } from './camera/ZoomButtons';

export interface OrgFlowProps {
  view: OrgView;
  onDetails: (member: Member) => void;
  /** The drawing has the whole window: the wheel zooms and one finger moves it. Else they scroll the page. */
  isFull: boolean;
  onFull?: () => void;
}

const nodeTypes: NodeTypes = { person: PersonCard };

/** Its licence allows it: the link would be a stop of the keyboard in the midst of the tree. */
const flowOptions = { hideAttribution: true };

/**
 * The drawing of the tree: cards by React Flow, lines by us, and the semantics of a tree for the keyboard.
 */
export function OrgFlow({ view, onDetails, isFull, onFull }: OrgFlowProps) {
  const { tree, open, shown, active, goal } = view;
  const { layout, cards } = useCards(view);
  const detail = useStore(detailOf);
  const zoomStep = useStore(zoomStepOf);
  const { screenToFlowPosition } = useReactFlow();
  const holdsCommand = useKeyPress('Meta');
  const { hint, onWheel, onOneFinger } = useMoveHint();
  const flow = useRef<HTMLDivElement>(null);
  const keys = useId();
  useTreeRoles(flow, keys);
  useOnlyPinch(flow, isFull ? null : onOneFinger);

  const zoomsByWheel = isFull || holdsCommand;

  const onKeyDown = (event: KeyboardEvent) => {
    const isCard = event.target instanceof Element && event.target.getAttribute('role') === 'treeitem';
    if (!isCard || !active || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepFor(event.key, active, tree, open, shown);
    if (!step) return;
    event.preventDefault();
    if (step.kind === 'go') view.go(step.to);
    else if (step.kind === 'branch') view.setBranch(active, step.isOpen);
    else onDetails(active);
  };

  // Someone comes back to the tree with Tab or out of a dialog: the card may have been moved out of sight.
  const onFocus = (event: FocusEvent) => {
    const member = tree.members.get(Number(event.target.getAttribute('data-id')));
    if (member && !goal && !event.currentTarget.contains(event.relatedTarget)) view.go(member);
  };

  // Moving the drawing by hand never moves the focus: a dragged card may leave the page.
  const onMouseDown = (event: MouseEvent) => {
    const on = event.target instanceof Element ? event.target : null;
    const isHeld = on?.closest('[role="treeitem"]') || event.currentTarget.contains(document.activeElement);
    if (isHeld && !on?.closest('button, a')) event.preventDefault();
  };

  const onPaneClick = (event: MouseEvent) => {
    const member =
      detail === 'overview' && personAt(layout, screenToFlowPosition({ x: event.clientX, y: event.clientY }));
    if (member) view.reveal(member);
  };

  return (
    <DetailContext value={detail}>
      <ReactFlow
        ref={flow}
        style={pixelAt(zoomStep)}
        nodes={detail === 'overview' ? cards.filter(({ dragging }) => dragging) : cards}
        nodeTypes={nodeTypes}
        onlyRenderVisibleElements
        onNodeClick={({ currentTarget }, { data: { member } }) => {
          view.touch(member);
          if (currentTarget instanceof HTMLElement) currentTarget.focus({ preventScroll: true });
          onDetails(member);
        }}
        onPaneClick={onPaneClick}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onMouseDownCapture={onMouseDown}
        onWheelCapture={isFull ? undefined : onWheel}
        minZoom={leastZoom}
        maxZoom={mostZoom}
        zoomOnScroll={zoomsByWheel}
        preventScrolling={zoomsByWheel}
        zoomOnDoubleClick={false}
        paneClickDistance={4}
        nodesDraggable={false}
        nodesConnectable={false}
        nodesFocusable={false}
        elementsSelectable={false}
        disableKeyboardA11y
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        panActivationKeyCode={null}
        zoomActivationKeyCode={null}
        proOptions={flowOptions}
      >
        <Background gap={20} size={1.5} color={theme.color.lineStrong} />
        <ReportingLines lines={layout.lines} />
        {detail === 'overview' && (
          <>
            <ChartOverview layout={layout} me={tree.me} />
            <Landmarks layout={layout} me={tree.me} />
          </>
        )}
        <ChartCamera view={view} layout={layout} />
        <ZoomButtons layout={layout} onFull={onFull} />
        <KeyLine id={keys} />
        {!isFull && <MoveHint hint={hint} />}
      </ReactFlow>
    </DetailContext>
  );
}

/**
 * React Flow declares its whole an application; its content is a tree, whose items have to be direct children of
 * one.
 */
function useTreeRoles(flow: { readonly current: HTMLDivElement | null }, keys: string) {
  useEffect(() => {
    flow.current?.setAttribute('role', 'presentation');
    const items = flow.current?.querySelector('.react-flow__nodes');
    items?.setAttribute('role', 'tree');
    items?.setAttribute('aria-label', 'Organization chart');
    items?.setAttribute('aria-describedby', keys);
  }, [flow, keys]);
}
