import { jwtVerify, SignJWT } from 'jose';
import type { Viewer } from './viewer.js';

/** What travels with every call between gateway and a subgraph that runs apart. */
export interface Envelope {
  viewer: Viewer | null;
  requestId: string;
  idempotencyKey: string | null;
  ip: string;
  userAgent: string;
}

const LIFETIME_SECONDS = 30;
const key = (secret: string) => new TextEncoder().encode(secret);

/** Signs who asks for one subgraph; worthless after half a minute and for any other subgraph (S-64). */
export async function sealEnvelope(envelope: Envelope, audience: string, secret: string): Promise<string> {
  return new SignJWT({ envelope })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setAudience(audience)
    .setExpirationTime(`${LIFETIME_SECONDS}s`)
    .sign(key(secret));
}

/** @throws JOSEError when forged, expired or meant for somebody else */
export async function openEnvelope(token: string, audience: string, secret: string): Promise<Envelope> {
  const { payload } = await jwtVerify(token, key(secret), { audience, algorithms: ['HS256'] });
  return payload['envelope'] as Envelope;
}
