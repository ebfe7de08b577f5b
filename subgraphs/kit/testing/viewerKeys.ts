import { generateKeyPairSync, type KeyObject } from 'node:crypto';

/** A pair as the gateway and its subgraphs have it, and as it is in their environment. */
export interface ViewerKeys {
  sign: KeyObject;
  verify: KeyObject;
  environment: { VIEWER_PRIVATE_KEY: string; VIEWER_PUBLIC_KEY: string };
}

/** A fresh pair. */
export function newViewerKeys(): ViewerKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const base64 = (der: Buffer) => der.toString('base64');
  return {
    sign: privateKey,
    verify: publicKey,
    environment: {
      VIEWER_PRIVATE_KEY: base64(privateKey.export({ format: 'der', type: 'pkcs8' })),
      VIEWER_PUBLIC_KEY: base64(publicKey.export({ format: 'der', type: 'spki' })),
    },
  };
}
