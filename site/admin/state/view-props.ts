import { type ComponentType, createContext } from 'react';
import type { StaffMember } from '#contract/site/page-services.ts';

/** The props of every view of the dashboard. */
export type ViewProps = { staff: StaffMember };

/** The list of inquiries, where it came with the page: then the server renders it, too. */
export const FirstView = createContext<ComponentType<ViewProps> | null>(null);
