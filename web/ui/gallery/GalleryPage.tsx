import { Component, LayoutGrid, Palette, PanelTop, Table2, TextCursorInput, ToggleRight } from 'lucide-react';

import { AppShell } from '../layout/navigation/AppShell';
import { Logo } from '../layout/navigation/Logo';
import { PageHeader } from '../layout/PageHeader';
import { ThemeSwitch } from '../layout/navigation/ThemeSwitch';
import { UserBlock } from '../layout/navigation/UserBlock';
import { ButtonSamples } from './ButtonSamples';
import { CardSamples } from './CardSamples';
import { ChartSamples } from './ChartSamples';
import { ColorSamples } from './ColorSamples';
import { DateSamples } from './DateSamples';
import { FeedbackSamples } from './FeedbackSamples';
import { FormSamples } from './FormSamples';
import { GallerySection } from './GallerySection';
import { OverlaySamples } from './OverlaySamples';
import { PreviewSamples } from './PreviewSamples';
import { TableSamples } from './TableSamples';

const navigation = [
  { items: [{ to: '/ui', label: 'Parts', icon: Component }] },
  {
    label: 'Elsewhere',
    items: [
      { to: '/ui/buttons', label: 'Buttons', icon: ToggleRight },
      { to: '/ui/fields', label: 'Fields', icon: TextCursorInput, count: '12' },
      { to: '/ui/cards', label: 'Cards', icon: LayoutGrid },
      { to: '/ui/tables', label: 'Tables', icon: Table2, count: '4' },
      { to: '/ui/overlays', label: 'Overlays', icon: PanelTop },
      { to: '/ui/colours', label: 'Colors', icon: Palette },
    ],
  },
];

/**
 * Every component in both themes; for development only. Has its own AppShell, and needs a ToastRegion at the root.
 */
export function GalleryPage() {
  return (
    <AppShell
      logo={<Logo name="Design system" to="/ui" show="auto" />}
      title={
        <>
          Parts <small>· for development</small>
        </>
      }
      tools={<ThemeSwitch />}
      user={<UserBlock name="Maya Okafor" line="Engineering" />}
      navigation={navigation}
      footer="Every part, in both themes."
    >
      <title>Parts</title>
      <PageHeader title="Parts" line="Each built once in web/ui and used everywhere." />
      <GallerySection title="Colors">{() => <ColorSamples />}</GallerySection>
      <GallerySection title="Buttons and links">{() => <ButtonSamples />}</GallerySection>
      <GallerySection title="Fields">{() => <FormSamples />}</GallerySection>
      <GallerySection title="Dates and times">{() => <DateSamples />}</GallerySection>
      <GallerySection title="Cards">{() => <CardSamples />}</GallerySection>
      <GallerySection title="Charts">{() => <ChartSamples />}</GallerySection>
      <GallerySection title="Files">{() => <PreviewSamples />}</GallerySection>
      <GallerySection title="Lists">{(scheme) => <TableSamples name={scheme} />}</GallerySection>
      <GallerySection title="Messages">{() => <FeedbackSamples />}</GallerySection>
      <GallerySection title="Overlays">{() => <OverlaySamples />}</GallerySection>
    </AppShell>
  );
}
