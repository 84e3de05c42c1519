/** How soon an inquiry must be looked at: suggested from its words, changed by staff, never shown to visitors. */

/** The most urgent first. */
export const PRIORITIES = ['emergency', 'normal', 'someday'] as const;
export type Priority = (typeof PRIORITIES)[number];

export const PRIORITY_LABELS: Record<Priority, string> = {
  emergency: 'Emergency',
  normal: 'Normal',
  someday: 'Someday',
};

export const DEFAULT_PRIORITY: Priority = 'normal';

/** "Water" alone is a view, a heater or a feature; "leak-free" and "no leaks" are promises. */
const EMERGENCY =
  /(?<!\b(?:no|without|any|never) )\b(?:emergency|leak(?:s|ed|ing|y)?(?!-)|flood(?:s|ed|ing)?|burst(?:s|ing)?|collaps(?:e[sd]?|ing)|cav(?:ed|ing) in|caved-in|gas smell|smell(?:s|ing)? (?:of )?gas|sparking|no heat|no running water|(?:standing|rising) water|water damage|water (?:is |was |keeps )?(?:coming|pouring|dripping|running|getting|seeping) (?:in|through|down|into)|storm damage|fire damage|tree (?:fell|came down|is on)|about to (?:fall|give way)|unsafe to)\b/i;

/** The priority that a text suggests, and the words that suggest it. */
export function suggestPriority(text: string): { priority: Priority; because: string | null } {
  const because = EMERGENCY.exec(text)?.[0].toLowerCase() ?? null;
  return { priority: because ? 'emergency' : DEFAULT_PRIORITY, because };
}
