/** How much of one mail is kept. Apart from the schema, because the process that reads mail starts faster without it. */
export const PARSE_LIMITS = {
  rawBytes: 40 * 1024 * 1024,
  text: 100_000,
  quoted: 200_000,
  subject: 500,
  name: 200,
  address: 254,
  id: 500,
  recipients: 100,
  references: 50,
  files: 50,
  checks: 60,
  domain: 255,
  diagnostic: 1_000,
};
