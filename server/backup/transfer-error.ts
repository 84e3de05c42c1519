/** A backup, restore or move that was refused or failed. The message says what to do. */
export class TransferError extends Error {
  override name = 'TransferError';
}
