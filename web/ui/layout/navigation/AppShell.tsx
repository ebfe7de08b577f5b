import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import styled from 'styled-components';

import { IconButton } from '../../form/IconButton';
import { Navigation, type NavGroup } from './Navigation';
import { NavWidth } from './NavWidth';
import { SkipLink } from './SkipLink';
import { roomBeside } from '../../overlay/sidePanel/beside';
import { theme } from '../../theme';

// The drawer uses the dialog primitives: fetched on a phone, when it is first opened.
const NavDrawer = lazy(() => import('./NavDrawer').then((module) => ({ default: module.NavDrawer })));

export interface AppShellProps {
  /** Usually `<Logo name="…" to="/home" show="auto" />`. */
  logo: ReactNode;
  /** Page title with its second line; left out on narrow screens. */
  title?: ReactNode;
  /** The search of the header; on phones there is room for an icon. */
  search?: ReactNode;
  /** Always visible, also on phones: at the beginning of the tools. */
  status?: ReactNode;
  /** Icon buttons before the user block; below the width of a desk they are at the foot of the drawer. */
  tools?: ReactNode;
  /** The user block, on every width. */
  user?: ReactNode;
  /** After the user block: sign out; with the tools in the drawer. */
  exit?: ReactNode;
  /** The navigation on the left; without it there is no menu button either. */
  navigation?: readonly NavGroup[];
  footer?: ReactNode;
  /** At the foot of the window, in its own place: the page ends above it. */
  dock?: ReactNode;
  children: ReactNode;
}

/**
 * Header, left navigation (folds to icons, a drawer below the width of a desk), content up to 1280 px, footer,
 * skip link.
 */
export function AppShell({
  logo,
  title,
  search,
  status,
  tools,
  user,
  exit,
  navigation,
  footer,
  dock,
  children,
}: AppShellProps) {
  const [folded, setFolded] = useState(() => readFolded());
  const [drawer, setDrawer] = useState<'unused' | 'open' | 'closed'>('unused');

  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <Header>
        {logo}
        {title && <Title>{title}</Title>}
        <Tools>
          {search && <Search>{search}</Search>}
          {status}
          <Movable $moves={navigation !== undefined}>{tools}</Movable>
          {user && <User>{user}</User>}
          <Movable $moves={navigation !== undefined}>{exit}</Movable>
          {navigation && (
            <OnNarrow>
              <IconButton
                icon={MenuIcon}
                label="Open navigation"
                aria-haspopup="dialog"
                onClick={() => setDrawer('open')}
              />
            </OnNarrow>
          )}
        </Tools>
      </Header>
      <Columns>
        {navigation && (
          <Side aria-label="Main" $folded={folded}>
            <NavWidth $folded={folded} />
            <Links>
              <Navigation groups={navigation} folded={folded} />
            </Links>
            <IconButton
              icon={folded ? PanelLeftOpen : PanelLeftClose}
              label={folded ? 'Unfold navigation' : 'Fold navigation'}
              aria-expanded={!folded}
              onClick={() => {
                setFolded(!folded);
                keepFolded(!folded);
              }}
            />
          </Side>
        )}
        <Content data-page="">
          <Main id="main" tabIndex={-1}>
            {children}
          </Main>
          {footer && <Footer>{footer}</Footer>}
          {dock}
        </Content>
      </Columns>
      {navigation && drawer !== 'unused' && (
        <Suspense>
          <NavDrawer isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} groups={navigation}>
            {tools}
            {exit}
          </NavDrawer>
        </Suspense>
      )}
    </>
  );
}

const storageKey = 'ui.navigation';

function readFolded(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'folded';
  } catch {
    return false;
  }
}

function keepFolded(folded: boolean): void {
  try {
    window.localStorage.setItem(storageKey, folded ? 'folded' : 'open');
  } catch {
    // Without storage it unfolds at the next load.
  }
}

const { color, space, size, media, layer, border } = theme;
const notPrinted = `${media.print} { display: none; }`;

const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${layer.header};
  display: flex;
  align-items: center;
  gap: ${space[4]};
  block-size: ${size.header};
  padding-inline: ${space[5]} ${space[5]};
  border-block-end: ${border.line};
  background: ${color.surface};
  ${media.phone} {
    padding-inline: ${space[3]};
  }
  ${notPrinted}
`;

const Title = styled.div`
  min-inline-size: 0;
  padding-inline-start: ${space[4]};
  border-inline-start: ${border.line};
  color: ${color.ink2};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  small {
    color: ${color.ink3};
    font-size: ${theme.type[12]};
  }
  ${media.phone} {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[1]};
`;

const Search = styled.div`
  flex: 0 1 ${size.search};
  min-inline-size: 0;
  margin-inline-end: ${space[2]};
  ${media.phone} {
    flex: none;
    margin: 0;
  }
`;

const User = styled.div`
  flex: none;
`;

/** Without a drawer there is nowhere else for them. */
const Movable = styled.div<{ $moves: boolean }>`
  display: contents;
  ${media.tablet} {
    display: ${({ $moves }) => ($moves ? 'none' : 'contents')};
  }
`;

const OnNarrow = styled.div`
  ${media.wide} {
    display: none;
  }
`;

const Columns = styled.div`
  display: flex;
  align-items: flex-start;
`;

const Side = styled.nav<{ $folded: boolean }>`
  position: sticky;
  inset-block-start: ${size.header};
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${space[2]};
  inline-size: ${({ $folded }) => ($folded ? size.navFolded : size.nav)};
  block-size: calc(100dvh - ${size.header});
  padding: ${space[4]} ${space[3]} ${space[3]};
  border-inline-end: ${border.line};
  background: ${color.surface};
  ${media.tablet} {
    display: none;
  }
  ${notPrinted}
`;

const Links = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  scrollbar-width: thin;
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: calc(100dvh - ${size.header});
  padding-inline: ${space[8]};
  ${roomBeside}
  ${media.tablet} {
    padding-inline: ${space[6]};
  }
  ${media.phone} {
    padding-inline: ${space[4]};
  }
  ${media.print} {
    min-block-size: 0;
    padding: 0;
  }
`;

const Main = styled.main`
  flex: 1;
  inline-size: 100%;
  max-inline-size: ${size.content};
  margin-inline: auto;
  padding-block: ${space[7]} ${space[12]};
  &:focus {
    outline: none;
  }
  ${media.phone} {
    padding-block-start: ${space[5]};
  }
  ${media.print} {
    padding: 0;
  }
`;

const Footer = styled.footer`
  inline-size: 100%;
  max-inline-size: ${size.content};
  margin-inline: auto;
  padding-block: ${space[5]};
  border-block-start: ${border.line};
  color: ${color.ink3};
  font-size: ${theme.type[13]};
  ${notPrinted}
`;
