/** Runs before each file of unit tests: outside of a render, the content that ships is in force. */
import { shipped } from '#site/content/shipped.ts';
import { setContentSource } from '#site/content/snapshot.ts';

setContentSource(() => shipped);
