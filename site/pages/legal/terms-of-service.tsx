import { content } from '../../content/snapshot.ts';
import type { PageHandle } from '../../layout/page.ts';
import { LegalText } from './legal-text.tsx';

export const handle: PageHandle = { page: () => content().termsOfService.meta };

export default function TermsOfService() {
  const { termsOfService } = content();
  return <LegalText document={termsOfService} />;
}
