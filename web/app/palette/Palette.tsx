import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useSessionState, useViewer } from '../../domain/session/SessionContext';
import { QuietFailure } from '../../ui/feedback/QuietFailure';
import { numberText } from '../../ui/numbers';
import { CommandDialog } from '../../ui/overlay/dialog/CommandDialog';
import type { OpensLater } from '../../ui/overlay/lazyDialog';
import { decide } from '../guard';
import { navigationFor } from '../navigation';
import { accessOf } from '../routes';
import { paletteSections, waysOn } from './paletteSections';
import { keepRecent, recentThings } from './recentThings';
import { useFound } from './useFound';

/** The search of the whole portal: screens, actions and records, by keyboard alone. */
export function Palette({ onClose }: OpensLater) {
  const state = useSessionState();
  const { id, isEmployee } = useViewer();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [recent] = useState(() => recentThings(id));
  const { things, isLooking, hasFailed, retry } = useFound(text);

  const mayEnter = (path: string) => {
    const access = accessOf(path.replace(/[?#].*/s, ''));
    return access !== null && decide(state, access) === 'allowed';
  };
  const found = paletteSections({
    text,
    groups: navigationFor(state),
    isEmployee,
    recent,
    found: things,
    mayEnter,
  });
  const isNothing = text.trim() !== '' && found.length === 0 && !isLooking && !hasFailed;
  const sections = isNothing ? waysOn(text.trim(), mayEnter) : found;
  const items = sections.flatMap((section) => section.items);
  const nothing = `No results for “${text.trim()}”`;

  const choose = (key: string) => {
    const target = items.find((item) => item.id === key)?.target;
    if (!target) return;
    if (target.isKept) keepRecent(id, target);
    onClose();
    if (target.isPage) window.location.assign(target.path);
    else void navigate(target.path);
  };

  return (
    <CommandDialog
      label="Search the portal"
      text={text}
      onText={setText}
      sections={sections}
      onChoose={choose}
      onClose={onClose}
      spoken={isLooking ? 'Searching' : isNothing ? nothing : countText(items.length)}
      note={
        hasFailed ? (
          <QuietFailure onRetry={retry}>Part of the search did not answer.</QuietFailure>
        ) : isLooking ? (
          'Searching…'
        ) : (
          isNothing && nothing
        )
      }
    />
  );
}

const countText = (count: number): string => `${numberText(count)} ${count === 1 ? 'result' : 'results'}`;
