import { FactList } from '../../ui/data/FactList';
import { usePortalConfig } from '../config/ConfigContext';
import { isSet } from '../config/portalConfig';

/** Phone and e-mail of the help desk, as far as the installation has set them. */
export function SupportContacts() {
  const { phone, email } = usePortalConfig();
  const facts = [
    ...(isSet(phone)
      ? [{ label: 'Phone', value: <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> }]
      : []),
    ...(isSet(email) ? [{ label: 'Email', value: <a href={`mailto:${email}`}>{email}</a> }] : []),
  ];
  return facts.length > 0 && <FactList facts={facts} />;
}
