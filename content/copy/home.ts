/**
 * Random copy of the home page (requirements §10: 8 headlines, 7 subheadings; one of each per page view). The first of each is
 * what a visitor without JavaScript reads. Headlines are of nearly one length, so that each fills the same two lines.
 */
export const homeHeadlines = [
  'Steel frames on limestone ledges.',
  'Houses drawn for their own ground.',
  'One studio, first line to last bolt.',
  'Built straight, sealed and tested.',
  'Cool in August, warm in February.',
  'Steel frame, limestone walls, tested before you move in.',
  'Design and build in one contract.',
  'Houses whose doors still close in year ten.',
];

export const homeSubheadings = [
  'One contract to design, engineer and build: a frame that doesn’t move, a wall that doesn’t leak, rooms that stay dry in August.',
  'From Bryan to Fredericksburg we draw each house for its own ground, raise it in steel and test it before you move in.',
  'Walls of R-30 or more, airtightness of 1.0 ACH50 or less, and a drawing for every inch between the slab and the ridge.',
  'Your architect, your engineer and your builder work at one table here, and you talk to all of them at once.',
  'Limestone, clay, granite or river gravel: tell us what is under your feet, and we’ll tell you how to build on it.',
  'New homes, additions, kitchens and workplaces, with one price, one schedule and one person who answers the phone.',
  'Send us a sketch, a survey or a photo of your land. Within 24 hours you hear from a person who builds.',
];
