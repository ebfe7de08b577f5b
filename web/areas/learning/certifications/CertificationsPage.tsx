import { useUrlQuery } from '../../../domain/list/useUrlQuery';
import { CertificationsHome } from './CertificationsHome';
import { CertificatePage } from './certificate/CertificatePage';
import { VerifyPage } from './certificate/VerifyPage';

/**
 * Professional certifications. Its address also opens a certificate to print (`?certificate=`) and the check
 * of one (`?verify=`), which the code on a printed certificate leads to.
 */
export function CertificationsPage() {
  const { query, idOf } = useUrlQuery();
  const certificate = idOf('certificate');
  const number = query.get('verify');
  if (number !== null) return <VerifyPage number={number} />;
  if (certificate !== null) return <CertificatePage id={certificate} />;
  return <CertificationsHome />;
}
