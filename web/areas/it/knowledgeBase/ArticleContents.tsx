import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import styled from 'styled-components';

import { theme } from '../../../ui/theme';

/** An article with this many headings has a table of contents. */
const fewest = 2;

/** The maximum number of headings in it. */
const most = 200;

/** Whether an article is long enough for a table of contents. */
export const hasContents = (headings: readonly HTMLElement[]): boolean => headings.length >= fewest;

/** The headings of an article as links, the one that is being read marked; each has its own address. */
export function ArticleContents({ headings: all }: { headings: readonly HTMLElement[] }) {
  const headings = useMemo(() => all.slice(0, most), [all]);
  const location = useLocation();
  const navigate = useNavigate();
  const current = useHeadingInSight(headings);
  const hashOf = (heading: HTMLElement) => `#${encodeURIComponent(slugOf(heading))}`;

  const goTo = (heading: HTMLElement) => {
    const { pathname, search } = location;
    const state: unknown = location.state;
    void navigate(
      { pathname, search, hash: hashOf(heading) },
      { replace: true, state, preventScrollReset: true },
    );
    heading.scrollIntoView({ block: 'start' });
    // A heading takes the focus by script alone.
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  return (
    <Contents aria-label="Contents">
      <h3>Contents</h3>
      <ol>
        {headings.map((heading, at) => (
          <li key={`${String(at)} ${heading.textContent}`}>
            <Entry
              href={hashOf(heading)}
              dir="auto"
              aria-current={heading === current ? 'location' : undefined}
              $level={Number(heading.tagName.slice(1)) - 3}
              onClick={(event) => {
                event.preventDefault();
                goTo(heading);
              }}
            >
              {heading.textContent}
            </Entry>
          </li>
        ))}
      </ol>
    </Contents>
  );
}

/** "limits-12-hours": letters and digits of a heading, as they are in its address. */
const slugOf = (heading: HTMLElement): string =>
  heading.textContent
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The last heading above the middle of the window, which is the section being read. */
function useHeadingInSight(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const [current, setCurrent] = useState<HTMLElement>();
  useEffect(() => {
    const look = () =>
      setCurrent(
        headings.findLast((heading) => heading.getBoundingClientRect().top < window.innerHeight / 2),
      );
    look();
    // What scrolls is the dialog around, and scrolling does not bubble.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [headings]);
  return current;
}

const { color, space, type } = theme;

const Contents = styled.nav`
  display: grid;
  gap: ${space[2]};
  h3 {
    font-size: ${type[13]};
  }
  ol {
    display: grid;
    border-inline-start: ${theme.border.line};
    list-style: none;
  }
`;

const Entry = styled.a<{ $level: number }>`
  display: block;
  margin-inline-start: calc(${theme.size.hair} * -1);
  padding: ${space[1]} ${space[2]} ${space[1]} calc(${space[3]} + ${space[3]} * ${({ $level }) => $level});
  border-inline-start: ${theme.size.ring} solid transparent;
  color: ${color.ink2};
  font-size: ${type[13]};
  overflow-wrap: anywhere;
  text-decoration: none;
  &:hover {
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &[aria-current] {
    border-color: ${theme.hue('it').text};
    color: ${color.ink};
    font-weight: ${theme.weight.medium};
  }
`;
