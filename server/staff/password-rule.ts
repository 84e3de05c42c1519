/** Password rules (requirements §13). */

export const PASSWORD_LENGTH = { min: 12, max: 128 };

/** Returns the password's mistake, as a message for its field; null when it is acceptable. */
export function passwordMistake(password: string, email: string): string | null {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min) return `Use at least ${min} characters. A few random words work well`;
  if (password.length > max) return `Use at most ${max} characters`;
  if (password.trim().toLowerCase() === email.trim().toLowerCase()) return 'Don’t use your email address';
  if (new Set(password).size < 5) return 'Use a wider variety of characters';
  return null;
}
