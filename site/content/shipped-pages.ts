/** The texts of pages as they ship: the files of `content/`, each under its page's name. */
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
import type { ShippedContent } from '#contract/site/records/overlay.ts';
import type { TeamMember, Testimonial } from '#contract/site/records/people.ts';

type Pages = ShippedContent['pages'];
type Binding = ShippedContent['binding'];

/** The texts of pages as they read them. */
export type ShippedPageTexts = {
  home: Pages['home'];
  howWeBuild: Pages['how-we-build'];
  wallSections: Pages['walls'];
  servicesOverview: Pages['services'];
  costComparison: Pages['cost-comparison'] & Binding['prices'];
  manufacturerOverview: Pages['manufacturers'];
  projectsOverview: Pages['projects'];
  blogOverview: Pages['blog'];
  team: Pages['team'] & { team: readonly TeamMember[] };
  contact: Pages['contact'];
  partnerships: Pages['partnerships'];
  areaCopy: Pages['area-pages'];
  areaSentences: Pages['area-sentences'];
  crossReferenceCopy: Pages['cross-references'];
  siteMap: Pages['site-map'];
  navigation: Pages['navigation'];
  trust: Binding['trust'];
  privacyPolicy: Binding['privacy-policy'];
  termsOfService: Binding['terms-of-service'];
  testimonials: readonly Testimonial[];
};

export const shippedPages = {
  home: { ...home, ...homePools, ...studioCopy },
  ...{ howWeBuild, wallSections, servicesOverview, costComparison, manufacturerOverview, projectsOverview },
  ...{ blogOverview, team, contact, partnerships, areaCopy, areaSentences, crossReferenceCopy, siteMap },
  ...{ navigation, trust, privacyPolicy, termsOfService, testimonials },
} satisfies ShippedPageTexts;
