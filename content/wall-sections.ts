/** The three walls, layer by layer. The drawings and the text beside them both read this. */

import type { WallSection } from '#contract/site/records/pages/method.ts';
import type { WallKind } from '#contract/site/wall-kinds.ts';

export const wallSections: Record<WallKind, WallSection> = {
  'steel-imp': {
    kind: 'steel-imp',
    name: 'Steel + IMP',
    rValue: 'R-30 continuous',
    summary: [
      'The panel hangs outside the frame, so no stud carries heat through it. Panels come from ',
      { text: 'Kingspan', href: '/manufacturers/kingspan' },
      ', ',
      { text: 'Metl-Span', href: '/manufacturers/metl-span' },
      ' or ',
      { text: 'Falk', href: '/manufacturers/falk-insulated-panels' },
      '; the frame from ',
      { text: 'Triple-S Steel', href: '/manufacturers/triple-s-steel' },
      '.',
    ],
    layers: [
      {
        name: 'Outer steel skin',
        job: 'Sheds rain, takes sun and hail, and is the finished face of the wall.',
      },
      {
        name: 'Foam core',
        job: 'All the insulation, in one layer, corner to corner.',
      },
      {
        name: 'Inner steel skin',
        job: 'Air barrier and vapor barrier. Steel lets neither through, so only the joints need care: a tongue, a groove and sealant.',
      },
      {
        name: 'Steel girt',
        job: 'Carries the wind load from the panel to the frame.',
      },
      {
        name: 'Steel column',
        job: 'Carries the roof and the wall. It stands inside the insulation, so it doesn’t sweat or bridge heat.',
      },
      {
        name: 'Steel studs, open bay',
        job: 'Room for wires and pipes. Nothing cut here touches the air barrier.',
      },
      {
        name: 'Gypsum board',
        thickness: '1/2 in',
        job: 'The inside face. You can open and patch it without touching the weather barrier.',
      },
    ],
  },
  'wood-zip': {
    kind: 'wood-zip',
    name: 'Wood + ZIP',
    rValue: 'R-25–30 effective',
    summary: [
      'The taped ',
      { text: 'ZIP System', href: '/manufacturers/zip-system' },
      ' sheathing keeps out water and air. Rigid insulation outside it covers the studs, which would otherwise carry heat through the wall.',
    ],
    layers: [
      {
        name: 'Siding',
        job: 'Takes sun and most of the rain. It can be wood, fiber cement or metal.',
      },
      {
        name: 'Battens, drained gap',
        thickness: '3/4 in',
        job: 'Water that gets behind the siding runs down and out, and moving air dries the gap.',
      },
      {
        name: 'Insulation board',
        job: 'Covers every stud, so no framing carries heat straight through the wall.',
      },
      {
        name: 'ZIP sheathing, taped',
        thickness: '7/16 or 5/8 in',
        job: 'Braces the frame. With its seams taped, it is also the water barrier and the air barrier.',
      },
      {
        name: 'Studs, mineral wool',
        thickness: '5 1/2 in',
        job: 'Two-by-six studs carry the house. The wool between them insulates and doesn’t burn.',
      },
      {
        name: 'Gypsum board',
        thickness: '1/2 in',
        job: 'The inside face, with no vinyl or foil to trap moisture in the wall.',
      },
    ],
  },
  sip: {
    kind: 'sip',
    name: 'SIP',
    rValue: 'R-25–30 effective',
    summary: [
      'One panel is structure, insulation and sheathing. Ours come from ',
      { text: 'Premier', href: '/manufacturers/premier-sips' },
      ', ',
      { text: 'Insulspan', href: '/manufacturers/insulspan-sips' },
      ' or ',
      { text: 'Huber', href: '/manufacturers/huber-sip-panels' },
      ', cut to your plan and numbered at the factory.',
    ],
    layers: [
      {
        name: 'Siding',
        job: 'Takes sun and most of the rain. A single board can be replaced.',
      },
      {
        name: 'Battens, drained gap',
        thickness: '3/4 in',
        job: 'OSB has to be able to dry, so water that gets this far drains and air moves behind the siding.',
      },
      {
        name: 'Water-resistive barrier',
        job: 'Keeps rain off the panel and lets vapor out.',
      },
      {
        name: 'Outer OSB facing',
        job: 'Half of the structure: the outer flange of a beam as tall as the wall.',
      },
      {
        name: 'EPS foam core',
        thickness: 'panel 4 1/2–12 1/4 in',
        job: 'The insulation, and the web between the two facings. Wire channels are cut at the factory.',
      },
      {
        name: 'Inner OSB facing',
        job: 'The other flange. Sealant and tape at each joint make this side the air barrier.',
      },
      {
        name: 'Gypsum board',
        thickness: '1/2 in',
        job: 'The inside face, and the layer that keeps fire off the foam.',
      },
    ],
  },
};
