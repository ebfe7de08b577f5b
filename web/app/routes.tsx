import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';

import type { Requirement } from './guard';

/** One line of the specification's route table, for a screen that exists. */
export interface Screen {
  path: string;
  /** Name of the screen in the window's title and in the header; null for the portal's own title. */
  title: string | null;
  access: 'public' | Requirement;
  load: () => Promise<ComponentType>;
}

/** The data of a route for the shell around it. */
export type RouteHandle = Pick<Screen, 'title'>;

const signedIn: Requirement = {};
const hr: Requirement = { roles: ['HR', 'Administrator'] };
const itStaff: Requirement = { roles: ['IT Staff', 'Administrator'] };

/**
 * The route table in the order of the specification. A later screen joins here and nowhere else: cards and
 * the navigation show a link to a path as soon as this table has it.
 */
export const screens: readonly Screen[] = [
  {
    path: '/',
    title: null,
    access: 'public',
    load: () => import('../areas/public/LandingPage').then((module) => module.LandingPage),
  },
  {
    path: '/login',
    title: 'Sign in',
    access: 'public',
    load: () => import('../areas/public/login/LoginPage').then((module) => module.LoginPage),
  },
  {
    path: '/register',
    title: 'Register',
    access: 'public',
    load: () => import('../areas/public/register/RegisterPage').then((module) => module.RegisterPage),
  },
  {
    path: '/home',
    title: 'Home',
    access: signedIn,
    load: () => import('../areas/home/HomePage').then((module) => module.HomePage),
  },
  {
    path: '/profile',
    title: 'Profile',
    access: signedIn,
    load: () => import('../areas/profile/ProfilePage').then((module) => module.ProfilePage),
  },
  {
    path: '/dashboard',
    title: 'HR Analytics Dashboard',
    access: signedIn,
    load: () => import('../areas/dashboard/DashboardPage').then((module) => module.DashboardPage),
  },
  {
    path: '/employee',
    title: 'Employee Portal',
    access: signedIn,
    load: () => import('../areas/employee/EmployeePage').then((module) => module.EmployeePage),
  },
  {
    path: '/employee/leave',
    title: 'Leave',
    access: signedIn,
    load: () => import('../areas/employee/leave/LeavePage').then((module) => module.LeavePage),
  },
  {
    path: '/employee/time-tracking',
    title: 'Time Tracking',
    access: signedIn,
    load: () =>
      import('../areas/employee/timeTracking/TimeTrackingPage').then((module) => module.TimeTrackingPage),
  },
  {
    path: '/employee/feedback',
    title: 'Feedback',
    access: signedIn,
    load: () => import('../areas/employee/feedback/FeedbackPage').then((module) => module.FeedbackPage),
  },
  {
    path: '/employee/tickets',
    title: 'Manage Tickets',
    access: signedIn,
    load: () => import('../areas/employee/tickets/TicketsPage').then((module) => module.TicketsPage),
  },
  {
    path: '/employee/job-postings',
    title: 'Internal Job Postings',
    access: signedIn,
    load: () =>
      import('../areas/employee/jobPostings/JobPostingsPage').then((module) => module.JobPostingsPage),
  },
  {
    path: '/hr',
    title: 'HR Portal',
    access: hr,
    load: () => import('../areas/hr/HrPage').then((module) => module.HrPage),
  },
  {
    path: '/hr/employees',
    title: 'Employee Management',
    access: hr,
    load: () => import('../areas/hr/employees/EmployeesPage').then((module) => module.EmployeesPage),
  },
  {
    path: '/hr/recruitment',
    title: 'Recruitment and Hiring',
    access: hr,
    load: () => import('../areas/hr/recruitment/RecruitmentPage').then((module) => module.RecruitmentPage),
  },
  {
    path: '/hr/tickets',
    title: 'Ticket Management',
    access: hr,
    load: () => import('../areas/hr/tickets/HrTicketsPage').then((module) => module.HrTicketsPage),
  },
  {
    path: '/it',
    title: 'IT Portal',
    access: itStaff,
    load: () => import('../areas/it/ItPage').then((module) => module.ItPage),
  },
  {
    path: '/it/ai-management',
    title: 'AI Assistant Management',
    access: itStaff,
    load: () => import('../areas/it/aiManagement/AiManagementPage').then((module) => module.AiManagementPage),
  },
  {
    path: '/it/tickets',
    title: 'IT Ticket Management',
    access: itStaff,
    load: () => import('../areas/it/tickets/ItTicketsPage').then((module) => module.ItTicketsPage),
  },
  {
    path: '/it/assets',
    title: 'Asset & Inventory Management',
    access: itStaff,
    load: () => import('../areas/it/assets/AssetsPage').then((module) => module.AssetsPage),
  },
  {
    path: '/it/knowledge-base',
    title: 'IT Knowledge Base',
    access: signedIn,
    load: () =>
      import('../areas/it/knowledgeBase/KnowledgeBasePage').then((module) => module.KnowledgeBasePage),
  },
  {
    path: '/analytics',
    title: 'Analytics',
    access: itStaff,
    load: () => import('../areas/analytics/AnalyticsPage').then((module) => module.AnalyticsPage),
  },
  {
    path: '/learning',
    title: 'Learning Hub',
    access: signedIn,
    load: () => import('../areas/learning/LearningPage').then((module) => module.LearningPage),
  },
  {
    path: '/learning/courses',
    title: 'Courses',
    access: signedIn,
    load: () => import('../areas/learning/courses/CoursesPage').then((module) => module.CoursesPage),
  },
  {
    path: '/learning/certifications',
    title: 'Certifications',
    access: signedIn,
    load: () =>
      import('../areas/learning/certifications/CertificationsPage').then(
        (module) => module.CertificationsPage,
      ),
  },
  {
    path: '/learning/ai-assistant',
    title: 'AI Learning Assistant',
    access: signedIn,
    load: () =>
      import('../areas/learning/aiAssistant/AiAssistantPage').then((module) => module.AiAssistantPage),
  },
];

/** Whether a path of the specification has its screen already. */
const screenAt = (path: string): Screen | undefined =>
  screens.find((screen) => matchPath(screen.path, path) !== null);

export const hasScreen = (path: string): boolean => screenAt(path) !== undefined;

/** The name of the screen at a path; null for a screen without one, or an unknown path. */
export const screenName = (path: string): string | null => screenAt(path)?.title ?? null;

/** The access rule of a path; null for unknown paths and public ones. */
export function accessOf(path: string): Requirement | null {
  const access = screenAt(path)?.access;
  return access === undefined || access === 'public' ? null : access;
}
