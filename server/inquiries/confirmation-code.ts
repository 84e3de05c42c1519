/**
 * The code in the links of mails to a request's address: a form that brings it back was opened from that mailbox
 * (docs/decisions/0021). The private link alone can't tell, because the form's receipt shows it as well.
 */
import { derivedToken } from '../config/tokens.ts';

/** Returns the code of an address, for one request; derived like the private link, never stored. */
export const confirmationCode = (secret: string, inquiryId: string, email: string): string =>
  derivedToken(secret, `email-confirmation:${inquiryId}:${email.toLowerCase()}`);
