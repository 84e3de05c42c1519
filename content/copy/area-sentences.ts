/**
 * Pools for the generated paragraph of an area page (requirements §3.18): an intro, a description, a benefit and
 * a conclusion. Any four must read as one paragraph: the first visit, the ground and what we
 * design for it, what you get, what to do now. Each sentence must be true of a ranch and of a subdivision lot.
 * Placeholders: {area}, {county}, {zone}, {ground} (after "for", "on" or a colon).
 */
export const areaSentences = {
  intro: [
    'Our first visit takes about half a day, and we spend most of it walking the lot.',
    'A project in {area} starts on your land, with a survey, a level and a list of questions.',
    'Before we draw anything in {area}, we look at the soil, the slope and the way the water runs.',
    'Bring a survey to our first meeting; if you don’t have one yet, an address in {area} is enough.',
    'Before we sketch a house in {area}, we find the best place for it on the lot.',
    'We price a house in {area} after we have seen the lot, because the ground decides a good part of the cost.',
    'When you call about a lot in {area}, we read the flood map and the soil survey before we come to see it.',
    'We meet you on the lot first, and at the drawing table second.',
    'In {area} we look at the lot first: slope, soil, trees, and how a truck gets in.',
    'We have no stock plan for {area}; yours comes from the lot and from your list of rooms.',
  ],
  description: [
    'We design the foundation for {ground}, and we insulate beyond the code minimum for climate zone {zone}.',
    'Our engineer designs the foundation for {ground}, and we size the cooling by Manual J, room by room.',
    'The ground shapes the first budget more than the house does; here that means {ground}.',
    'Before we draw the rooms, we design the foundation for {ground}.',
    'You would be building on {ground}, so we order the soil report before we draw a plan.',
    'The foundation varies in price more than anything above it, and we design yours for {ground}.',
    'The footings follow a soil report for {ground}, and the heat pump follows a load calculation for each room.',
    'The energy code puts {county} County in climate zone {zone}; we build tighter than it asks and test the result.',
  ],
  benefit: [
    'One contract covers drawing and building, so you have one price and one number to call.',
    'Walls of R-30 or more and a blower-door result of 1.0 ACH50 or less keep the temperature even from room to room.',
    'Insulated panels arrive cut to length, so the house is closed to the weather early and the trades inside work dry.',
    'A steel frame doesn’t shrink, warp or feed termites, so doors still close in the tenth year.',
    'Behind walls of R-30, a heat pump rated SEER 20 or more can be small and quiet.',
    'Every roof we build is ready for solar, so your house can reach net zero in the year you choose.',
    'The people who draw your house also build it, so no question gets lost between two offices.',
    'The test results come with the keys, so you know how tight the house is.',
  ],
  conclusion: [
    'Tell us the street or the county road, and we’ll tell you what we know about the ground there.',
    'The first consultation is free.',
    'Send us a few pictures of the lot, and you’ll hear from us within 24 hours.',
    'If you are deciding between two lots in {area}, ask us before you sign.',
    'If the lot is wrong for the house you want, we’ll say so before you buy it.',
    'Call or write with your questions; you don’t need a plan to start.',
    'Write to us about your place in {area}, and you’ll have an answer within 24 hours.',
    'You can start with a single question; the drawings come later.',
  ],
};

/** The intro around our own studio, where a visit is no trip. */
export const homeCountyIntro = [
  'Your lot is a short drive from our desks, so the first walk is easy to arrange.',
  'Bring your survey to the studio, and we’ll drive out to the lot together.',
  'We pass through {area} every week, so a first look at your lot is easy to arrange.',
];

/** For a place that we have no page about: nothing here claims that we have worked there. */
export const unknownAreaSentences = {
  intro: [
    'A project in {area} would start on your land, with a survey, a level and a list of questions.',
    'Before we drew anything in {area}, we would look at the soil, the slope and the way the water runs.',
    'Before we sketched a house in {area}, we would find the best place for it on the lot.',
    'We would meet you on the lot first, and at the drawing table second.',
  ],
  description: [
    'The soil report sets the foundation and the county sets the climate zone, and we read both before drawing.',
    'The foundation follows from the ground, and the insulation from the county’s climate zone.',
  ],
  benefit: [
    'One contract covers drawing and building, so you have one price and one number to call.',
    'Walls of R-30 or more and a blower-door result of 1.0 ACH50 or less keep the temperature even from room to room.',
    'The people who draw your house also build it, so no question gets lost between two offices.',
  ],
  conclusion: [
    'The first consultation is free.',
    'If you are deciding between two lots in {area}, ask us before you sign.',
    'You can start with a single question; the drawings come later.',
  ],
};
