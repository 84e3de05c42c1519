/** A backup, restore or move that was refused or failed, in words that say what to do. */
export class TransferError extends Error {
  override name = 'TransferError';
}
