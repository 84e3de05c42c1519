/** A mistake that someone might make, planted to see whether the tests notice. */
export type PlantedFault = {
  /** The broken behavior, in a few words. */
  what: string;
  file: string;
  /** Text that is in the file once, and its replacement. */
  old: string;
  new: string;
  /** Test files that should notice; the whole of the fast tests are run only when they don't. */
  tests: string[];
};
