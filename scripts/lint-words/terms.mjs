/** The words that scripts/lint-words.mjs looks for. Each rule names a standard term; docs/style.md explains the choice. */

/** Folders whose comments are checked. `content` and `site/drawings` write about building, where a house is a house. */
export const COMMENT_FOLDERS = [
  'server',
  'contract',
  'commands',
  'scripts',
  'site',
  'tests',
  'e2e',
  'vite',
  'bench',
];
/** Files at the top. */
export const DOCS = ['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'];

/** Files whose strings people read: staff, clients, and the person who runs the server. */
export const INTERFACE_FOLDERS =
  /^(server|contract|commands)\/(?!.*(\.test\.|testing\/))|^site\/(admin|inquiry|layout|mail|components|pages\/(visitor|meeting))\/(?!.*(\.test\.|testing\/))|^content\/(.*-words|reply-templates)\.ts$/;
/** Files whose strings are data: sample conversations, lists of words, and the names of counties. */
export const SAMPLE_TEXTS = /^server\/(seed|spam)\/|^contract\/site\/(climate|subsoil)|^server\/migrations\//;

/** Pages and emails that clients read. There a request is a request; staff call it an inquiry. */
const CLIENT =
  /^site\/(inquiry|pages|layout)\/|^content\/(visitor|meeting|inquiry|newsletter|booking)-words\.ts$/;
/** The dashboard, its server and the commands. */
const DASHBOARD = /^(site\/admin|server|commands|contract)\//;
const EDITOR = /^(site\/admin\/site-editor|server\/content|contract\/site)\//;
const NEWSLETTER = /newsletter/;

/** @typedef {{ rule: string, find: RegExp, use: string, only?: RegExp, except?: RegExp, allow?: string[] }} Rule */

/** A space stands for a line break, too. */
const pattern = (source) => new RegExp(source.replaceAll(' ', '\\s+'), 'gi');

const term = (rule, find, use, more = {}) => ({
  rule: `term/${rule}`,
  find: pattern(find),
  use,
  ...more,
});

/** @type {Rule[]} one term per concept, in strings that people read. */
export const TERMS = [
  term('client', String.raw`\bvisitors?\b`, 'client (visitor: website traffic only)', {
    only: DASHBOARD,
    allow: ['visitors? (count|IP)', 'all visitors share', 'sends visitors', 'website visitors?'],
  }),
  term('request', String.raw`\binquir(y|ies)\b`, 'request', {
    only: CLIENT,
    allow: ['failed to send inquiry'],
  }),
  term('inquiry', String.raw`\b(new|consultation|unanswered|assigned|open) requests?\b`, 'inquiry', {
    only: DASHBOARD,
    except: /^contract\/(inquiries\/visitor|booking)|^server\/intake\//,
    allow: ['consultation request sent'],
  }),
  term(
    'email',
    String.raw`\be-mails?\b|\bmails\b|\b(a|an|the|this|one|each|no|every|new|incoming) mail\b(?! server|box| program)`,
    'email',
  ),
  term('sign-in', String.raw`\blog(ged|ging)?[ -]?in\b|\blogins?\b`, 'sign in, sign-in'),
  term('studio', String.raw`\b(the|our|your|a) (firm|company)(’s)?\b`, 'studio'),
  term('administrator', String.raw`\boperator\b`, 'site administrator'),
  term(
    'colleague',
    String.raw`\b(member of staff|someone else|nobody|somebody|whoever)\b`,
    'colleague, staff, no one',
  ),
  term('manufacturer', String.raw`\bmakers?\b`, 'manufacturer'),
  term('icon', String.raw`\bsymbols?\b`, 'icon', { only: EDITOR }),
  term(
    'item',
    String.raw`\b(records?|collections?|slugs?|overlays?)\b`,
    'item, or the kind: page, project; URL',
    {
      only: EDITOR,
      allow: ['track record', 'on the record'],
    },
  ),
  term('item', String.raw`\b(entry|entries)\b`, 'item, or the kind: page, project', { only: EDITOR }),
  term(
    'update',
    String.raw`\bpublishings?\b(?= (is|was|are|were|no\.|that|of)\b)|\b(a|the|this|last|earlier|later|each) publishing\b`,
    'update',
  ),
  term('publish', String.raw`\b(go|goes|going|went|gone) out\b`, 'publish, send'),
  term(
    'undo',
    String.raw`\b(take|takes|taken|took) (it |this |that |them )?back\b`,
    'undo, unschedule, withdraw',
  ),
  term(
    'archive',
    String.raw`\b(set|sets) (it )?aside\b|\bput away\b|\bbr(ing|ought) back\b`,
    'archive, move to inbox, dismiss',
    {
      allow: ['(would|could) bring back'],
    },
  ),
  term('bounced', String.raw`\bc(ame|ome) back\b`, 'bounced', { only: /mail|inbound|outbox/ }),
  term(
    'canceled',
    String.raw`\bcancelled\b(?= |\.)|\b[a-z]+ cancelled\b`,
    'canceled (the status alone is Cancelled)',
    {
      allow: ['^cancelled$', 'with status cancelled', 'marked cancelled'],
    },
  ),
  term('held', String.raw`\b(took|takes) place\b|\bdidn’t come\b`, 'held, no-show'),
  term('reschedule', String.raw`\bmeeting (was )?moved\b`, 'rescheduled'),
  term('open-time', String.raw`\bfree times?\b|\bslots?\b`, 'open time', {
    allow: ['replication slot', 'time slot', 'time slots'],
  }),
  term('invite', String.raw`\bcalendar entr(y|ies)\b`, 'calendar invite, event'),
  term('picture', String.raw`\bphotographs?\b`, 'picture, photo'),
  term('subscriber', String.raw`\breaders?\b`, 'subscriber', { only: NEWSLETTER }),
  term('offline', String.raw`\bno connection\b|\bunreached\b`, 'offline'),
  term('fix', String.raw`\bmend(s|ed|ing)?\b`, 'fix'),
  term('version', String.raw`\b(newer|earlier|older|this|that|each) release\b`, 'version'),
  term('please', String.raw`\bplease\b`, 'leave it out; letters may say it', {
    // The specification prescribes the texts of the inquiry form.
    except: /^content\/(mail-words|reply-templates)\.ts$|^contract\/inquiries\/inquiry-limits\.ts$/,
    allow: ['failed to send inquiry\\. please try again'],
  }),
  term('not-found', String.raw`\bthere (is|are) no such\b|\bthere is no\b`, 'X not found; no X yet'),
  term('successfully', String.raw`\bsuccessfully\b`, 'leave it out', {
    allow: ['(files uploaded|file uploaded|inquiry updated|notes saved) successfully'],
  }),
  term('ellipsis', String.raw`[a-z]…(?=$|\s)`, 'three periods (...)', { except: /^contract\/shared\// }),
  term('toward', String.raw`\b(toward|afterward)s\b`, 'toward, afterward'),
  term('any-more', String.raw`\bany ?more\b|\bany longer\b|\banew\b`, 'no longer, again', {
    allow: ['any more (than|of)'],
  }),
];

const prose = (rule, find, use, allow) => ({
  rule: `prose/${rule}`,
  find: pattern(find),
  use,
  ...(allow && { allow }),
});

/** @type {Rule[]} expressions that a reader must translate, in comments, docs and log lines. */
export const PROSE = [
  prose(
    'press',
    String.raw`\bpress(es|ed|ing)? (the |its |all |every )?(pages?|site)\b|\bpressed (page|already|again)\b`,
    'render, rebuild',
  ),
  prose('mend', String.raw`\bmend(s|ed|ing)?\b`, 'fix, repair'),
  prose('broken-off', String.raw`\b(broken|breaks|broke) off\b`, 'interrupted'),
  prose('goes-on', String.raw`\bgoes on (where|with|when)\b`, 'resumes, continues'),
  prose('hang-up', String.raw`\bhang(s|ing)? up\b|\bhung up\b`, 'closes the connection'),
  prose('own-affair', String.raw`\bown affair\b`, 'internal'),
  prose('bad-day', String.raw`\bbad days?\b`, 'incident'),
  prose('floor', String.raw`\bfloors?\b`, 'layer', [
    'floor plans?',
    '(first|second|upper|ground|concrete) floors?',
    'floor (area|joist)s?',
    'conditioned floor',
  ]),
  prose('house', String.raw`\bhouse\b`, 'codebase, system', [
    'house (numbers?|style)',
    '(a|the) lot or house',
    'ranch house',
    'a house that',
    'whole-house',
    'steel house',
    'house on its terraces',
  ]),
  prose('blindness', String.raw`\bblindness(es)?\b`, 'blind spot', ['color[- ]blindness']),
  prose('at-the-desk', String.raw`\bat the desk\b`, 'working on inquiries'),
  prose('maker', String.raw`\bmakers?\b`, 'manufacturer'),
  prose('in-words', String.raw`\bin words\b`, 'as text, as a message'),
  prose('by-itself', String.raw`\bby (itself|themselves)\b`, 'automatically, on its own'),
  prose('one-after-the-other', String.raw`\bone after (the other|another)\b`, 'in sequence'),
  prose('at-once', String.raw`\bat once\b`, 'immediately; at the same time'),
  prose('anew', String.raw`\banew\b`, 'again'),
  prose('any-longer', String.raw`\bany ?longer\b|\bno(t)? [^.]{0,12}any more\b`, 'no longer'),
  prose('beside', String.raw`\bbesides?\b`, 'next to, alongside, in addition to'),
  prose('go-out', String.raw`\b(go|goes|went|gone|going) out\b`, 'is sent, is published'),
  prose('come-back', String.raw`\bcame back\b`, 'bounced, was returned'),
  prose('come-in', String.raw`\bc(a|o)me in\b(?! (a|the|two|three|pairs|handy))`, 'arrive'),
  prose('take-back', String.raw`\b(take|takes|taken|took) (it |one |them |that )?back\b`, 'undo, withdraw'),
  prose(
    'waits-for-us',
    String.raw`\bwhat waits\b|\bwaits? for (its (time|hour)|us)\b`,
    'pending, scheduled, needs a reply',
  ),
  prose('is-told', String.raw`\b(is|are|be) told\b|\btells? of\b`, 'is notified, receives; reports'),
  prose('says-so', String.raw`\bsays (why|so)\b`, 'records the reason, reports it'),
  prose('as-it-stands', String.raw`\bas (it|they) stands?\b`, 'unchanged'),
  prose(
    'stands',
    String.raw`\bstands? (in|beside|at|on) (the|a|its|their)\b|\bstands (beside|twice)\b`,
    'is in, appears in, is next to',
  ),
  prose('lies', String.raw`\blies? (in|at|beside|on)\b`, 'is in, is stored in', [
    'lies in (the|a) (future|past)',
  ]),
  prose('let-go', String.raw`\blets? go of\b`, 'releases, deletes'),
  prose('give-up', String.raw`\b(give|gives|given|gave) up\b`, 'abandon, stop retrying', [
    'gave up( on an email|\\))',
  ]),
  prose('put-off', String.raw`\bputs? off\b`, 'snooze, postpone'),
  prose('who-asks', String.raw`\bwho asks\b`, 'the requester'),
  prose('whoever', String.raw`\bwhoever\b|\bwhosoever\b`, 'anyone who'),
  prose('nobody', String.raw`\b(nobody|everybody|somebody)\b`, 'no one, everyone, someone', ['nobody@']),
  prose('oneself', String.raw`\boneself\b|\bone’s own\b|\bone's own\b`, 'yourself, your own'),
  prose('in-force', String.raw`\bin force\b`, 'current, active'),
  prose('under-way', String.raw`\bunder way\b`, 'in progress'),
  prose('whatever', String.raw`\bwhatever (is|was|the)\b`, 'regardless of'),
  prose('a-look', String.raw`\ba (second )?look\b|\blooks? (every|each|again|at it)\b`, 'a check, checks'),
  prose('so-many', String.raw`\bso many\b`, 'this many, the given number of'),
  prose('some-ten', String.raw`\bsome (ten|twenty|thirty|forty|fifty|hundred)\b`, 'about'),
  prose('of-late', String.raw`\bof late\b`, 'recently'),
  prose('has-room', String.raw`\bhas (room|place) for\b`, 'can hold'),
  prose('spoil', String.raw`\bspoil(s|ed|t)?\b`, 'break'),
  prose('live-line', String.raw`\b(the )?live lines?\b`, 'event stream'),
  prose('patience', String.raw`\bpatience\b`, 'timeout'),
  prose('furnish', String.raw`\bfurnish(ed|es)?\b`, 'seed, fill'),
  prose('calm', String.raw`\bcalm\b`, 'idle'),
  prose('roster', String.raw`\broster\b`, 'staff list'),
  prose('email', String.raw`\be-mails?\b`, 'email'),
  prose('for-good', String.raw`\bfor good\b|\bfor ever\b`, 'permanently, indefinitely', [
    'for good reasons?',
  ]),
  prose('in-a-circle', String.raw`\bin a circle\b`, 'in a cycle'),
  prose('leads-nowhere', String.raw`\bleads? nowhere\b`, 'has no target'),
  prose('of-its-own', String.raw`\bof (its|their|his) own\b`, 'its own, separate'),
  prose('others', String.raw`\bothers['’](?! )|\bothers['’] `, 'other people’s, other processes’'),
  prose('as-a-whole', String.raw`\bas (a )?whole\b`, 'as one unit'),
  prose('by-halves', String.raw`\bby halves\b`, 'partially'),
  prose('mails', String.raw`\bmails\b`, 'emails'),
];

/** @type {Rule} A question may begin with them. */
export const OPENERS = {
  rule: 'prose/openers',
  find: /(?<=^\s*(?:[-*#>|\d.]+\s+)?|[.!?;:]\s+|\|\s*|@returns\s+|@param\s+\S+\s+|@throws\s+\S+\s+)(?:What|Who|Whoever|Of)\b(?![^.!?|]*\?)/gm,
  use: 'begin with the subject',
  allow: ['of course'],
};
