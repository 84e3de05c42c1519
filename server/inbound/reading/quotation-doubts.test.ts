/** Text that looks like a quotation and may be the sender's own words stays with them. */
import { expect, it } from 'vitest';
import { foldQuotes } from './quotation.ts';

const whole = (body: string) => expect(foldQuotes(body)).toEqual({ text: body.trim(), quoted: null });

it('keeps a sentence about what was written', () => {
  whole('On 3 Feb 2025 the inspector wrote:\nno permit is needed.\nIs that right?');
  whole('Am Montag schrieb der Prüfer:\nkeine Genehmigung.');
});

it('keeps lines that only begin like headers', () => {
  whole('From: the sink\nTo: the window\nit is 64 inches.');
  whole('To: Dana\nPlease call me.');
});

it('keeps everything when nothing else is there', () => {
  whole('-----Original Message-----\nFrom: a@b.example\nSent: Monday\nSubject: Hi\n\nThe words');
  whole('> Would Tuesday suit you?');
});

it('keeps a quotation without marks when the sender points at answers within it', () => {
  whole('See my answers below in red.\n\nFrom: Dana\nSent: Monday\nTo: Ana\nSubject: Hi\n\nWhen? Tuesday.');
  whole('Antworten unten.\n\nVon: Dana\nGesendet: Montag\nAn: Ana\nBetreff: Hi\n\nWann? Dienstag.');
});

it('keeps answers between questions together with these, and folds what follows the last', () => {
  const { text, quoted } = foldQuotes(
    'On 2/3/25 10:12 AM, Dana wrote:\n> When?\nTuesday.\n> Who?\nTom.\n> Dana',
  );
  expect(text).toBe('On 2/3/25 10:12 AM, Dana wrote:\n> When?\nTuesday.\n> Who?\nTom.');
  expect(quoted).toBe('> Dana');
});

it('keeps the empty lines between own words and a quotation that stays', () => {
  whole('Hi,\n\nOn 2/3/25 10:12 AM, Dana wrote:\n> When?\n\nTuesday.');
});

it('keeps answers under a marked quotation of Outlook', () => {
  const heading = 'From: Dana\nSent: Monday\nTo: Ana\nSubject: Hi\n\n';
  expect(foldQuotes(`Hi,\n\n${heading}> When?\n\nTuesday.\n\n> Who?\n\nTom.`).text).toContain('Tom.');
});

it('keeps what stands below two dashes when it asks something or is long', () => {
  whole('First part.\n--\nSecond part: when can you start?');
  whole(`First.\n--\n${'More words.\n'.repeat(12)}`);
});

const ATTRIBUTED = 'On Mon, Feb 3, 2025 at 10:12 AM Dana <dana@example.com> wrote:\n\n> Who comes?\n> Dana';
const OUTLOOK =
  'From: Dana <dana@example.com>\nSent: Monday, February 3, 2025 10:12 AM\nTo: Ana <ana@example.com>\nSubject: Kitchen\n\nWho comes?';

it('keeps one line that begins like a quotation, with and without a quotation below', () => {
  for (const line of ['> 5 people will come', '> yes please', '-> yes please', '->yes', '>yes']) {
    whole(`Thank you.\n${line}`);
    whole(`Thank you.\n\n${line}`);
    for (const below of [ATTRIBUTED, OUTLOOK])
      expect(foldQuotes(`Thank you.\n\n${line}\n\n${below}`)).toEqual({
        text: `Thank you.\n\n${line}`,
        quoted: below,
      });
  }
});

it('folds one marked line below its attribution', () => {
  expect(foldQuotes('Five.\n\nOn 2/3/25 10:12 AM, Dana wrote:\n> Who comes?').text).toBe('Five.');
});

it('keeps a trip that looks like headers', () => {
  whole('Here is the trip:\nFrom: Austin\nTo: Waco\nDate: Friday\nWe take the truck.');
  whole('Nuestro viaje:\nDe: Austin\nPara: Waco\nFecha: viernes\nLlevamos todo.');
  whole('Die Fahrt:\nVon: Austin\nAn: Waco\nDatum: 4.12.2026, 10:30\nWir nehmen den Laster.');
});

it.each([
  ...[
    'Answers in your mail.',
    'I answered in your email.',
    'See my notes in capitals.',
    'My replies are in CAPS',
  ],
  ...[
    'I typed my answers into your message',
    'Within your email I put my replies.',
    'Comments next to each point',
  ],
  ...[
    'Antworten in Ihrer Mail.',
    'Ich habe in deiner E-Mail geantwortet.',
    'Meine Anmerkungen in Großbuchstaben',
  ],
  ...[
    'Habe alles zwischen den Zeilen beantwortet.',
    'Antworten in grün.',
    'Meine Kommentare direkt in Ihrem Text.',
  ],
  ...[
    'Respuestas en su correo.',
    'Le contesté en su mensaje.',
    'Mis notas en mayúsculas.',
    'Respondo debajo de cada pregunta',
  ],
  ...['Dentro de tu correo puse mis respuestas.', 'Mis comentarios van intercalados.'],
])('keeps answers within a quotation that “%s” announces', (announced) => {
  whole(`${announced}\n\n${OUTLOOK}\nFIVE.`);
});

it('folds a quotation under words about a mail that announce no answers within it', () => {
  for (const words of [
    'Thanks for your email.',
    'In your email the price is missing.',
    'Danke für Ihre Mail.',
  ])
    expect(foldQuotes(`${words}\n\n${OUTLOOK}`)).toEqual({ text: words, quoted: OUTLOOK });
});

it('shows a postscript below a signature', () => {
  for (const postscript of [
    'P.S. The gate code is 4471.',
    'PS: bring the samples',
    'P.D. El código es 4471',
    'PS The dog bites',
  ])
    for (const below of ['', `\n\n${ATTRIBUTED}`, '\n\nSent from my iPhone']) {
      expect(foldQuotes(`Yes.\n\n-- \nAna\n${postscript}${below}`).text).toBe(`Yes.\n\n${postscript}`);
      expect(foldQuotes(`Yes.\n\n-- \nAna\n512 555 0143\n\n${postscript}${below}`).text).toContain(
        postscript,
      );
    }
});

it('keeps sentences below a signature and below two dashes', () => {
  whole('Yes.\n\n-- \nAna\n\nI forgot: the gate code is 4471.');
  whole('The kitchen first.\n--\nThe bath can wait until spring.');
  whole('Kitchen\n--\nplease call before you come');
  whole('Cocina primero.\n--\nEl baño puede esperar.');
  whole('Erst die Küche.\n--\nDas Bad hat Zeit, wir warten.');
  expect(foldQuotes(`One.\n--\nThe bath can wait.\n\n${ATTRIBUTED}`).text).toContain('The bath can wait.');
});

it('folds what a known program writes below a mail, and nothing like it', () => {
  for (const line of [
    ...['Sent from my iPad', 'Sent from my Verizon, Samsung Galaxy smartphone', 'Sent from Gmail Mobile'],
    ...[
      'Sent from Yahoo Mail for iPhone (https://mail.onelink.me/1)',
      'Get Outlook for Android<https://aka.ms/a>',
    ],
    ...[
      'Sent from my T-Mobile 4G LTE Device',
      'Sent from Mail for Windows 10',
      'Sent with Proton Mail secure email.',
    ],
    ...[
      'Sent from my Android device with K-9 Mail. Please excuse my brevity.',
      'Sent from my BlackBerry 10 smartphone.',
    ],
    ...['Sent from my Galaxy S21 5G', 'Sent from the all new AOL app for iOS', 'Sent from my phone'],
    ...[
      'Enviado desde mi iPhone',
      'Enviado desde Yahoo Mail para Android',
      'Enviado desde Correo para Windows',
      'Obtener Outlook para iOS',
    ],
    ...[
      'Enviado desde mi smartphone Samsung Galaxy.',
      'Von meinem iPhone gesendet',
      'Gesendet mit der GMX Mail App',
      'Gesendet von Outlook für Android',
    ],
    'Diese Nachricht wurde von meinem Android-Gerät mit K-9 Mail gesendet.',
    'Diese Nachricht wurde von meinem Android Mobiltelefon mit WEB.DE Mail gesendet.',
  ])
    expect(foldQuotes(`Yes.\n\n${line}`), line).toEqual({ text: 'Yes.', quoted: line });
  whole("Yes.\n\nSent from my grandmother's kitchen, where I have no signal");
  whole('Yes.\n\nSent from my iPhone, where the app never loads');
  whole('Yes.\n\nSent by certified mail');
  whole('Ja.\n\nVon meinem Balkon aus gesehen');
  whole('Sí.\n\nEnviado desde la casa de mi abuela');
});

it('folds the known wording of disclaimers, and nothing like it', () => {
  for (const paragraph of [
    'This message is intended only for the addressee.',
    'If you have received this message in error, please delete it.',
    'CONFIDENTIALITY NOTICE: This email may contain privileged information.',
    'Please consider the environment before printing this email.',
    'Este mensaje va dirigido exclusivamente a su destinatario.',
    'Si ha recibido este correo por error, bórrelo.',
    'Diese E-Mail ist ausschließlich für den Empfänger bestimmt.',
    'Diese E-Mail enthält vertrauliche und/oder rechtlich geschützte Informationen.',
  ])
    expect(foldQuotes(`Yes.\n\n${paragraph}`), paragraph).toEqual({ text: 'Yes.', quoted: paragraph });
  whole("Yes.\n\nThis message is confidential, my neighbor doesn't know yet");
  whole('Yes.\n\nDisclaimer: I know nothing about tile.');
  whole('Yes.\n\nIf you have received this email in error, I am sorry: my sister gave me your address.');
  whole('Sí.\n\nEste correo es confidencial, mi vecino no sabe nada.');
  whole('Ja.\n\nDiese E-Mail ist vertraulich, mein Nachbar weiß noch nichts.');
});

it('folds Samsung’s divider that has the headers on its line', () => {
  for (const divider of ['Original message', 'Mensaje original', 'Ursprüngliche Nachricht'])
    expect(
      foldQuotes(
        `Yes.\n\n-------- ${divider} --------From: Dana <d@example.com> Date: 2/3/25  10:12 AM\nWho comes?`,
      ).text,
    ).toBe('Yes.');
});

it('folds a signature, a disclaimer and the line of a phone', () => {
  expect(foldQuotes('Yes.\n\n-- \nAna\n512 555 0143').text).toBe('Yes.');
  expect(foldQuotes('Yes.\n\nThis email and any attachments are confidential.').text).toBe('Yes.');
  expect(foldQuotes('Yes.\n\nSent from my iPhone').text).toBe('Yes.');
});
