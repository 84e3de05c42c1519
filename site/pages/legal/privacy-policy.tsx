import { privacyPolicy } from '#content/legal/privacy-policy.ts';
import type { PageHandle } from '../../frame/page.ts';
import { LegalText } from './legal-text.tsx';

export const handle: PageHandle = { page: privacyPolicy.meta };

export default function PrivacyPolicy() {
  return <LegalText document={privacyPolicy} />;
}
