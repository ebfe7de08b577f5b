import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';

import { readPortalConfig } from '../domain/config/portalConfig';
import { createTokenStorage } from '../domain/session/tokenStorage';
import { guardAgainstTranslators } from '../domain/translation/translatorGuard';
import { GlobalStyle } from '../ui/layout/GlobalStyle';
import { ReferencePage } from './ReferencePage';

import '../ui/fonts.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

guardAgainstTranslators();
const { apiHost, storageKeys } = readPortalConfig(document);
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

createRoot(root).render(
  <StyleSheetManager nonce={nonce}>
    <GlobalStyle />
    <ReferencePage apiHost={apiHost} token={createTokenStorage(storageKeys).read()} />
  </StyleSheetManager>,
);
