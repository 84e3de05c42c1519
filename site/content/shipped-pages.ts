/** The texts of pages as they ship, each file of `content/` under its page's name. */
import * as blogOverview from '#content/blog-overview.ts';
import { contact } from '#content/contact.ts';
import * as areaCopy from '#content/copy/area-page.ts';
import * as areaSentences from '#content/copy/area-sentences.ts';
import * as crossReferenceCopy from '#content/copy/cross-references.ts';
import * as homePools from '#content/copy/home.ts';
import * as studioCopy from '#content/copy/studio.ts';
import { testimonials } from '#content/copy/testimonials.ts';
import * as costComparison from '#content/cost-comparison.ts';
import * as home from '#content/home.ts';
import * as howWeBuild from '#content/how-we-build.ts';
import { privacyPolicy } from '#content/legal/privacy-policy.ts';
import { termsOfService } from '#content/legal/terms-of-service.ts';
import { manufacturerOverview } from '#content/manufacturer-overview.ts';
import * as navigation from '#content/navigation.ts';
import * as partnerships from '#content/partnerships.ts';
import * as projectsOverview from '#content/projects-overview.ts';
import * as servicesOverview from '#content/services-overview.ts';
import * as siteMap from '#content/site-map.ts';
import * as team from '#content/team.ts';
import * as trust from '#content/trust.ts';
import { wallSections } from '#content/wall-sections.ts';

export const shippedPages = {
  ...{ areaCopy, areaSentences, crossReferenceCopy, homePools, studioCopy, testimonials },
  ...{ blogOverview, contact, costComparison, home, howWeBuild, manufacturerOverview, navigation },
  ...{ partnerships, privacyPolicy, projectsOverview, servicesOverview, siteMap, team, termsOfService },
  ...{ trust, wallSections },
};

export type PageTexts = typeof shippedPages;
