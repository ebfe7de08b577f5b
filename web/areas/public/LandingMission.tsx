import { Section } from './LandingSection';

/** Why it exists. */
export function LandingMission() {
  return (
    <Section id="mission" name="Mission" heading="Give people back the time that work about work takes.">
      <p>
        A request should take a minute, an answer should find you, and no one should need a manual to book
        leave. That is what every screen of the portal is measured by.
      </p>
    </Section>
  );
}
