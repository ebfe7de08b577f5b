import {
  BookOpen,
  BriefcaseBusiness,
  GraduationCap,
  Laptop,
  LifeBuoy,
  MessageSquare,
  ScrollText,
  Ticket,
  TreePalm,
  UserPlus,
  UserRound,
} from 'lucide-react';

import type { FoundKind } from '../../generated/graphql';
import type { IconShape } from '../../ui/layout/Icon';

/** Heading and icon of each kind of record in the graph's results, in display order. */
export const paletteKinds: Readonly<Record<FoundKind, { title: string; icon: IconShape }>> = {
  PERSON: { title: 'Colleagues', icon: UserRound },
  LEAVE_REQUEST: { title: 'Leave', icon: TreePalm },
  GENERAL: { title: 'Tickets', icon: Ticket },
  IT_SUPPORT: { title: 'IT support', icon: LifeBuoy },
  FEEDBACK: { title: 'Feedback', icon: MessageSquare },
  POLICY: { title: 'Policies', icon: ScrollText },
  ARTICLE: { title: 'Knowledge base', icon: BookOpen },
  COURSE: { title: 'Courses', icon: GraduationCap },
  CERTIFICATION: { title: 'Certifications', icon: ScrollText },
  POSTING: { title: 'Job postings', icon: BriefcaseBusiness },
  APPLICATION: { title: 'Applications', icon: UserPlus },
  ASSET: { title: 'Assets', icon: Laptop },
};
