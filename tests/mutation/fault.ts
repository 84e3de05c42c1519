/** A plausible mistake, planted to check that the tests detect it. */
export type PlantedFault = {
  /** Short description of the broken behavior. */
  what: string;
  file: string;
  /** Text that occurs once in the file, and its replacement. */
  old: string;
  new: string;
  /** Test files that should detect the fault. All fast tests run only if these don't. */
  tests: string[];
};
