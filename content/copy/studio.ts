/** Random copy about the studio and its work (requirements §10: 6 about intros, 5 services descriptions, 5 technology focus lines). */

export const aboutIntros = [
  '{firm} is a design-build studio in {town}. The people who draw your building also order its steel and stand on its slab.',
  'We are architects, engineers and builders who work at one table, so a detail that cannot be built never leaves the paper.',
  'We started with steel because a frame puts its weight on a few piers, and the ground here moves. We stayed with it because the walls got better too.',
  'We draw every building in full before we build it. A change at this stage costs an afternoon.',
  'We spend half our days on drawings and half on site, and we wouldn’t trust either half without the other.',
  'We work between the Brazos and the Llano, on clay, limestone and granite, and we keep notes on all three.',
];

export const servicesDescriptions = [
  'New homes on steel frames, and the remodels, repairs and advice that existing ones need.',
  'One contract for design and building, whether one kitchen wall has to come out or the house isn’t drawn yet.',
  'We take on whole houses, single rooms, and the small jobs other builders don’t call back about.',
  'Start with an hour of advice or a lot you already own; the same team sees either one through.',
  'Design, engineering, permits and construction, priced together and answered for by one firm.',
];

export const technologyFocus = [
  'The insulation goes outside the frame, where no stud cuts through it.',
  'Four systems carry most of what we promise: structure, envelope, air and power.',
  'We choose a few products, learn them well, and test each house before the drywall goes up.',
  'Steel spans, panels insulate, the ventilator brings fresh air, and the roof makes power.',
  'What you feel on a July afternoon is decided by these parts and by how they meet.',
];
