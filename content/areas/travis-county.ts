import type { Area } from '#contract/site/records/area.ts';

export const area: Area = {
  name: 'Travis County',
  kind: 'county',
  county: 'Travis',
  lat: 30.335,
  lon: -97.78,
  climateZone: '2A',
  lede: 'Travis County has two landscapes and about a dozen permit offices. We build in all of it, from the lake coves at its western tip to the bottomland around Webberville and Manor.',
  ground: 'Limestone hills in the west and clay prairie in the east',
  subsoil: 'fault',
  facts: [
    { label: 'Seat', value: 'Austin' },
    { label: 'Ground', value: 'Edwards Plateau limestone west of the escarpment, Blackland Prairie east' },
    { label: 'Water', value: 'The Colorado, dammed into Lake Travis, Lake Austin and Lady Bird Lake' },
    { label: 'Sky', value: 'Flash floods below the escarpment, hail along its eastern side' },
  ],
  description: [
    'The Balcones Escarpment divides the county almost in half, and with it the work. In the west, slope, trees and water-quality rules shape the plan; in the east, the soil report, the floodplain and the distance to a sewer. A builder with one standard foundation will be wrong on one side.',
    'Outside city limits the county reviews floodplain, driveways, septic and, in part, fire access; inside, it may be Austin, Lago Vista, Jonestown, Manor or a village with a single clerk. We keep a sheet on each of them. It shows where to apply first, how long the review is likely to take, and what can go ahead in the meantime.',
  ],
  specialties: [
    'Lot searches: we compare up to three before you buy',
    'Houses on acreage outside city limits',
    'Shops and flex buildings near the airport and along SH-130',
    'Lake houses from Volente to Lago Vista',
    'Fire-wise retrofits at the cedar edge',
  ],
  house: {
    heading: 'Choosing a side of the escarpment',
    points: [
      {
        title: 'West costs rock',
        text: 'Trenching in limestone is slow and loud. Short utility runs and a compact plan save the most.',
      },
      {
        title: 'East costs depth',
        text: 'Piers and drainage are the price of level ground and a big yard. A soil test tells you what they cost.',
      },
      {
        title: 'Creek bottoms cost height',
        text: 'Creeks come out of the hills fast. East of the line we set finished floors by the updated rainfall maps.',
      },
    ],
  },
  work: {
    customHomes:
      'Ridge, prairie or lakeside, the steel frame stays much the same. What we redraw is everything under it.',
    renovations: 'From lake cabins to farmhouses at Manor, we open one wall before we price the rest.',
    designConsulting:
      'A jurisdiction check for any parcel number: which office reviews it, under which code, and how long it takes.',
  },
  figures: [
    {
      picture: '27-hill-country-wide',
      alt: 'Contoured river valley, small houses marked by copper pins',
      caption: 'Where the plateau breaks; each pin is a house site. Rendering.',
    },
    {
      picture: '40-blackland-prairie',
      alt: 'Courtyard house on flat farmland, seen from above, with a row of trees along one side',
      caption: 'East of the escarpment: one floor around a courtyard. Rendering.',
    },
  ],
  meta: {
    title: 'Custom homes & remodeling in Travis County, Texas',
    description:
      'From Lago Vista coves to Manor prairie: homes and remodels across Travis County, with one file on every permit desk and both kinds of ground.',
    sheet: 'C-120',
  },
};
