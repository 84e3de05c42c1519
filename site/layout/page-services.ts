/** Services that the server passes to pages rendered per request. Prerendered pages get the defaults. */
import { createContext, type RouterContextProvider } from 'react-router';
import type { PageServices } from '#contract/site/page-services.ts';

const none: PageServices = {
  staff: null,
  booking: false,
  incomingMail: false,
  submittedForm: null,
  submittedNewsletterForm: null,
  newsletterToken: null,
  visitor: null,
  meeting: null,
  sent: null,
};

const pageServices = createContext<PageServices>(none);

/** For loaders: the server's services for this request. */
export const servicesOf = (context: Readonly<RouterContextProvider>): PageServices =>
  context.get(pageServices);

/** For `entry.server.tsx`: makes the server's services available to loaders. */
export function provideServices(context: RouterContextProvider, services: Partial<PageServices>) {
  context.set(pageServices, { ...none, ...services });
}
