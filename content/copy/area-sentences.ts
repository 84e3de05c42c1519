/**
 * What the generated paragraph of an area page is drawn from (specification §2: "random intro, description,
 * benefit and conclusion sentences"). Any four must read as one paragraph: the first visit, what we design for,
 * what you get, what to do now. Placeholders: {area}, {county}, {zone}, {ground} (after "for" or "on").
 */
export const areaSentences = {
  intro: [
    'Our first visit to {area} takes about half a day, and we spend most of it walking the lot.',
    'A project in {area} starts on your land, with a survey, a level and a list of questions.',
    'Before we draw anything in {area}, we look at the soil, the slope and the way the water runs.',
    'Bring a survey to our first meeting in {area}; if you don’t have one yet, an address is enough.',
    'Every lot in {area} has one good place for a house, and finding it is the first thing we do.',
    'We price a house in {area} after we have seen the lot, because the ground decides a good part of the cost.',
    'When you call about a lot in {area}, we read the flood map and the soil survey before we drive out.',
    'In {area} we meet on the lot first and at the drawing table second.',
    'One of our first questions in {area} is how a concrete truck gets to the lot.',
    'We don’t keep a stock plan for {area}; the plan comes from the lot and from your list of rooms.',
  ],
  description: [
    'We design the foundation for {ground}, and the walls and glass for climate zone {zone}.',
    'The structural drawings begin with the footings, on {ground}, and the energy code puts {county} County in climate zone {zone}.',
    'Our engineer sizes the piers for {ground}, and we size the cooling for climate zone {zone}, room by room.',
    'Two things shape the first budget: building on {ground}, and what the energy code asks of climate zone {zone}.',
    'For {ground}, a soil report tells us how deep the footings go; for climate zone {zone}, a load calculation tells us how small the heat pump can be.',
    'We detail the footings for {ground}, and we insulate beyond what climate zone {zone} requires.',
    'On {ground}, we draw the footings before the rooms, and then size the glass and the equipment for climate zone {zone}.',
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
    'The first consultation is free, in {area} as everywhere we build.',
    'Send us a few pictures of the lot, and you’ll hear from us within 24 hours.',
    'If you are deciding between two lots in {area}, ask us before you sign.',
    'If the lot is wrong for the house you want, we’ll say so before you buy it.',
    'Call or write with your questions; you don’t need a plan to start.',
    'Write to us about your place in {area}, and you’ll have an answer within 24 hours.',
    'You can start with a single question about {area}; drawings come later.',
  ],
} as const;

/** For a place that we have no page about: nothing here claims that we have worked there. */
export const unknownAreaSentences = {
  intro: [
    'A project in {area} would start on your land, with a survey, a level and a list of questions.',
    'Before we drew anything in {area}, we would look at the soil, the slope and the way the water runs.',
    'Every lot in {area} has one good place for a house, and finding it would be the first thing we do.',
    'In {area} we would meet on the lot first and at the drawing table second.',
  ],
  description: [
    'The soil report sets the foundation and the county sets the climate zone, and we read both before drawing.',
    'The foundation follows from the ground and the insulation from the climate zone, whichever they turn out to be.',
  ],
  benefit: [
    'One contract covers drawing and building, so you have one price and one number to call.',
    'Walls of R-30 or more and a blower-door result of 1.0 ACH50 or less keep the temperature even from room to room.',
    'The people who draw your house also build it, so no question gets lost between two offices.',
  ],
  conclusion: [
    'The first consultation is free, in {area} as everywhere we build.',
    'If you are deciding between two lots in {area}, ask us before you sign.',
    'You can start with a single question about {area}; drawings come later.',
  ],
} as const;
