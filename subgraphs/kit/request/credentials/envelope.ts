import type { KeyObject } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { SubgraphName } from '../../config/configVariables.js';
import type { Viewer } from '../viewer.js';

/** What travels with every operation from the gateway to a subgraph that runs apart. */
export interface Envelope {
  viewer: Viewer | null;
  requestId: string;
  /** Number of this call in the gateway process that makes it; no other call of that process has it. */
  call: number;
  /** Where that process, and no other, answers what the subgraph asks while it works on the call. */
  callBackTo: string;
  idempotencyKey: string | null;
  ip: string;
  userAgent: string;
}

/** Seconds for which an envelope is believed, whatever end it claims. */
const LIFETIME = 30;
/** Seconds by which the clocks of two machines may differ. */
const TOLERANCE = 5;

/** Signs who asks for one subgraph; worthless after half a minute and for any other subgraph (S-64). */
export async function sealEnvelope(
  envelope: Envelope,
  audience: SubgraphName,
  key: KeyObject,
): Promise<string> {
  return new SignJWT({ envelope })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setIssuedAt()
    .setAudience(audience)
    .setExpirationTime(`${LIFETIME}s`)
    .sign(key);
}

/**
 * Reads an envelope that one of the keys has signed. Two keys, while one replaces the other.
 * @throws JOSEError when forged, older than its life or meant for someone else
 */
export async function openEnvelope(
  token: string,
  audience: SubgraphName,
  keys: readonly KeyObject[],
): Promise<Envelope> {
  const rules = { audience, algorithms: ['EdDSA'], maxTokenAge: LIFETIME, clockTolerance: TOLERANCE };
  let refusal: unknown = new Error('There is no key to verify envelopes with.');
  for (const key of keys) {
    try {
      const { payload } = await jwtVerify(token, key, rules);
      return payload['envelope'] as Envelope;
    } catch (error) {
      refusal = error;
    }
  }
  throw refusal;
}
