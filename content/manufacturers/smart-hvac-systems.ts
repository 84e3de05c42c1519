import type { Manufacturer } from '#contract/site/records/manufacturer.ts';

export const manufacturer: Manufacturer = {
  meta: {
    title: 'Smart HVAC systems: zones, sensors, fresh air',
    description:
      'How we combine variable-speed equipment, zoning, ventilation, drying and controls into one system, and which makers’ parts go into it.',
    sheet: 'M-117',
  },
  name: 'Smart HVAC Systems',
  category: 'Zoning, ventilation and control',
  partner: {
    order: 7,
    description:
      'No single brand: variable-speed heat pumps, zoned air, a ventilator and a dehumidifier under one set of controls you can understand.',
    features: [
      '4-ton variable-capacity heat pump',
      'Energy recovery ventilation',
      'Whole-house dehumidification',
      'Zones with smart thermostats',
    ],
    figure: {
      drawing: 'air-schematic',
      alt: 'Heat pump, air handler, ventilator and dehumidifier joined to a trunk that feeds four rooms, each with a thermostat',
      caption: 'One system, four zones.',
    },
  },
  heading: 'Smart HVAC is a plan before it is a thermostat',
  lead: 'Comfort has four parts: temperature, humidity, fresh air and quiet. A smart thermostat can only run the equipment you give it, so we design the equipment first.',
  figure: {
    drawing: 'air-schematic',
    alt: 'Diagram of a house with four zones: heat pump outside, air handler, ventilator and dehumidifier in a mechanical room, dampers and thermostats on a dashed control line',
    caption: 'Solid lines are air and refrigerant; the dashed line is control.',
  },
  opening: 'split',
  actions: [
    { text: 'Have your house assessed', href: '/contact?service=consulting' },
    { text: 'All makers', href: '/manufacturer' },
  ],
  sections: [
    {
      kind: 'benefits',
      form: 'pairs',
      heading: 'What the system takes care of',
      benefits: [
        {
          title: 'Each side of the house',
          description:
            'East rooms need cooling in the morning, west rooms after lunch. Zones let the system serve one without freezing the other.',
          icon: 'zones',
          color: 'copper',
        },
        {
          title: 'Humidity without heat',
          description:
            'On a mild, wet day in March there is nothing to cool and plenty to dry. A separate dehumidifier does that.',
          icon: 'drop',
          color: 'section',
        },
        {
          title: 'Air you can account for',
          description:
            'The ventilator exchanges a known amount of filtered air, day and night, and recovers most of the energy you paid for.',
          icon: 'air',
          color: 'section',
        },
        {
          title: 'Bills you can read',
          description:
            'Each circuit is metered. If the water heater is running up the bill, you’ll see it isn’t the air conditioner.',
          icon: 'gauge',
          color: 'oak',
        },
      ],
    },
    {
      kind: 'specifications',
      form: 'table',
      heading: 'Standard in every house we build',
      lead: 'Steel or wood, the list is the same. Manual J sets the tonnage, and a small house gets less than four tons.',
      specifications: [
        { label: 'Heat pump', value: '4-ton variable-capacity inverter' },
        { label: 'Efficiency', value: 'SEER 20 or more' },
        { label: 'Fresh air', value: 'energy recovery ventilator' },
        { label: 'Humidity', value: 'whole-house dehumidification' },
        { label: 'Zones', value: 'smart thermostat in each' },
        { label: 'Filtration', value: 'high-efficiency' },
        { label: 'Controls', value: 'smart home integration' },
      ],
    },
    {
      kind: 'links',
      heading: 'Whose parts we use',
      lead: 'Any of these can be the heart of the system. Which one depends on the plan.',
      columns: [
        {
          title: 'Equipment',
          links: [
            { text: 'Mitsubishi Electric, room units', href: '/manufacturers/mitsubishi-electric' },
            { text: 'Trane, central plant', href: '/manufacturers/trane-hvac' },
            { text: 'Panasonic OASYS, mixed air', href: '/manufacturers/panasonic-oasys' },
          ],
        },
        {
          title: 'Read next',
          links: [
            { text: 'How we build, step four', href: '/how-we-build' },
            { text: 'Design consulting', href: '/services/design-consulting' },
            { text: 'Renovations', href: '/services/renovations' },
          ],
        },
      ],
    },
    {
      kind: 'copy',
      heading: 'Controls you can still work in ten years',
      paragraphs: [
        [
          'Apps come and go. So each zone keeps a plain thermostat on the wall that works with the internet down, and each machine runs safely on its own if the hub dies. The smart layer sits on top: it learns when you leave, pre-cools before the evening peak, and tells you when a filter is due.',
        ],
        [
          'We leave one page taped inside the mechanical room door. It names every damper and every breaker, with the settings on the day we finished.',
        ],
      ],
      figure: {
        picture: '31-dusk-portrait',
        alt: 'Glass gable of a house lit from inside at dusk, reflected in a long pool',
        caption: 'All that glass gets its own zone after four o’clock. Rendering.',
        crop: 'wide',
      },
    },
  ],
  work: { heading: 'Zones that follow the plan', projects: ['post-oak-house', 'ridge-house'] },
  ask: {
    heading: 'Four parts. Which one is missing in your house?',
    text: 'An assessment takes one visit and a blower door. You keep the report, whatever you decide.',
    action: 'Book a visit',
    service: 'consulting',
  },
};
