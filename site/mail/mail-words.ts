import { content } from '../content/snapshot.ts';

/** The words of mails, with the firm’s name and phone of this render. */
export const mailWords = () => content().mailWords;
