import { certain } from '../../kit/graphql/loader.js';
import { certificationById } from '../certification/certification.loader.js';
import type { Resolvers } from '../generated/resolvers.js';
import { CERTIFICATE_INVALID_REASON, CERTIFICATE_STATUS } from '../certificate/certificate.status.js';
import {
  countEarned,
  findCertificate,
  listActive,
  listCertificates,
  listExpiring,
} from './certificateList.service.js';
import { certificateById, today } from '../certificate/certificate.loader.js';
import { revokeCertificate } from './revoke.service.js';
import { isExpired, verifyCertificate } from '../certificate/verify.service.js';

export const certificateResolvers = {
  CertificateStatus: CERTIFICATE_STATUS,
  CertificateInvalidReason: CERTIFICATE_INVALID_REASON,
  Query: {
    certificates: (_root, args, context) => listCertificates(context, args),
    activeCertificates: (_root, args, context) => listActive(context, args),
    expiringCertificates: (_root, args, context) => listExpiring(context, args),
    certificate: (_root, { id }, context) => findCertificate(context, id),
    verifyCertificate: (_root, { id }, context) => verifyCertificate(context, id),
  },
  Mutation: {
    revokeCertificate: (_root, args, context) => revokeCertificate(context, args),
  },
  LearningStats: {
    certificatesEarned: (_row, _args, context) => countEarned(context),
  },
  Certificate: {
    __resolveReference: ({ id }, context) =>
      context.viewer ? certificateById(context).load(Number(id)) : null,
    certification: ({ certificationId }, _args, context) =>
      certain(certificationById(context).load(certificationId)),
    user: ({ userId }) => ({ id: userId }),
    isExpired: (row, _args, context) => isExpired(row, today(context)),
  },
} satisfies Resolvers;
