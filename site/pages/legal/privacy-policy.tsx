import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { LegalText } from './legal-text.tsx';

export const handle: PageHandle = { page: () => content().privacyPolicy.meta };

export default function PrivacyPolicy() {
  const { privacyPolicy } = content();
  return <LegalText document={privacyPolicy} />;
}
