/** Every migration, in order. A migration that has shipped is never changed. */

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
import { erasureInBatches } from './0017-erasure-in-batches.ts';
import { secondLook } from './0018-second-look.ts';
import { linkOlderPictures, picturesCarried } from './0019-pictures-carried.ts';
import { endings } from './0020-endings.ts';
import { knownDevices } from './0022-known-devices.ts';
import { details } from './0023-details.ts';
import { spamTraining } from './0024-spam-training.ts';
import { queue } from './0025-queue.ts';
import { fillSearchWords, searchWords } from './0026-search-words.ts';
import { sharedViews } from './0026-shared-views.ts';
import { people } from './0027-people.ts';
import { prospects } from './0028-prospects.ts';
import { foundInQueue } from './0029-found-in-queue.ts';
import { booking } from './0030-booking.ts';
import { incomingMail } from './0031-incoming-mail.ts';
import { passkeys } from './0032-passkeys.ts';
import { mailLive } from './0033-mail-live.ts';
import { content } from './0035-content.ts';
import { picturesInDatabase } from './0036-pictures-in-database.ts';
import { scheduled } from './0038-scheduled.ts';
import { previewLinks } from './0040-preview-links.ts';
import { pageAddresses } from './0043-page-addresses.ts';
import { push } from './0045-push.ts';
import { sitePictures } from './0048-site-pictures.ts';
import { firmMark } from './0049-firm-mark.ts';
import { blobsUncompressed } from './0050-blobs-uncompressed.ts';
import { inquiryCounts } from './0051-inquiry-counts.ts';
import { reportDays } from './0052-report-days.ts';
import { owedAnswers } from './0053-owed-answers.ts';
import { holds } from './0054-holds.ts';
import { foldSearchAgain } from './0055-search-folded.ts';
import { pushBrowsers } from './0056-push-browsers.ts';
import { previewLinksByAccount } from './0057-preview-links-by-account.ts';
import { erasedMails } from './0058-erased-mails.ts';
import { mailboxCaps } from './0059-mailbox-caps.ts';
import { undoRestoresOrder } from './0060-undo-restores-order.ts';
import { mailRemarks } from './0062-mail-remarks.ts';
import { noLearnedWords } from './0063-no-learned-words.ts';
import { noKeptCounts } from './0065-no-kept-counts.ts';
import { jobs } from './0066-jobs.ts';
import type { Migration } from './migrate.ts';

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
  '0017-erasure-in-batches': { up: erasureInBatches },
  '0018-second-look': { up: secondLook },
  '0019-pictures-carried': { up: picturesCarried },
  '0019-pictures-of-older-inquiries': { fill: linkOlderPictures },
  '0020-endings': { up: endings },
  '0022-known-devices': { up: knownDevices },
  '0023-details': { up: details },
  '0024-spam-training': { up: spamTraining },
  '0025-queue': { up: queue },
  '0026-search-words': { up: searchWords },
  '0026-shared-views': { up: sharedViews },
  '0026-words-of-older-inquiries': { fill: fillSearchWords },
  '0027-people': { up: people },
  '0028-prospects': { up: prospects },
  '0029-found-in-queue': { up: foundInQueue },
  '0030-booking': { up: booking },
  '0031-incoming-mail': { up: incomingMail },
  '0032-passkeys': { up: passkeys },
  '0033-mail-live': { up: mailLive },
  '0035-content': { up: content },
  '0036-pictures-in-database': { up: picturesInDatabase },
  '0038-scheduled': { up: scheduled },
  '0040-preview-links': { up: previewLinks },
  '0043-page-addresses': { up: pageAddresses },
  '0045-push': { up: push },
  '0048-site-pictures': { up: sitePictures },
  '0049-firm-mark': { up: firmMark },
  '0050-blobs-uncompressed': { up: blobsUncompressed },
  '0051-inquiry-counts': { up: inquiryCounts },
  '0052-report-days': { up: reportDays },
  '0053-owed-answers': { up: owedAnswers },
  '0054-holds': { up: holds },
  '0055-search-folded': { fill: foldSearchAgain },
  '0056-push-browsers': { up: pushBrowsers },
  '0057-preview-links-by-account': { up: previewLinksByAccount },
  '0058-erased-mails': { up: erasedMails },
  '0059-mailbox-caps': { up: mailboxCaps },
  '0060-undo-restores-order': { up: undoRestoresOrder },
  '0062-mail-remarks': { up: mailRemarks },
  '0063-no-learned-words': { up: noLearnedWords },
  '0065-no-kept-counts': { up: noKeptCounts },
  '0066-jobs': { up: jobs },
};
