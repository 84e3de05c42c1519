/** Clipboards of real programs, and the part of them that an article takes. */
import type { Block, Inline, List } from '#contract/site/records/article-body.ts';

const p = (...content: (Inline | string)[]): Block & { type: 'paragraph' } => ({
  type: 'paragraph',
  content: content.map((part) => (typeof part === 'string' ? { type: 'text', text: part } : part)),
});
const strong = (text: string): Inline => ({ type: 'text', text, marks: [{ type: 'strong' }] });
const em = (text: string): Inline => ({ type: 'text', text, marks: [{ type: 'em' }] });
const link = (text: string, href: string): Inline => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href } }],
});
const h2 = (text: string): Block => ({
  type: 'heading',
  attrs: { level: 2 },
  content: [{ type: 'text', text }],
});
const list = (type: List['type'], ...items: List['content'][number]['content'][]): List => ({
  type,
  content: items.map((content) => ({ type: 'listItem', content })),
});
const table = (...rows: string[][]): Block => ({
  type: 'table',
  content: rows.map((row, at) => ({
    type: 'tableRow',
    content: row.map((cell) => ({
      type: at === 0 ? ('tableHeader' as const) : ('tableCell' as const),
      attrs: { align: 'left' as const },
      content: [p(cell)],
    })),
  })),
});

const WORD = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- @font-face {font-family:Wingdings;} p.MsoNormal {margin:0in;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US style='tab-interval:.5in'><!--StartFragment-->
<h1 style='margin:12pt'><span style='font-family:"Calibri Light"'>Clay that moves<o:p></o:p></span></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'>The soil <b style='mso-bidi-font-weight:normal'>swells</b> and
<i>shrinks</i>.<span style='mso-spacerun:yes'> </span>Ask <a href="https://www.usda.gov/soils?utm_source=word&amp;id=4" onclick="alert(1)">the survey</a>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Test the soil<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:1.0in;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New";mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Two borings<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>Drain it<o:p></o:p></p>
<p class=MsoNormal>In this order:<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Dig<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Pour<o:p></o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-border-alt:solid'><tr><td width=200 style='background:#eee'><p class=MsoNormal>Soil<o:p></o:p></p></td><td><p class=MsoNormal>Moves<o:p></o:p></p></td></tr>
<tr><td><p class=MsoNormal>Clay<o:p></o:p></p></td><td><p class=MsoNormal>3 in<o:p></o:p></p></td></tr></table>
<p class=MsoNormal><img width=100 src="file:///C:/Users/x/clip_image002.jpg" onerror="alert(1)">That is all.<o:p></o:p></p>
<!--EndFragment--></body></html>`;

const DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-5f1c">
<h2 dir="ltr" style="line-height:1.38;margin-top:18pt;"><span style="font-size:16pt;font-weight:400;">Quiet roofs</span></h2>
<p dir="ltr" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;font-style:normal;">Rain is </span><span style="font-weight:700;">loud</span><span style="font-weight:400;font-style:italic;"> on metal</span><span style="font-weight:400;">; see </span><a href="https://www.google.com/url?q=https://energy.gov/roofs&amp;sa=D" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;">energy.gov</span></a><span style="font-weight:400;">.</span></p>
<ol style="margin-top:0;"><li dir="ltr" style="list-style-type:decimal;font-weight:400;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Wool</span></p></li><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Plywood</span></p></li></ol></b>`;

const PAGE = `<meta charset="utf-8"><div class="post" style="color: rgb(0, 0, 0); font-family: Arial;"><script>alert(1)</script><style>p{color:red}</style>
<h3 id="why" class="title">Why it matters</h3>
<p onclick="alert(1)">First line.<br><br>Second <a href="javascript:alert(1)">link</a> and <a href="https://a.example/?fbclid=xyz">another</a>.<img src="https://tracker.example/p.gif" width="1" height="1" onerror="alert(1)"></p>
<ul><li>One <span style="font-weight: bold">bold</span></li><li>Two<ul><li>Deeper</li></ul></li></ul>
<p style="display:none">Hidden words.</p><button>Subscribe</button><svg><text>x</text></svg></div>`;

export const CLIPBOARDS: Record<string, { types: Record<string, string>; is: Block[] }> = {
  Word: {
    types: { 'text/html': WORD, 'text/plain': 'Clay that moves' },
    is: [
      h2('Clay that moves'),
      p(
        'The soil ',
        strong('swells'),
        ' and ',
        em('shrinks'),
        '. Ask ',
        link('the survey', 'https://www.usda.gov/soils?id=4'),
        '.',
      ),
      list('bulletList', [p('Test the soil'), list('bulletList', [p('Two borings')])], [p('Drain it')]),
      p('In this order:'),
      list('orderedList', [p('Dig')], [p('Pour')]),
      table(['Soil', 'Moves'], ['Clay', '3 in']),
      p('That is all.'),
    ],
  },
  'Google Docs': {
    types: { 'text/html': DOCS },
    is: [
      h2('Quiet roofs'),
      p(
        'Rain is ',
        strong('loud'),
        em(' on metal'),
        '; see ',
        link('energy.gov', 'https://energy.gov/roofs'),
        '.',
      ),
      list('orderedList', [p('Wool')], [p('Plywood')]),
    ],
  },
  'a web page': {
    types: { 'text/html': PAGE },
    is: [
      { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Why it matters' }] },
      p('First line.'),
      p('Second link and ', link('another', 'https://a.example/'), '.'),
      list('bulletList', [p('One ', strong('bold'))], [p('Two'), list('bulletList', [p('Deeper')])]),
    ],
  },
  'a text editor': {
    types: { 'text/plain': 'One line.\n\nAnother <b>line</b>.' },
    is: [p('One line.'), p('Another <b>line</b>.')],
  },
};
