/**
 * The code in the links of emails to an inquiry's address. A form that submits the code was opened from that mailbox
 * (docs/decisions/0021). The private link alone doesn't prove this, because the form's receipt also shows it.
 */
import { derivedToken } from '../config/tokens.ts';

/** Returns the code of an address, for one request; derived like the private link, never stored. */
export const confirmationCode = (secret: string, inquiryId: string, email: string): string =>
  derivedToken(secret, `email-confirmation:${inquiryId}:${email.toLowerCase()}`);
