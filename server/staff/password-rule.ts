/** What a password must be (product decision §8). */

export const PASSWORD_LENGTH = { min: 12, max: 128 };

/** What is wrong with the password, as a message for its field; null when it will do. */
export function passwordMistake(password: string, email: string): string | null {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min) return `Use at least ${min} characters; a few words in a row do well`;
  if (password.length > max) return `Use at most ${max} characters`;
  if (password.trim().toLowerCase() === email.trim().toLowerCase())
    return 'Use something other than your e-mail address';
  if (new Set(password).size < 5) return 'Use more than a few different characters';
  return null;
}
