/** Limits of an inquiry, and the messages shown when they are exceeded (requirements §6, §10, §11). */
export const INQUIRY_LIMITS = {
  nameMin: 2,
  nameMax: 200,
  emailMax: 320,
  phoneMax: 40,
  messageMin: 10,
  messageMax: 10_000,
  attachmentsMax: 20,
  /** UTF-8 bytes of a whole JSON request body. */
  bodyMaxBytes: 64 * 1024,
  notesMax: 10_000,
} as const;

const L = INQUIRY_LIMITS;

export const INQUIRY_MESSAGES = {
  name: 'Name must be at least 2 characters',
  nameLong: `Name must be at most ${L.nameMax} characters`,
  email: 'Please enter a valid email address',
  emailLong: `Email must be at most ${L.emailMax} characters`,
  phoneLong: `Phone must be at most ${L.phoneMax} characters`,
  serviceType: 'Please choose one of the service types in the list',
  message: 'Please provide more details about your project',
  messageLong: `Please keep the project details under ${L.messageMax.toLocaleString('en-US')} characters`,
  attachmentsMany: `Please attach at most ${L.attachmentsMax} pictures`,
  attachment: 'We couldn’t attach that picture',
} as const;
