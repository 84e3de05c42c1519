/** Every migration, in order. A migration that has shipped is never changed. */
import type { Migration } from '../migrate.ts';
import { inquiries } from './0001-inquiries.ts';
import { images } from './0002-images.ts';
import { staff } from './0003-staff.ts';
import { mail } from './0004-mail.ts';
import { newsletter } from './0005-newsletter.ts';
import { desk } from './0006-desk.ts';
import { search } from './0007-search.ts';
import { erasure } from './0008-erasure.ts';
import { spam } from './0009-spam.ts';
import { staffEvents } from './0010-staff-events.ts';
import { fillOlderInquiries } from './0011-older-inquiries.ts';
import { spamInSearch } from './0012-spam-in-search.ts';
import { requestCounts } from './0013-request-counts.ts';
import { replyKeys } from './0014-reply-keys.ts';
import { newestOfAddress } from './0015-newest-of-address.ts';

export const migrations: Record<string, Migration> = {
  '0001-inquiries': { up: inquiries },
  '0002-images': { up: images },
  '0003-staff': { up: staff },
  '0004-mail': { up: mail },
  '0005-newsletter': { up: newsletter },
  '0006-desk': { up: desk },
  '0007-search': { up: search },
  '0008-erasure': { up: erasure },
  '0009-spam': { up: spam },
  '0010-staff-events': { up: staffEvents },
  '0011-older-inquiries': { fill: fillOlderInquiries },
  '0012-spam-in-search': { up: spamInSearch },
  '0013-request-counts': { up: requestCounts },
  '0014-reply-keys': { up: replyKeys },
  '0015-newest-of-address': { up: newestOfAddress },
};
