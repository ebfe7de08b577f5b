import type { ReactNode } from 'react';
import styled from 'styled-components';

import { theme } from '../theme';

export type DrawingName = 'tray' | 'search' | 'calendar' | 'people' | 'door' | 'cloud' | 'done';

/** A small line drawing of our own for empty states and failures; decoration only. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <Sheet viewBox="0 0 120 88" aria-hidden="true" focusable="false">
      {drawings[name]}
    </Sheet>
  );
}

const ground = <path className="ground" d="M10 80.5h100" />;

const drawings: Readonly<Record<DrawingName, ReactNode>> = {
  tray: (
    <>
      {ground}
      <path className="fill" d="M24 50h20l5 9h22l5-9h20v22a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6Z" />
      <path d="m24 50 11-22h50l11 22M24 50v22a6 6 0 0 0 6 6h60a6 6 0 0 0 6-6V50M24 50h20l5 9h22l5-9h20" />
      <path className="accent" d="M60 8v22m-8-8 8 8 8-8" />
    </>
  ),
  search: (
    <>
      {ground}
      <rect className="fill" x="22" y="16" width="56" height="64" rx="6" />
      <rect x="22" y="16" width="56" height="64" rx="6" />
      <path d="M32 30h36M32 40h22M32 50h16" />
      <circle className="surface" cx="77" cy="52" r="15" />
      <circle className="accent" cx="77" cy="52" r="15" />
      <path className="accent" d="m88 63 11 11" />
    </>
  ),
  calendar: (
    <>
      {ground}
      <rect className="fill" x="28" y="18" width="64" height="60" rx="7" />
      <rect x="28" y="18" width="64" height="60" rx="7" />
      <path d="M28 34h64M44 11v13M76 11v13M40 46h6M57 46h6M74 46h6M40 61h6" />
      <path className="accent" d="m57 62 6 6 13-13" />
    </>
  ),
  people: (
    <>
      {ground}
      <path className="fill" d="M38 80c0-15 9-24 22-24s22 9 22 24Z" />
      <circle cx="60" cy="36" r="13" />
      <path d="M38 80c0-15 9-24 22-24s22 9 22 24" />
      <circle className="accent" cx="29" cy="46" r="8" />
      <circle className="accent" cx="91" cy="46" r="8" />
      <path className="accent" d="M14 80c0-11 6-18 15-18 4 0 7 1 9 3M106 80c0-11-6-18-15-18-4 0-7 1-9 3" />
    </>
  ),
  door: (
    <>
      {ground}
      <path className="fill" d="M36 80V38a24 24 0 0 1 48 0v42Z" />
      <path d="M36 80V38a24 24 0 0 1 48 0v42M46 80V38a14 14 0 0 1 28 0v42" />
      <rect className="surface" x="52" y="50" width="16" height="13" rx="3" />
      <path
        className="accent"
        d="M55 50v-4a5 5 0 0 1 10 0v4m-10 0h10a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H55a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3"
      />
    </>
  ),
  cloud: (
    <>
      {ground}
      <path className="fill" d="M38 66a15 15 0 0 1-1-30 23 23 0 0 1 44-4 17 17 0 0 1 2 34Z" />
      <path d="M38 66a15 15 0 0 1-1-30 23 23 0 0 1 44-4 17 17 0 0 1 2 34Z" />
      <path className="accent" d="M60 38v13m0 7v.5" />
    </>
  ),
  done: (
    <>
      {ground}
      <path className="fill" d="M60 12 88 22v20c0 18-12 30-28 36-16-6-28-18-28-36V22Z" />
      <path d="M60 12 88 22v20c0 18-12 30-28 36-16-6-28-18-28-36V22Z" />
      <path className="accent" d="m47 44 9 9 17-18" />
    </>
  ),
};

const { color } = theme;

const Sheet = styled.svg`
  inline-size: ${theme.size.drawing};
  fill: none;
  stroke: ${color.ink3};
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;

  .ground {
    stroke: ${color.lineStrong};
  }
  .fill {
    fill: ${color.brandSoft};
    stroke: none;
  }
  .surface {
    fill: ${color.surface};
    stroke: none;
  }
  .accent {
    stroke: ${color.brand};
    stroke-width: 2.25;
  }
`;
