/**
 * What the generated paragraph of an area page is drawn from (specification §2: "random intro, description,
 * benefit and conclusion sentences"). Placeholders: {area}, {county}, {zone}, {ground}.
 */
export const areaSentences = {
  intro: [
    'When {area} calls, we bring boots and a level before we bring a pen.',
    'A first visit to {area} takes us half a day, and most of that we spend looking down.',
    'People in {area} usually reach us with a survey in one hand and a wish in the other.',
    'Our file on {area} is older than any drawing in it.',
    'We like to meet {area} clients on their own ground, early, with the dew still on it.',
    'There is no standard house for {area}, and we do not carry one in the truck.',
    'To build well in {area} you have to know who dug there before you.',
    'Every site in {area} has one good place for a house and several tempting ones.',
    'In {area} we start from the weather map and the soil map, laid one over the other.',
    'Some of our longest conversations have been about where to park in {area}.',
  ],
  description: [
    '{ground} under the footing and zone {zone} over the roof: those two lines head our sheet for the place.',
    'The sheet for {county} County begins with its soil ({ground}) and its energy zone, {zone}.',
    'Code calls this zone {zone}; the ground calls for something else again ({ground}), and we listen to both.',
    'Foundation, frame and panel are drawn for zone {zone} and for what lies below: {ground}.',
    'With {ground} to stand on, the structural drawing comes first; zone {zone} then sets glass and insulation.',
    'Two facts rule the first sketch, the soil of {county} County ({ground}) and a summer that zone {zone} only hints at.',
    'We size each system for zone {zone} and each pier for this soil: {ground}.',
  ],
  benefit: [
    'You get one price for drawing and building, and walls of R-30 or more around {area} rooms.',
    'A house in {area} that tests at 1.0 ACH50 or less stays clean, dry and quiet in every season.',
    'Because panels arrive cut to size, our sites in {area} are closed to the weather early.',
    'With steel in the frame, walls in {area} do not shrink, warp or feed a termite.',
    'Heat pumps for homes in {area} can be small, rated SEER 20 or more, and rarely heard.',
    'What you save on power in {area} after the first August, you go on saving.',
    'One firm answers for all of it, so nobody in {area} has to referee between designer and builder.',
    'Solar is drawn in from the start, and {area} roofs are ready for net zero on the day you are.',
  ],
  conclusion: [
    'Tell us the street or the pasture and we will tell you what we know of that part of {area}.',
    'If {area} is where you mean to stay, an hour with us is a good place to begin.',
    'Ask us what your neighbor in {area} asked; we are glad to answer it twice.',
    'Send a photograph from the gate, and you will hear about your corner of {area} within 24 hours.',
    'Bring your doubts about {area} too. We have built around most of them.',
    'The consultation costs nothing, in {area} as anywhere on our map.',
    'We would rather talk you out of a bad lot in {area} than build on it.',
    'Start with a question about {area}; drawings come later.',
  ],
} as const;

/** For a place that we have no page about: nothing here claims that we have worked there. */
export const unknownAreaSentences = {
  intro: [
    'There is no standard house for {area}, and we do not carry one in the truck.',
    'To build well in {area} you have to know who dug there before you.',
    'Every site in {area} has one good place for a house and several tempting ones.',
    'In {area} we would start from the weather map and the soil map, laid one over the other.',
  ],
  description: [
    'The soil report sets the foundation, the county sets the energy zone, and we read both before drawing.',
    'Foundation, frame and panel follow from the ground and the climate zone, whichever they turn out to be.',
  ],
  benefit: [
    'You get one price for drawing and building, and walls of R-30 or more.',
    'A house that tests at 1.0 ACH50 or less stays clean, dry and quiet in every season.',
    'One firm answers for all of it, so you never have to referee between designer and builder.',
  ],
  conclusion: [
    'If {area} is where you mean to stay, an hour with us is a good place to begin.',
    'The consultation costs nothing, in {area} as anywhere on our map.',
    'Start with a question about {area}; drawings come later.',
  ],
} as const;
