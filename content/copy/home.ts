/** Random copy of the home page (specification §9: 8 headlines, 7 subheadings, one subheading per page view). */

/** The first is the home page's own; the others stand by for campaigns and link previews. */
export const homeHeadlines = [
  'Steel frames on limestone ledges.',
  'Houses drawn for the ground they stand on.',
  'One studio from the first line to the last bolt.',
  'Built straight, sealed tight, tested before drywall.',
  'A house for August and for February.',
  'Stone outside, steel inside, quiet throughout.',
  'Design and building under one contract.',
  'Hill Country houses that hold still.',
] as const;

/** The first is what a visitor without JavaScript reads. */
export const homeSubheadings = [
  'We design, engineer and build homes for the Hill Country in one contract: a frame that doesn’t move, a wall that doesn’t leak, a bill that doesn’t climb in August.',
  'From Bryan to Fredericksburg we draw houses for their own ground, raise them in steel and measure them before you move in.',
  'Walls of R-30 or more, airtightness of 1.0 ACH50 or less, and a drawing for every inch between the footing and the ridge.',
  'Your architect, your engineer and your builder sit at one table here, and you talk to all of them at once.',
  'Limestone, clay, granite or river gravel: tell us what is under your feet and we will tell you how to stand on it.',
  'New homes, additions, kitchens and workplaces, with one price, one schedule and one person who answers the phone.',
  'Send us a sketch, a survey or a photograph of a field. Within 24 hours you hear from a person who builds.',
] as const;
