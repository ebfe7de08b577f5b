import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';

import { Card } from '../../../ui/layout/Card';
import { useMedia } from '../../../ui/layout/useMedia';
import { Dialog } from '../../../ui/overlay/dialog/Dialog';
import { lazyDialog } from '../../../ui/overlay/lazyDialog';
import type { PanelSteps } from '../../../ui/overlay/sidePanel/steps';
import { theme } from '../../../ui/theme';
import { CanvasFrame } from './chart/CanvasFrame';
import { OrgCanvas } from './chart/OrgCanvas';
import { OrgList } from './list/OrgList';
import { OrgLegend } from './OrgLegend';
import { OrgShapeSwitch, type OrgShape } from './OrgShapeSwitch';
import { OrgToolbar } from './OrgToolbar';
import { ReportingPath } from './ReportingPath';
import type { Member, OrgTree } from './tree/orgTree';
import { cardKindOf } from './tree/cardKind';
import { useOrgAddress } from './useOrgAddress';
import { useOrgView, type OrgView } from './useOrgView';

const PersonPanel = lazyDialog(() => import('./person/PersonPanel').then((module) => module.PersonPanel));

/**
 * The tree as a drawing, in the page or in full size, or as a list; which of them, and whose details, the
 * address says.
 */
export function OrgChartView({ tree }: { tree: OrgTree }) {
  const address = useOrgAddress();
  const { isFull, personId } = address;
  const looked = useOrgView(tree);
  // Whose details are open is highlighted like who was looked for.
  const view = { ...looked, marked: personId ?? looked.marked };
  const usual: OrgShape = useMedia(theme.media.phone) ? 'list' : 'chart';
  const shape = address.shape ?? usual;
  const person = tree.members.get(personId ?? 0) ?? null;
  // Two dialogs that open at the same time make each other inert: the upper one waits until the lower one is open.
  const [whole, setWhole] = useState<HTMLElement | null>(null);
  useReturnFromFull(view, isFull);

  const showDetails = (member: Member) => address.openPerson(member.person.id);

  return (
    <>
      <Card
        flush
        title="Organization Chart"
        actions={
          <OrgShapeSwitch shape={shape} onShape={(next) => address.setShape(next === usual ? null : next)} />
        }
      >
        <OrgToolbar view={view} />
        {shape === 'chart' && <ReportingPath view={view} />}
        {isFull && <CanvasFrame $full={false} />}
        {!isFull && shape === 'list' && <OrgList view={view} onDetails={showDetails} />}
        {!isFull && shape === 'chart' && (
          <OrgCanvas view={view} onDetails={showDetails} isFull={false} onFull={address.openFull} />
        )}
        <OrgLegend me={tree.me} />
        {isFull && (
          <Dialog title="Organization Chart" size="full" isOpen onClose={address.closeFull}>
            <Whole ref={setWhole}>
              <div>
                <OrgToolbar view={view} />
                <ReportingPath view={view} />
              </div>
              <OrgCanvas view={view} onDetails={showDetails} isFull />
              <OrgLegend me={tree.me} />
            </Whole>
          </Dialog>
        )}
      </Card>
      {personId !== null && isFull === (whole !== null) && (
        <PersonPanel
          id={personId}
          member={person}
          cardKind={person && cardKindOf(person, tree.me)}
          isAbove={isFull}
          steps={stepsAmong(view.shown, personId, address.openPerson)}
          onBack={address.backToPerson}
          onPerson={address.followPerson}
          onShow={(member) =>
            address.leavePerson(isFull || usual === 'chart' ? null : 'chart', () => view.reveal(member))
          }
          onClose={address.closePerson}
        />
      )}
    </>
  );
}

/** Moves to the person before and after this one in the shown order. */
function stepsAmong(
  shown: readonly Member[],
  id: number,
  open: (id: number) => void,
): PanelSteps | undefined {
  const at = shown.findIndex(({ person }) => person.id === id);
  if (at < 0) return undefined;
  const to = (member: Member | undefined) => member && (() => open(member.person.id));
  return { previous: to(shown[at - 1]), next: to(shown[at + 1]) };
}

/** The button that led to the full size is drawn again; the focus continues where it was in the tree. */
function useReturnFromFull({ active, go }: OrgView, isFull: boolean) {
  const wasFull = useRef(isFull);
  const goOn = useEffectEvent(() => {
    if (active) go(active);
  });
  useEffect(() => {
    if (wasFull.current && !isFull) goOn();
    wasFull.current = isFull;
  }, [isFull]);
}

const Whole = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto minmax(${theme.size.drawing}, 1fr) auto;
  min-block-size: 0;
`;
