/** Messages in three languages, and the ones they answer; each with a way to mistake it for a quotation. */
export type Language = 'en' | 'es' | 'de';

/** Paragraphs of one answer. */
export const OWN: Record<Language, string[][]> = {
  en: [
    ['Thank you, Tuesday at 4 pm works for us.', 'Could you bring samples of the cabinets?'],
    [
      'Hi Dana,',
      'On Monday your colleague wrote: "no permit needed". Is that still true?',
      'Best,',
      'Ana Ruiz',
    ],
    [
      'We measured again:',
      'From: the sink',
      'To: the window it is 64 inches.',
      'The ceiling is 9 ft -- maybe less.',
    ],
    ['Yes!'],
    ['The budget is > 40,000 but < 60,000, as agreed on 01/20/2025 at 10:30.', 'Regards, Tom'],
    ['Three questions:', '- When can you start?', '- Who pulls the permit?', '- What about the asbestos?'],
  ],
  es: [
    ['Muchas gracias, el martes a las 16:00 nos va bien.', '¿Podrían traer muestras de los azulejos?'],
    [
      'Hola Dana:',
      'El lunes su compañero escribió que no hace falta permiso. ¿Es así?',
      'Un saludo,',
      'Ana Ruiz',
    ],
    [
      'Hemos medido otra vez:',
      'De: la ventana',
      'Para: la puerta hay 3,20 m.',
      'El techo tiene 2,60 m -- más o menos.',
    ],
    ['¡Sí!'],
    ['El presupuesto es > 40.000 y < 60.000, como acordamos el 20/01/2025 a las 10:30.', 'Saludos, Tomás'],
    ['Tres preguntas:', '- ¿Cuándo empiezan?', '- ¿Quién pide el permiso?', '- ¿Y el amianto?'],
  ],
  de: [
    ['Vielen Dank, Dienstag um 16 Uhr passt uns gut.', 'Könnten Sie Muster der Fliesen mitbringen?'],
    [
      'Hallo Dana,',
      'am Montag schrieb Ihr Kollege, es brauche keine Genehmigung. Stimmt das?',
      'Viele Grüße',
      'Ana Ruiz',
    ],
    [
      'Wir haben nochmals gemessen:',
      'Von: der Tür',
      'An: das Fenster sind es 3,20 m.',
      'Die Decke ist 2,60 m -- etwa.',
    ],
    ['Ja!'],
    ['Das Budget ist > 40.000 und < 60.000, wie am 20.01.2025 um 10:30 besprochen.', 'Gruß, Thomas'],
    ['Drei Fragen:', '- Wann beginnen Sie?', '- Wer holt die Genehmigung?', '- Was ist mit dem Asbest?'],
  ],
};

/** The studio's own message, as paragraphs. */
export const ORIGINAL: Record<Language, string[]> = {
  en: [
    'Dear Ana,',
    'thank you for the plans of the kitchen.',
    'Would Tuesday suit you for a first visit?',
    'Dana, Ledge & Frame',
  ],
  es: [
    'Estimada Ana:',
    'gracias por los planos de la cocina.',
    '¿Le viene bien el martes para una primera visita?',
    'Dana, Ledge & Frame',
  ],
  de: [
    'Liebe Ana,',
    'danke für die Pläne der Küche.',
    'Würde Ihnen Dienstag für einen ersten Besuch passen?',
    'Dana, Ledge & Frame',
  ],
};

export const STUDIO = 'Ledge & Frame';
export const STUDIO_ADDRESS = 'hello+rabcdefghij@ledgeandframe.example';

export const HEADERS: Record<
  Language,
  { from: string; sent: string; date: string; to: string; subject: string }
> = {
  en: { from: 'From', sent: 'Sent', date: 'Date', to: 'To', subject: 'Subject' },
  es: { from: 'De', sent: 'Enviado', date: 'Fecha', to: 'Para', subject: 'Asunto' },
  de: { from: 'Von', sent: 'Gesendet', date: 'Datum', to: 'An', subject: 'Betreff' },
};
export const LONG_DATE: Record<Language, string> = {
  en: 'Monday, February 3, 2025 10:12 AM',
  es: 'lunes, 3 de febrero de 2025 10:12',
  de: 'Montag, 3. Februar 2025 10:12',
};
