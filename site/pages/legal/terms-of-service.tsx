import { termsOfService } from '#content/legal/terms-of-service.ts';
import type { PageHandle } from '../../frame/page.ts';
import { LegalText } from './legal-text.tsx';

export const handle: PageHandle = { page: termsOfService.meta };

export default function TermsOfService() {
  return <LegalText document={termsOfService} />;
}
