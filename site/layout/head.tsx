import type { Accent } from '#contract/site/accent.ts';
import { CARD_HEIGHT, CARD_WIDTH, cardHref } from '#contract/site/card.ts';
import { markAddress } from '#contract/site/logo.ts';
import { ORIGIN_MARK } from '#contract/site/site-origin.ts';
import contactStyles from '../contact.css?url';
import { content } from '../content/snapshot.ts';
import condensed from '../fonts/archivo-condensed-small.woff2?url';
import archivo from '../fonts/archivo-small.woff2?url';
import sourceSerif from '../fonts/source-serif-small.woff2?url';
import publicStyles from '../public.css?url';
import wholeStyles from '../whole.css?url';
import { drawnAddress, MANIFEST_FILE } from './app-icons.ts';
import drawnIcon from './icon.svg?url';
import { inlineScript } from './inline-script.ts';
import { usePage } from './page.ts';
import { speculationRules } from './speculation-rules.ts';
import { themeColors } from './theme-colors.ts';
import { titleOf } from './title.ts';

/** The server answers it, or makes it a rule of the page's own stylesheet (server/render/accent-styles.ts). */
const accentHref = ({ light, dark }: Accent) => `/accent/${light.slice(1)}-${dark.slice(1)}.css`;

/** Everything in <head> that pages share. Titles and descriptions come from the page's own data. */
export function Head() {
  const { firm, accent, icon } = content();
  const { page, noindex, canonical, path, styles, app } = usePage();
  const address = ORIGIN_MARK + (canonical ?? path);
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      {page && (
        <>
          <title>{titleOf(page.title, firm.name)}</title>
          <meta name="description" content={page.description} />
        </>
      )}
      {noindex && <meta name="robots" content="noindex" />}
      {page && !noindex && (
        <>
          <link rel="canonical" href={address} />
          <meta property="og:title" content={page.title} />
          <meta property="og:description" content={page.description} />
          <meta property="og:url" content={address} />
          <meta property="og:site_name" content={firm.name} />
          <meta property="og:type" content="website" />
          <meta property="og:image" content={ORIGIN_MARK + cardHref(canonical ?? path)} />
          <meta property="og:image:width" content={String(CARD_WIDTH)} />
          <meta property="og:image:height" content={String(CARD_HEIGHT)} />
          <meta property="og:image:alt" content={`${page.title}. Sheet ${page.sheet} of ${firm.name}`} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
      {icon ? (
        <link rel="icon" href={markAddress(icon, 'icon-48')} sizes="48x48" type="image/png" />
      ) : (
        <link rel="icon" href={drawnIcon} type="image/svg+xml" />
      )}
      {app && <link rel="manifest" href={MANIFEST_FILE} />}
      {(app || icon) && (
        <link
          rel="apple-touch-icon"
          href={icon ? markAddress(icon, 'icon-180') : drawnAddress('icon-180.png')}
        />
      )}
      <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
      {!app && <link rel="preload" href={condensed} as="font" type="font/woff2" crossOrigin="anonymous" />}
      <link rel="preload" href={sourceSerif} as="font" type="font/woff2" crossOrigin="anonymous" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by hash in the policy */}
      <script dangerouslySetInnerHTML={{ __html: inlineScript() }} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, named by hash in the policy */}
      <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
      <link rel="stylesheet" href={styles === 'contact' ? contactStyles : app ? wholeStyles : publicStyles} />
      {accent && <link rel="stylesheet" href={accentHref(accent)} />}
    </>
  );
}
