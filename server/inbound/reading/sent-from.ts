/**
 * The line that a phone or a mail program puts below a mail: "Sent from my iPhone". Every word of it is a known one, so
 * "Sent from my grandmother's kitchen" is the sender's.
 */

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

const BEGINNING =
  /^(-+ ?)?((sent|enviad[oa]|gesendet|envoyé|inviato) (from|via|using|with|desde|con|a través de|von|mit|de|dal)|get [\w ]{3,20} for|(obtener|obtenga|obtén|descargar?|descarga) outlook para|(holen|laden) sie (sich )?outlook für|von .{3,40} gesendet|diese nachricht wurde (von|mit) .{3,80} gesendet|(yahoo )?mail (for|on|para|für|auf)|correo para windows|sent outlook)(?!\p{L})/iu;
const DEVICES = list(
  `iphone ipad ipod ios mac macbook apple android samsung galaxy pixel google huawei honor xiaomi redmi motorola moto lg sony
  xperia nokia oneplus oppo blackberry windows outlook hotmail gmail yahoo aol proton protonmail tutanota spark k-9 k9 fairemail
  bluemail edison thunderbird gmx web.de t-online 1&1 phone smartphone smartphones cellphone cell mobile tablet handy
  superhuman mailspring shortwave airmail fastmail missive canary mailbird aquamail foxmail newton zoho hey
  mobiltelefon telefon android-gerät android-smartphone android-telefon android-mobiltelefon handy móvil celular teléfono device gerät dispositivo`,
);
const OTHERS = list(
  `sent send from my via using with by on the an a all new app apps for secure email e-mail mail network wireless lte
  verizon at&t t-mobile sprint vodafone telcel movistar orange powered pro max plus ultra mini edge note fold flip tab air
  watch secured tmobile metropcs cricket get free inbox now today se xl
  enviado enviada desde mi un de con el la correo seguro para electrónico través aplicación obtener obtenga obtén descargar
  descarga cifrado
  gesendet von vom meinem meiner mein dem der die mit diese nachricht e-mail wurde für holen laden sie sich sichere auf
  verschlüsselte mobilen aus
  envoyé mon inviato dal mio`,
);
const LINK = /[(<[]*(https?:\/\/|www\.)\S+/gi;
const EXCUSE =
  /[.,;–-]*\s*(please (excuse|forgive|pardon)|excuse|forgive|pardon|disculpe|perdone|bitte entschuldigen sie)\b[^.!?]{0,60}\b(typos?|brevity|errors?|mistakes?|errores|brevedad|kürze|tippfehler)\b.{0,3}$/i;
/** Yahoo's newer line. */
const SLOGAN = /^yahoo mail: search, organize, conquer$/i;
const LONGEST = 160;
const MODEL = /^[a-z]{0,2}\d{1,4}[a-z]{0,2}\+?$/;

/** Whether the line says by what the mail was sent, and nothing else. */
export function isSentFrom(line: string): boolean {
  const said = line.trim();
  if (SLOGAN.test(said)) return true;
  if (said.length > LONGEST || !BEGINNING.test(said)) return false;
  const words = said
    .replace(EXCUSE, '')
    .toLowerCase()
    .replace(LINK, ' ')
    .split(/[\s,;:|<>()[\]]+/)
    .map((word) => word.replace(/^[-–.!*_"]+|[-–.!*_"]+$/g, ''))
    .filter(Boolean);
  return (
    words.length > 1 &&
    words.some((word) => DEVICES.has(word)) &&
    words.every((word) => DEVICES.has(word) || OTHERS.has(word) || MODEL.test(word))
  );
}
