/** Texts of generated emails; filled in like those of `words.ts`. */

export const REPLIES = [
  'Thank you for writing. A steel frame of that size near {place} is well within what we build. Could you send us the survey, and tell us when we may walk the lot?',
  'We read your request with interest. Before we can name a range we need two things: the slope of the lot, and whether the well is drilled.',
  'Good to hear from you. We can be in {place} in the week of the {day}th. Does a morning suit you?',
];

export const ANSWERS = [
  'The {day}th works for us, any time before noon. The gate code is {d}{d}0{d}; please close it behind you, the neighbor’s goats are out.',
  'Thanks for the quick answer. The survey is attached. The well is drilled, {n} gallons a minute when they tested it.',
  'We talked it over and would rather keep it on one floor. Does that change much?\n\nMy wife will be at the lot as well, she has the drawings.',
  'Sí, puede ser el {day} por la mañana. Mi hijo tiene la llave del portón.',
  'One more question: does the range include the septic system, or is that separate?',
];

export const CALLED = 'Called about the email. We meet at the lot on the {day}th.';

export const SURVEY = `Survey notes\nCorner pins found at all four corners.\nFall from road to creek: 11 feet over 240 feet.\nLimestone at 18 inches.\n`;

export const AUTO_REPLY = {
  subject: 'Out of the office',
  text: 'Thank you for your message. I am out of the office until the {day}th and will read it when I am back.',
};

export const BOUNCE = '5.1.1 smtp; 550 5.1.1 The email account that you tried to reach does not exist';

/** Emails that can't be filed automatically. */
export const WAITING = {
  sender: {
    subject: 'Photos of the porch',
    text: 'I couldn’t find your last email, so I write again. We measured the porch: 9 feet deep, 31 feet wide, and the posts stand on loose stone.',
  },
  thread: {
    subject: 'the lot',
    text: 'Hello, I answer for my mother from my own address. We can meet you at the lot on Saturday. She doesn’t hear the phone well, so please write.',
  },
  stranger: {
    subject: 'House outside of Blanco',
    text: 'A friend in Johnson City gave me this address. We have six acres and a stone barn that we want to keep, and we would like to build a house of about 2,200 square feet beside it. How do we begin?',
  },
  spam: {
    subject: 'Your ranking',
    text: 'We can bring your website to the first page. Reply for a free audit of 40 keywords.',
  },
};
