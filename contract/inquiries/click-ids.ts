/** Parameters by which an ad network recognizes the click that led to a visit: Google's, and Microsoft's. */
export const CLICK_IDS = ['gclid', 'wbraid', 'gbraid', 'msclkid'] as const;
