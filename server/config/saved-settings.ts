/** Settings that owners change in the browser (server/settings). A variable that is set wins over its saved value. */
export type SavedSettings = {
  readonly smtpUrl?: string;
  readonly mailFrom?: string;
  readonly mailTo?: string;
  readonly retentionDays?: number;
  /** Accounts whose saved password was encrypted with another secret: they aren't used. */
  readonly unreadable: readonly MailAccountName[];
};

/** `outgoing`: the account that sends; `incoming`: the mailbox that is read. */
export type MailAccountName = 'outgoing' | 'incoming';
