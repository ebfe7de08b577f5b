import type { OpenBranches } from '../../tree/openBranches';
import { hasNoManager, type Member, type OrgTree } from '../../tree/orgTree';
import { allOf, cardBlock, type Block, type Line, type Spot } from './block';
import { stackRows, wantedRowWidth } from './layoutRows';
import { mostInRow, teamColumns } from './teamColumns';
import { tidyTree, type Branch } from './tidyTree';

/** Where everyone who can be seen is, from (0, 0) to (width, height), in pixels at the zoom 1. */
export interface ChartLayout {
  spots: ReadonlyMap<number, Spot>;
  lines: readonly Line[];
  width: number;
  height: number;
}

/**
 * Lays out the expanded part of the tree. Teams of people without reports are in columns, and a row too wide for
 * any screen is broken into several rows; nothing overlaps.
 */
export function layoutChart({ tops }: OrgTree, open: OpenBranches): ChartLayout {
  const block = whole(branchesOf(tops, open));
  const { spots, lines } = allOf(block);
  const { width, height } = block;
  return { spots: new Map(spots.map((spot) => [spot.member.person.id, spot])), lines, width, height };
}

const nothing: Block = { width: 0, height: 0, spots: [], lines: [], entries: [], parts: [] };

function whole(branches: readonly Branch[]): Block {
  const [first] = branches;
  if (!first) return nothing;
  // The tops have no manager, so the lines to them are left out.
  return branches.length === 1 ? tidyTree(first) : inRows(branches.map(tidyTree));
}

const inRows = (blocks: readonly Block[]): Block =>
  stackRows(blocks, wantedRowWidth(blocks, Infinity) ?? Infinity);

/** Who leads a team has a branch each; the others of one line form one. */
function branchesOf(members: readonly Member[], open: OpenBranches): Branch[] {
  const leaders = (isLoose: boolean) =>
    members.filter((one) => one.reports.length > 0 && hasNoManager(one) === isLoose);
  const others = (isLoose: boolean) =>
    members.filter((one) => one.reports.length === 0 && hasNoManager(one) === isLoose);
  return [false, true].flatMap((isLoose) => [
    ...leaders(isLoose).map((member) => branchOf(member, open)),
    ...teamOf(others(isLoose)),
  ]);
}

function teamOf(team: readonly Member[]): Branch[] {
  const blocks = team.length > mostInRow ? [teamColumns(team)] : team.map(cardBlock);
  return blocks.map((block) => ({ block, below: [] }));
}

/** Someone with the reports: as they are where they fit into one row, else as one block of several rows. */
function branchOf(member: Member, open: OpenBranches): Branch {
  const block = cardBlock(member);
  const below = open.has(member.person.id) ? branchesOf(member.reports, open) : [];
  if (below.length < 2) return { block, below };
  const blocks = below.map(tidyTree);
  const width = wantedRowWidth(blocks, tidyTree({ block, below }).width);
  return { block, below: width === null ? below : [{ block: stackRows(blocks, width), below: [] }] };
}
