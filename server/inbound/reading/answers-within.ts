/** The sender says that the answers stand within a quotation that has no marks: then nothing of it is folded. */

const ANSWERED = [
  'see|find|think|my|our|answer(s|ed|ing)?|comment(s|ed)?|repl(y|ies|ied)|respon(se|ses|ded)|notes?|notated|wrote|written|put|typed|added|inserted|filled',
  String.raw`antwort\p{L}*|geantwortet|beantwortet|anmerkung\p{L}*|kommentar\p{L}*|kommentiert|notizen?|eingefügt|ergänzt|ergänzung\p{L}*|eingetragen|dazugeschrieben|hineingeschrieben|reingeschrieben`,
  String.raw`respuestas?|respond\p{L}*|contest\p{L}*|comentarios?|coment[oéa]\p{L}*|notas?|anotacion\p{L}*|anot[eéó]\p{L}*|mis|puse|escrib\p{L}*|agregu?\p{L}*|añad\p{L}*`,
].join('|');
const WITHIN = [
  'below|beneath|underneath|(down|further|farther|lower) (there|down)|scroll(ing)? down|(point|one|line|question) by (point|one|line|question)|(with|by|after|behind) (a |an |the |my )?(stars?|asterisks?|arrows?|initials|dash(es)?)|under (each|your|every)|in-?line|interspersed|(in|into|inside|within|throughout) (your|ur|the|each|this) (original |last |own )?(e-?mails?|mails?|messages?|text|notes?|questions?|letter|list)',
  'in (red|blue|green|purple|orange|pink|bold|italics?|colou?r|all caps|caps|capitals?|capital letters|upper ?case)|between (your|the) (lines|questions|paragraphs)|(right |just )?where you asked|(in front of|before|after|next to|behind|beside|by|at|with|alongside) (each|every|your (questions|points|lines)|the (questions|points|lines))|marked (with|by)',
  'unten|darunter|dahinter|dazwischen|(punkt|frage|zeile) für (punkt|frage|zeile)|(mit|hinter|nach) (einem |den |dem )?(sternchen|stern|sternen|pfeil|pfeilen|kürzel)|im text|in (rot|blau|grün|fett|kursiv|farbe|großbuchstaben|versalien)|(rot|blau|grün|fett|farbig) (markiert|geschrieben|hervorgehoben)|zwischen (den|die|deine|ihre) (zeilen|fragen)|(in|innerhalb) (ihrer|deiner|eurer|der|ihre|deine|eure|die) (ursprünglichen )?(e-?mail|mail|nachricht)|in (ihrem|deinem|ihren|deinen) (text|schreiben)|(hinter|bei|neben|nach|direkt an) (den|jeder|jedem|deinen|ihren) (fragen?|punkten?|zeilen?)',
  'abajo|(punto|pregunta|l[ií]nea|una) por (punto|pregunta|l[ií]nea|una)|(con|tras|después de) (un |una |los |las )?(asteriscos?|flechas?|iniciales|estrellas?)|en (rojo|azul|verde|negritas?|cursiva|color|may[uú]sculas?)|entre l[ií]neas|intercalad[oa]s?|debajo de|(en|dentro de|sobre|a lo largo de) (su|tu|el|vuestro|este|ese) (mismo |propio )?(correo|mail|e-?mail|mensaje|texto)|(junto a|al lado de|después de|detrás de) (cada|sus|tus|las|los) ?(preguntas?|puntos?)?',
].join('|');
/** These say it by themselves. */
const ENOUGH =
  'see (red|blue|green|bold|caps|capitals|colou?rs?)|rot markiert|im text|unten|in rot|in blau|en rojo|en azul|entre líneas|más abajo|abajo';
const ANSWERS_WITHIN = new RegExp(
  String.raw`(?<!\p{L})((${ANSWERED})(?!\p{L}).{0,60}(?<!\p{L})(${WITHIN})|(${WITHIN})(?!\p{L}).{0,60}(?<!\p{L})(${ANSWERED})|${ENOUGH})(?!\p{L})`,
  'iu',
);

export const saysAnswersAreWithin = (own: string): boolean => ANSWERS_WITHIN.test(own);
