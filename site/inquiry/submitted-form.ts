export type { SubmittedForm } from '#contract/page-services.ts';
