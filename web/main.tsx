import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';

import { App } from './app/App';
import { createPortal } from './app/portal';
import { toRoutes } from './app/router';
import { screens, type Screen } from './app/routes';
import { readPortalConfig } from './domain/config/portalConfig';
import { guardAgainstTranslators } from './domain/translation/translatorGuard';
import { ruleTarget } from './ui/ruleSheets';

import './ui/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

guardAgainstTranslators();
const portal = createPortal(readPortalConfig(document));
// Before the first render, so that the calls leave while the code of the screen is still arriving.
portal.session.start();

/** Every part of the design system on one page; not in a build. */
const gallery: Screen = {
  path: '/ui/*',
  title: 'Parts',
  access: 'public',
  load: () => import('./ui/gallery/GalleryPage').then((module) => module.GalleryPage),
};
const router = createBrowserRouter(toRoutes(import.meta.env.DEV ? [...screens, gallery] : screens));

const rules = ruleTarget();
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

createRoot(root).render(
  <StrictMode>
    <StyleSheetManager target={rules} nonce={nonce}>
      <App portal={portal} router={router} />
    </StyleSheetManager>
  </StrictMode>,
);
