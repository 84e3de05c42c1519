/** The three walls, layer by layer. The drawings and the text beside them both read this. */
import type { WallKind, WallSection } from '#contract/wall-section.ts';

export const wallSections: Record<WallKind, WallSection> = {
  'steel-imp': {
    kind: 'steel-imp',
    name: 'Steel + IMP',
    rValue: 'R-30 continuous',
    summary: [
      'The panel hangs outside of the frame, so nothing carries heat around it. Panels come from ',
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
        job: 'All of the insulation, in one layer, from corner to corner.',
      },
      {
        name: 'Inner steel skin',
        job: 'Air barrier and vapor barrier. Steel lets neither through, so only the joints need care: a tongue, a groove and sealant.',
      },
      {
        name: 'Steel girt',
        job: 'Takes the wind on the panel and hands it to the frame.',
      },
      {
        name: 'Steel column',
        job: 'Carries roof and wall. It stands on the warm side, so it neither sweats nor bridges.',
      },
      {
        name: 'Steel studs, open bay',
        job: 'Room for wires and pipes. Nothing cut here touches the air barrier.',
      },
      {
        name: 'Gypsum board',
        thickness: '1/2 in',
        job: 'The inside face. It can be opened and patched without a thought for the weather.',
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
      ' sheathing keeps out water and air. A board of insulation outside of it covers the studs, which would otherwise carry heat through the wall.',
    ],
    layers: [
      {
        name: 'Siding',
        job: 'Takes sun and most of the rain. It can be wood, fiber cement or metal.',
      },
      {
        name: 'Battens, drained gap',
        thickness: '3/4 in',
        job: 'Whatever gets behind the siding runs down and out, and the gap dries by moving air.',
      },
      {
        name: 'Insulation board',
        job: 'Covers every stud, so that the whole wall is warmer than its weakest line.',
      },
      {
        name: 'ZIP sheathing, taped',
        thickness: '7/16 or 5/8 in',
        job: 'Braces the frame; with its seams taped it is the water barrier and the air barrier.',
      },
      {
        name: 'Studs, mineral wool',
        thickness: '5 1/2 in',
        job: 'Two-by-six studs carry the house; the wool between them insulates and does not burn.',
      },
      {
        name: 'Gypsum board',
        thickness: '1/2 in',
        job: 'The inside face, painted with nothing that would trap moisture in the wall.',
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
      ', cut for the plan and numbered before they reach the site.',
    ],
    layers: [
      {
        name: 'Siding',
        job: 'Takes sun and most of the rain, hung so that a board can be replaced alone.',
      },
      {
        name: 'Battens, drained gap',
        thickness: '3/4 in',
        job: 'OSB must be able to dry. Water that gets this far drains, and air moves behind the siding.',
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
        thickness: 'panel 4 1/2-12 1/4 in',
        job: 'The insulation, and the web between both facings. Channels for wires are cut in it at the works.',
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
