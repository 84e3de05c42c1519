/** What speaks for a person who wants something built, or for a trade that offers to build with us. */

const PLACES =
  'house|home|kitchen|bath(?:room)?s?|lots?|land|acres?|acreage|property|roof|porch|garage|back ?yard|yard|ranch|barn|shower|master|primary|deck|patio|driveway|fence|foundation|basement|attic|office|building|warehouse|clinic|restaurant|shop|studio|duplex|cabin|farmhouse|casita|guest ?house|pool|windows?|floors?|laundry|living room|bedrooms?|family|parents|mother|mom|in-laws|husband|wife|kids|addition|remodel|place|budget|architect|builder|contractor|lender|insurance claim|hoa|casa|cocina|baño|terreno|techo|familia|rancho|patio|negocio de';

const OWN_PLACE = new RegExp(
  `\\b(?:our|my|mi|mis|nuestr[oa]s?|mother's|parents'|mom's)\\s+(?:[\\p{L}\\d'’-]+\\s+){0,3}(?:${PLACES})\\b`,
  'iu',
);

const WISH =
  /\b(?:we|i)(?:'d|’d| would| both| also| just| really)? (?:like|love|want|wish|need|hope|hoping|plan|planning|intend)(?: to)?\b[^.!?]{0,60}\b(?:build|built|building|remodel|renovat|add|addition|replace|redo|convert|fix|repair|quote|estimate|bid|update|gut|finish|enlarge|expand|install|design|house|home|kitchen|bath|roof|porch|deck|garage|barn|shop|someone)|(?<!\b(?:you|u|you're|you’re) )\b(?:looking|hoping|planning|wanting|ready|trying) (?:for|to|at|into)\b[^.!?]{0,60}\b(?:build|built|building|remodel|renovat|add|addition|replace|redo|convert|update|builder|contractor|custom home|quote|estimate|someone)|\b(?:need|want|wanted|please|pls)\b[^.!?]{0,40}\b(?:quote|estimate|estimado|bid|handyman|remodel|repair|someone|contractor|builder|call me|call back|fixed|replaced|built)|\b(?:do|can|could|would) (?:you|y'all|yall|u|you guys|ustedes)\b[^.!?]{0,50}\b(?:build|do|remodel|handle|install|fix|come|take|repair|quote|give|look|work|design|replace|help (?:us|me)|call|add)|\b(?:how much|what would|what does|ballpark|price range|cost (?:to|of|for|per))\b|\b(?:quiero|queremos|quisiera|quisiéramos|necesito|necesitamos|busco|buscamos|me gustaría|nos gustaría|estamos pensando|cuánto (?:cuesta|costaría|sale|cobran))\b/i;

const PARTICULARS =
  /\b\d[\d,.]{0,15} ?(?:sq\.? ?ft\.?|sqft|square f(?:ee|oo)t|sf\b|acres?|ac\b|feet|ft\b|x ?\d+|bed(?:room)?s?|br\b|bath(?:room)?s?|ba\b|stories|story|car garage|m2|metros|habitaciones|recámaras|hectares)|\b\d+\/\d(?:\.\d)?\b|\b\d{2,5} [A-Z][\p{L}]+ (?:St|Street|Rd|Road|Dr|Drive|Ln|Lane|Ave|Blvd|Cove|Cv|Trail|Trl|Loop|Ct|Court|Way|Pkwy|Hwy)\b|\b(?:FM|RM|RR|Hwy|Ranch Road|CR|County Road) ?\d{2,5}\b|\b78\d{3}\b|\b77\d{3}\b|\b(?:austin|blanco|bryan|college station|bee cave|driftwood|dripping(?: springs)?|llano|spicewood|johnson city|marble falls|round rock|cedar park|georgetown|pflugerville|lakeway|wimberley|fredericksburg|travis county|hays county|brazos county|hill country|lake travis|texas|tx|atx|bcs)\b/iu;

const CRAFT =
  /\b(?:craft (?:network|collaborat\w+|partner)|(?:craft|partner|partners|partnership|contractor partnerships) page|your (?:crews?|sites?|jobs?|job ?sites?|network)|sub ?-?contract\w*|subs?\b|(?:stone)?mason\w*|welder|welding|framer|framing|carpent\w+|cabinet ?maker\w*|millwork|electrician|plumber|plasterer|roofer|drywall|tile ?setter|blacksmith|metal ?work\w*|concrete|landscap\w+|joiner|timber|apprentice\w*|journeyman|intern(?:ship)?|licensed and insured|licensed)\b/i;

const OFFER =
  /\b(?:we|i|our [\p{L}-]+)(?:'ll|'ve)? (?:can |could |will |also |only |just |have |currently )?(?:provide|produce|sell|write|design|make|list|fix|do|did|does|deliver|offer|supply|generate|create|save|prepare|pick|buy|help|shoot|list)(?:s|ed|d)?\b/iu;
const TO_YOU = /\b(?:you|your|u)\b/i;
const PRICE =
  /[$€£] ?\d|\b\d+ ?(?:usd|%)|\b(?:free|trial|discount|fee|fees|cheap|cheapest|affordable|rates?|presale|claim)\b/i;

/** Whether the message says what it does for its reader, and nothing of what it wants. */
export function offersSomething(message: string): { offers: boolean; forPrice: boolean } {
  const offers = OFFER.test(message) && TO_YOU.test(message) && creditsOf(message).length === 0;
  return { offers, forPrice: offers && PRICE.test(message) };
}

export type CreditName = 'ownPlace' | 'wish' | 'particulars' | 'craft';

/** What in the message speaks for a person. */
export function creditsOf(message: string): CreditName[] {
  const found: CreditName[] = [];
  if (OWN_PLACE.test(message)) found.push('ownPlace');
  if (WISH.test(message)) found.push('wish');
  if (PARTICULARS.test(message)) found.push('particulars');
  if (CRAFT.test(message)) found.push('craft');
  return found;
}
