import { Mail, MapPin, Phone } from 'lucide-react';
import styled from 'styled-components';

import { usePortalConfig } from '../../domain/config/ConfigContext';
import { isSet } from '../../domain/config/portalConfig';
import { ButtonLink } from '../../ui/layout/ButtonLink';
import { Icon } from '../../ui/layout/Icon';
import { theme } from '../../ui/theme';
import { Section } from './LandingSection';
import { officeCity } from './pinned';

/** Phone, e-mail and office. */
export function LandingContact() {
  const { phone, email } = usePortalConfig();
  return (
    <Section id="contact" name="Contact" heading="Talk to us.">
      <Ways>
        <div>
          <dt>
            <Icon shape={Phone} size="medium" /> Phone
          </dt>
          <dd>{isSet(phone) ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a> : phone}</dd>
        </div>
        <div>
          <dt>
            <Icon shape={Mail} size="medium" /> Email
          </dt>
          <dd>{isSet(email) ? <a href={`mailto:${email}`}>{email}</a> : email}</dd>
        </div>
        <div>
          <dt>
            <Icon shape={MapPin} size="medium" /> Office
          </dt>
          <dd>{officeCity}</dd>
        </div>
      </Ways>
      <ButtonLink to="/login" variant="primary" size="large">
        Get Started
      </ButtonLink>
    </Section>
  );
}

const Ways = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[6]} ${theme.space[16]};
  margin-block: ${theme.space[6]} ${theme.space[8]};

  dt {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    color: ${theme.color.ink3};
  }
  dd {
    margin-block-start: ${theme.space[1]};
    font-size: ${theme.type[16]};
    font-weight: ${theme.weight.medium};
  }
`;
