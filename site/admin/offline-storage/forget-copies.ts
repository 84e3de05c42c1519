/** Leaves no copy of an inquiry on this device: after signing out, and for editors, who don't work on inquiries. */
export function forgetCopies(): void {
  // A browser that keeps nothing has none.
  void import('./copies.ts').then((copies) => copies.forgetCopies()).catch(() => {});
}
