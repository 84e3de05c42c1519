/** Runs before each file of unit tests: outside of a render, the shipped content is active. */
import { shipped } from '#site/content/shipped.ts';
import { setContentSource } from '#site/content/snapshot.ts';

setContentSource(() => shipped);
