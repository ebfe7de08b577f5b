import styled from 'styled-components';

import { Button } from '../../../ui/form/Button';
import { Card } from '../../../ui/layout/Card';
import { theme } from '../../../ui/theme';
import { silentSettings } from '../pinned';
import { LateAccessTokens } from './LateAccessTokens';
import { PasswordPart } from './PasswordPart';
import { SignedInDevices } from './SignedInDevices';

/** Password, preferences, the devices where a person is signed in, and their access tokens. */
export function AccountSettings() {
  return (
    <Card id="account-settings" title="Account Settings" aria-label="Account Settings">
      <Sides>
        <div>
          <PasswordPart />
          <Preferences>
            {silentSettings.map((name) => (
              <Button key={name}>{name}</Button>
            ))}
          </Preferences>
        </div>
        <SignedInDevices />
      </Sides>
      <Programs>
        <LateAccessTokens />
      </Programs>
    </Card>
  );
}

const { space } = theme;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${space[6]} ${space[10]};
  ${theme.container.medium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Programs = styled.div`
  margin-block-start: ${space[5]};
  padding-block-start: ${space[5]};
  border-block-start: ${theme.border.line};
`;

const Preferences = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: ${space[5]};
  padding-block-start: ${space[5]};
  border-block-start: ${theme.border.line};
`;
