import { enumOf } from '../../kit/graphql/enumOf.js';

/** The status of a certificate, documented word by its name in the graph. */
export const CERTIFICATE_STATUS = enumOf('active', 'revoked');
export type CertificateStatus = (typeof CERTIFICATE_STATUS)[keyof typeof CERTIFICATE_STATUS];

/** Why a certificate is not valid, documented word by its name in the graph. */
export const CERTIFICATE_INVALID_REASON = enumOf('revoked', 'expired');
export type CertificateInvalidReason =
  (typeof CERTIFICATE_INVALID_REASON)[keyof typeof CERTIFICATE_INVALID_REASON];
