import type { Resolvers } from '../generated/resolvers.js';
import { listAvailable, listCertifications } from './certificationList.service.js';
import {
  bankSize,
  certificationById,
  findCertification,
  myAttemptCount,
  myCertificate,
  myOpenAttempt,
} from './certification.loader.js';
import { createCertification, removeCertification, updateCertification } from './certification.service.js';

export const certificationResolvers = {
  Query: {
    certifications: (_root, args, context) => listCertifications(context, args),
    availableCertifications: (_root, args, context) => listAvailable(context, args),
    certification: (_root, { id }, context) => findCertification(context, id),
  },
  Mutation: {
    createCertification: (_root, { input }, context) => createCertification(context, input),
    updateCertification: (_root, args, context) => updateCertification(context, args),
    deleteCertification: (_root, { id }, context) => removeCertification(context, id),
  },
  Certification: {
    __resolveReference: ({ id }, context) =>
      context.viewer ? certificationById(context).load(Number(id)) : null,
    myCertificate: ({ id }, _args, context) => myCertificate(context, id),
    myOpenAttempt: ({ id }, _args, context) => myOpenAttempt(context, id),
    myAttemptCount: async ({ id }, _args, context) => (await myAttemptCount(context).load(id)) ?? 0,
    bankSize: async ({ id }, _args, context) => (await bankSize(context).load(id)) ?? 0,
  },
} satisfies Resolvers;
