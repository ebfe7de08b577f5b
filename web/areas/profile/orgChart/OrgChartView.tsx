import styled from 'styled-components';

import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { Card } from '../../../ui/Card';
import { Dialog } from '../../../ui/Dialog';
import { theme } from '../../../ui/theme';
import { CanvasFrame } from './chart/CanvasFrame';
import { OrgCanvas } from './chart/OrgCanvas';
import { OrgList } from './list/OrgList';
import { OrgLegend } from './OrgLegend';
import { OrgShapeSwitch, type OrgShape } from './OrgShapeSwitch';
import { OrgToolbar } from './OrgToolbar';
import { PersonDialog } from './person/PersonDialog';
import type { Member, OrgTree } from './tree/orgTree';
import { standingOf } from './tree/standing';
import { useOrgView } from './useOrgView';
import { usePhone } from './usePhone';

/** The tree as a drawing, in the page or in full size, or as a list; which of them, and whose details, the address says. */
export function OrgChartView({ tree }: { tree: OrgTree }) {
  const view = useOrgView(tree);
  const { query, change } = useUrlQuery();
  const isFull = query.get('chart') === 'full';
  const usual: OrgShape = usePhone() ? 'list' : 'chart';
  const asked = query.get('org');
  const shape = asked === 'chart' || asked === 'list' ? asked : usual;
  const personId = Number(query.get('person') ?? '');
  const person = tree.members.get(personId) ?? null;

  const showDetails = (member: Member) => change({ person: String(member.person.id) });

  const closeFull = () => {
    change({ chart: null }, { replace: true });
    // The button that led to the full size is drawn anew; the keyboard goes on where it was in the tree.
    if (view.active) view.go(view.active);
  };

  return (
    <Card
      flush
      title="Organization Chart"
      actions={<OrgShapeSwitch shape={shape} onShape={(next) => change({ org: next === usual ? null : next })} />}
    >
      <OrgToolbar view={view} />
      {isFull && <CanvasFrame $full={false} />}
      {!isFull && shape === 'list' && <OrgList view={view} onDetails={showDetails} />}
      {!isFull && shape === 'chart' && (
        <OrgCanvas view={view} onDetails={showDetails} isFull={false} onFull={() => change({ chart: 'full' })} />
      )}
      <OrgLegend me={tree.me} />
      {isFull && (
        <Dialog title="Organization Chart" size="full" isOpen onClose={closeFull}>
          <Whole>
            <OrgToolbar view={view} />
            <OrgCanvas view={view} onDetails={showDetails} isFull />
            <OrgLegend me={tree.me} />
          </Whole>
        </Dialog>
      )}
      {Number.isInteger(personId) && personId > 0 && (
        <PersonDialog
          id={personId}
          member={person}
          standing={person && standingOf(person, tree.me)}
          onPerson={(id) => change({ person: String(id) })}
          onShow={(member) => {
            change({ person: null, org: isFull || usual === 'chart' ? null : 'chart' }, { replace: true });
            view.reveal(member);
          }}
          onClose={() => change({ person: null }, { replace: true })}
        />
      )}
    </Card>
  );
}

const Whole = styled.div`
  display: grid;
  grid-template-rows: auto minmax(${theme.size.drawing}, 1fr) auto;
  min-block-size: 0;
`;
