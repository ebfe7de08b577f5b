import styled from 'styled-components';

import { dayText } from '../../../../domain/calendar/day';
import { usePortalConfig } from '../../../../domain/config/ConfigContext';
import { percentText } from '../../../../ui/numbers';
import { theme } from '../../../../ui/theme';
import { QrCode } from './QrCode';

interface Props {
  certificate: {
    certificateNumber: string;
    certificationName: string;
    holderName: string;
    scoreAchieved: number;
    issuedDate: string;
    expiryDate: string | null;
  };
}

/** Where anyone signed in checks a certificate. */
const verifyAddress = (number: string): string =>
  `${window.location.origin}/learning/certifications?verify=${encodeURIComponent(number)}`;

/** The certificate as it is printed, on one page across. */
export function CertificateSheet({ certificate }: Props) {
  const { organisation } = usePortalConfig();
  const { certificateNumber, certificationName, holderName, scoreAchieved, issuedDate, expiryDate } =
    certificate;
  return (
    <Sheet aria-label={`Certificate of ${holderName}`}>
      <Frame>
        <Corner aria-hidden="true" $at="start" />
        <Corner aria-hidden="true" $at="end" />
        <Top>
          <Arch viewBox="0 0 26 26" aria-hidden="true" focusable="false">
            <path d="M5 23V13a8 8 0 0 1 16 0v10" />
            <path d="M9.5 23V13a3.5 3.5 0 0 1 7 0v10" />
          </Arch>
          <Small>{organisation}</Small>
        </Top>
        <Kind>Certificate</Kind>
        <Small>This is to certify that</Small>
        <Holder dir="auto" $size={sizeOf(holderName, 28, 20)}>
          {holderName}
        </Holder>
        <Small>has passed the exam of</Small>
        <Name dir="auto" $size={sizeOf(certificationName, 20, 16)}>
          {certificationName}
        </Name>
        <p>with a score of {percentText(scoreAchieved)}</p>
        <Bottom>
          <Facts>
            <div>
              <dt>Issued</dt>
              <dd>{dayText(issuedDate)}</dd>
            </div>
            <div>
              <dt>Valid until</dt>
              <dd>{expiryDate ? dayText(expiryDate) : 'Never expires'}</dd>
            </div>
            <Wide>
              <dt>Certificate number</dt>
              <dd>{certificateNumber}</dd>
            </Wide>
          </Facts>
          <Seal viewBox="0 0 64 84" aria-hidden="true" focusable="false">
            <path className="ribbon" d="m20 46-8 34 11-5 7 9 5-32m9-6 8 34-11-5-7 9-5-32" />
            <circle cx="32" cy="30" r="27" />
            <circle className="ring" cx="32" cy="30" r="21" />
            <path className="mark" d="m22 30 7 7 13-14" />
          </Seal>
          <Check>
            <QrCode
              text={verifyAddress(certificateNumber)}
              label="Code that opens the verification of this certificate"
            />
            <span>Verify</span>
          </Check>
        </Bottom>
      </Frame>
    </Sheet>
  );
}

const { color, space, type } = theme;

const Sheet = styled.article`
  padding: ${space[4]};
  border: ${theme.border.line};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  box-shadow: ${theme.shadow.raised};
  ${theme.media.print} {
    flex: 1;
    min-block-size: 0;
    padding: 0;
    border: 0;
    box-shadow: none;
    break-inside: avoid;
    print-color-adjust: exact;
  }
`;

const Frame = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[12]} ${space[10]} ${space[10]};
  overflow: hidden;
  isolation: isolate;
  border: ${theme.size.ring} solid ${color.learning};
  border-radius: ${theme.radius.control};
  outline: ${theme.border.line};
  outline-offset: calc(${space[2]} * -1);
  text-align: center;
  overflow-wrap: anywhere;
  ${theme.media.phone} {
    padding: ${space[8]} ${space[5]} ${space[6]};
  }
  ${theme.media.print} {
    block-size: 100%;
  }
`;

/** A quarter of rings, as on printed paper of worth. */
const Corner = styled.span<{ $at: 'start' | 'end' }>`
  position: absolute;
  z-index: -1;
  ${({ $at }) =>
    $at === 'start'
      ? 'inset-block-start: 0; inset-inline-start: 0; translate: -50% -50%;'
      : 'inset-block-end: 0; inset-inline-end: 0; translate: 50% 50%;'}
  inline-size: ${theme.size.field};
  aspect-ratio: 1;
  border-radius: ${theme.radius.round};
  background: repeating-radial-gradient(
    circle,
    ${color.learningSoft} 0 ${space[3]},
    transparent ${space[3]} ${space[5]}
  );
  ${theme.media.phone} {
    inline-size: ${theme.size.rail};
  }
`;

const Top = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space[1]};
`;

const Arch = styled.svg`
  inline-size: ${space[10]};
  fill: none;
  stroke: ${color.learning};
  stroke-width: 2;
  stroke-linecap: round;
`;

const Small = styled.p`
  color: ${color.ink2};
  font-size: ${type[13]};
`;

const Kind = styled.h2`
  margin-block: ${space[2]} ${space[3]};
  font-size: ${type[32]};
  letter-spacing: 0.12em;
  text-transform: uppercase;
`;

type Size = keyof typeof type;

/** A text of more than two lines is set smaller, so that the page does not grow over it. */
const sizeOf = (text: string, usual: Size, small: Size): Size => (text.length > 60 ? small : usual);

const Holder = styled.p<{ $size: Size }>`
  max-inline-size: 100%;
  padding-inline: ${space[6]};
  border-block-end: ${theme.border.strong};
  font: ${theme.weight.semibold} ${({ $size }) => type[$size]} / 1.4 ${theme.family.heading};
  text-wrap: balance;
`;

const Name = styled.p<{ $size: Size }>`
  font: ${theme.weight.semibold} ${({ $size }) => type[$size]} / 1.4 ${theme.family.heading};
  color: ${color.learning};
  text-wrap: balance;
`;

const Bottom = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
  align-items: end;
  gap: ${space[6]};
  inline-size: 100%;
  margin-block-start: ${space[6]};
  text-align: start;
  ${theme.media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, auto);
  justify-content: start;
  gap: ${space[2]} ${space[6]};
  dt {
    color: ${color.ink3};
    font-size: ${type[12]};
  }
  ${theme.media.phone} {
    grid-column: 1 / -1;
  }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  font-variant-numeric: tabular-nums;
`;

const Seal = styled.svg`
  inline-size: ${space[16]};
  fill: ${color.learning};
  .ribbon {
    opacity: 0.55;
  }
  .ring,
  .mark {
    fill: none;
    stroke: ${color.surface};
    stroke-width: 1.5;
  }
  .mark {
    stroke-width: 4;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;

const Check = styled.div`
  display: grid;
  justify-items: center;
  justify-self: end;
  gap: ${space[1]};
  inline-size: ${theme.size.drawing};
  color: ${color.ink3};
  font-size: ${type[12]};
`;
