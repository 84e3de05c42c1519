import type { StartStepId } from '#contract/staff/start-steps.ts';

type StepWords = {
  title: string;
  /** Its form, and the name of the link while the step is open. */
  href?: string;
  action?: string;
  /** Rough time that it takes. */
  minutes: number;
};

export const STEP_WORDS: Record<StartStepId, StepWords> = {
  name: {
    title: 'Name, address, and phone',
    href: '/admin/site?edit=firm/firm&field=name',
    action: 'Enter yours',
    minutes: 3,
  },
  logo: {
    title: 'Logo and color',
    href: '/admin/site?edit=firm/firm&field=logo',
    action: 'Choose',
    minutes: 3,
  },
  hours: { title: 'Meeting hours', href: '/admin/hours', action: 'Set hours', minutes: 3 },
  licenses: {
    title: 'Licenses and insurance',
    href: '/admin/site?edit=binding/trust&field=credentials',
    action: 'Enter yours',
    minutes: 3,
  },
  email: { title: 'Email', href: '/admin/settings', action: 'Connect', minutes: 5 },
  address: { title: 'Web address', minutes: 5 },
  team: {
    title: 'Your team',
    href: '/admin/site#site-team',
    action: 'Add yourself',
    minutes: 5,
  },
  project: {
    title: 'Your first project',
    href: '/admin/site#site-projects',
    action: 'Add a project',
    minutes: 5,
  },
  staff: { title: 'Invite your staff', href: '/admin/staff', action: 'Invite', minutes: 2 },
  samples: {
    title: 'Replace or hide the samples',
    href: '/admin/site?only=sample',
    action: 'See samples',
    minutes: 15,
  },
  backup: { title: 'Backup', minutes: 5 },
};
