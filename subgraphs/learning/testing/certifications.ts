import { CertificateFields } from './examDocuments.js';
import { graphql } from './graphql.js';

export const Certifications = graphql(`
  query Certifications($isActive: Boolean, $search: String, $ordering: String, $page: Int, $pageSize: Int) {
    certifications(
      isActive: $isActive
      search: $search
      ordering: $ordering
      page: $page
      pageSize: $pageSize
    ) {
      count
      results {
        id
        name
        isActive
        myAttemptCount
        myOpenAttempt {
          id
        }
        myCertificate {
          id
        }
      }
    }
  }
`);

export const AvailableCertifications = graphql(`
  query AvailableCertifications($search: String) {
    availableCertifications(search: $search) {
      count
      results {
        id
      }
    }
  }
`);

export const OneCertification = graphql(`
  query OneCertification($id: Int!) {
    certification(id: $id) {
      id
      name
      isActive
      myAttemptCount
      myOpenAttempt {
        id
      }
      myCertificate {
        id
      }
    }
  }
`);

export const DeleteCertification = graphql(`
  mutation DeleteCertification($id: Int!) {
    deleteCertification(id: $id)
  }
`);

export const OwnCertificates = graphql(
  `
    query OwnCertificates($days: Int) {
      active: activeCertificates {
        results {
          ...CertificateFields
        }
      }
      expiring: expiringCertificates(days: $days) {
        results {
          ...CertificateFields
        }
      }
    }
  `,
  CertificateFields,
);

export const OneCertificate = graphql(
  `
    query OneCertificate($id: Int!) {
      certificate(id: $id) {
        ...CertificateFields
        user {
          id
        }
        certification {
          id
        }
      }
    }
  `,
  CertificateFields,
);

export const Verify = graphql(`
  query Verify($id: String!) {
    verifyCertificate(id: $id) {
      valid
      invalidReason
      certificateNumber
      certificationName
      holderName
      scoreAchieved
      issuedDate
      expiryDate
      status
      isExpired
    }
  }
`);

export const Revoke = graphql(
  `
    mutation Revoke($id: Int!, $reason: String!) {
      revokeCertificate(id: $id, reason: $reason) {
        ...CertificateFields
      }
    }
  `,
  CertificateFields,
);

export const Earned = graphql(`
  query Earned {
    learningDashboardStats {
      certificatesEarned
    }
  }
`);
