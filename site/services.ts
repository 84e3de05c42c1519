/**
 * What the server hands to the pages that are rendered per request. At build there is no server:
 * prerendered pages get the defaults.
 */
import { createContext, type RouterContextProvider } from 'react-router';
import type { Receipt, SubmittedForm } from './inquiry/submitted-form.ts';

/** The signed-in member of staff, as far as pages may know them. */
export type StaffMember = { id: string; name: string; email: string; role: 'owner' | 'staff' };

export type PageServices = {
  /** Who is signed in; null for everybody else. */
  staff: StaffMember | null;
  /** A form that came back from the server: what was typed, and what is wrong with it. */
  submittedForm: SubmittedForm | null;
  /** The receipt that the thank-you page shows to a visitor without JavaScript. */
  receipt: Receipt | null;
};

const none: PageServices = { staff: null, submittedForm: null, receipt: null };

const pageServices = createContext<PageServices>(none);

/** For loaders: what the server knows about this request. */
export const servicesOf = (context: Readonly<RouterContextProvider>): PageServices =>
  context.get(pageServices);

/** For `entry.server.tsx`: puts the server's services where loaders find them. */
export function provideServices(context: RouterContextProvider, services: Partial<PageServices>) {
  context.set(pageServices, { ...none, ...services });
}
