/** A tool's complaint, whichever tool it is. */
export type ScanFinding = {
  tool: 'sqlmap' | 'wapiti' | 'ffuf';
  /** The kind of weakness, in the tool's own word. */
  what: string;
  /** Method and path, and the parameter if there is one. */
  where: string;
  detail: string;
};

export type Scan = {
  tool: ScanFinding['tool'];
  /** Parts that were looked at, for the report. */
  covered: string[];
  findings: ScanFinding[];
  /** Parts that were not finished, and why: the scan counts as failed. */
  unfinished: string[];
};
