/**
 * Mails written out by hand, each as one person would send it. "+" begins a line of the sender's own, "-" one that must be
 * folded, "=" one that may be either.
 */
export type Written = { name: string; html?: true; flowed?: true; lines: string };

export const WRITTEN: Written[] = [
  {
    name: 'Gmail on the web, a list with dashes, top-posted',
    lines: `
+Hi Dana,
+
+thanks for coming by. What we talked about:
+- island moves 14" toward the window
+- keep the pantry door
+-- or maybe a pocket door?
+- outlets on both ends
+
+Can you price it with and without?
+
+Marta
-
-On Thu, Oct 15, 2026 at 8:41 PM Ledge & Frame <
-hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Hi Marta,
->
-> it was good to meet you and Joel today.
-> Attached is what we noted.
->
-> Dana
->`,
  },
  {
    name: 'Gmail on Android, dictated in one line',
    lines: `
+yes that works for us Thursday at three we will both be home the dog is friendly just ring twice and if the gate is closed the code is star 4 4 7 1 and can you also look at the leak in the hall bath while you're here thank you
-
-On Fri, Oct 16, 2026, 7:02 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Would Thursday at three suit you?
->`,
  },
  {
    name: 'Gmail on iOS, signature of the program above the quotation',
    lines: `
+Got it. We’ll go with the quartz.
+
---
-Sent from Gmail Mobile
-
-On Mon, Nov 2, 2026 at 12:15 Ledge & Frame <
-hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Quartz or granite?
-> The price is the same.`,
  },
  {
    name: 'Outlook on Windows, a contractor’s text pasted',
    lines: `
+Dana,
+
+Our plumber sent this, what do you think?
+
+"Hello Mrs. Okafor, the main line from the house to the street is clay and cracked in two places.
+From: cleanout
+To: curb
+about 42 feet. I'd replace all of it before any remodel. $6,800 incl. permit."
+
+He says it can't wait. Does that change your schedule?
+
+Grace Okafor
-
-From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Sent: Tuesday, November 3, 2026 9:05 AM
-To: Grace Okafor <gokafor@example.com>
-Subject: Re: Your request LF-2K7
-
-Dear Grace,
-we can begin in January.
-Dana`,
  },
  {
    name: 'Outlook on the web, empty subject, rule above',
    lines: `
+No rush on our side.
-________________________________
-From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Sent: Wednesday, November 4, 2026 4:40 PM
-To: Paul Tran <paul.tran@example.com>
-Subject:
-
-We are a week behind because of the rain.
-Dana`,
  },
  {
    name: 'Outlook on a phone, answers typed into the quotation',
    lines: `
+Hi, I put my answers right in your email, look for the capitals.
=
=Get Outlook for iOS
=________________________________
=From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Sent: Wednesday, November 4, 2026 4:40 PM
=To: Paul Tran <paul.tran@example.com>
=Subject: Questions
=
=1. How many people live in the house?
+FOUR, AND MY MOTHER FROM MARCH ON
=2. Gas or induction?
+INDUCTION
=3. Is there asbestos?
+NO IDEA, BUILT IN 1962`,
  },
  {
    name: 'Apple Mail on an iPhone, P.S. below its line',
    lines: `
+Sounds good!
+
=Sent from my iPhone
+
+P.S. parking is on Elm St, not out front
-
-> On Nov 5, 2026, at 6:12 PM, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-> 
-> Hi Sue,
-> we will be there at 8.
-> 
-> Dana`,
  },
  {
    name: 'Apple Mail on a Mac, between the questions',
    lines: `
+Hello Dana, here we go:
+
=> On Nov 6, 2026, at 10:30 AM, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
=> 
=> When did you buy the house?
+2019.
+
=> Do you have drawings?
+Only the county's. > 30 years old though.
+
=> Do you plan to live there during the work?
+We'd rather not
+
-> Thank you,
-> Dana`,
  },
  {
    name: 'Thunderbird, bottom-posted with a signature',
    flowed: true,
    lines: `
-On 11/6/26 10:30, Ledge & Frame wrote:
-> Dear Mr. Lindqvist,
-> the survey is done.
-> Shall we send it to the county?
+
+Yes, please do. The neighbor to the north, Mrs. Hall, should get a copy as well:
+1418 Old Mill Rd
+Wimberley, TX 78676
+
+Karl
+
--- 
-Karl Lindqvist
-karl@example.com
-+1 512 555 0177`,
  },
  {
    name: 'Thunderbird in German, between the questions',
    lines: `
+Hallo Frau Brandt,
+
=Am 06.11.26 um 10:30 schrieb Ledge & Frame:
=> Wie alt ist die Heizung?
+Von 1998, laut Vorbesitzer.
+
=> Wollen Sie das Dach gleich mitmachen?
+Ja, wenn es bis August geht. Sonst
+-- lieber nächstes Jahr.
+
+Viele Grüße
+Jens Albers`,
  },
  {
    name: 'Yahoo on the web, no marks',
    lines: `
+Hi there,
+We got three bids and yours is the highest. Is there any room? Also the other two include demo and haul away.
+Thanks
+Teri
-
-    On Saturday, November 7, 2026 at 09:14:22 AM CST, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:  
-
- Hi Teri,
-attached is our bid.
-Dana`,
  },
  {
    name: 'Yahoo on an iPhone',
    lines: `
+Tuesday is fine
-
-Yahoo Mail: Search, Organize, Conquer
-
-On Saturday, November 7, 2026, 9:14 AM, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-Would Tuesday suit you?
-Dana`,
  },
  {
    name: 'Yahoo on Android',
    lines: `
+We sold the house, please close our request. Thanks for everything you did
-
-Sent from Yahoo Mail on Android
-
-  On Sat, Nov 7, 2026 at 9:14, Ledge & Frame<hello+rabcdefghij@ledgeandframe.example> wrote:   Would Tuesday suit you?
-Dana`,
  },
  {
    name: 'Proton on the web',
    lines: `
+Dear Dana,
+
+the permit came today!! Number 2026-118842.
+
+Rae
-
-Sent with [Proton Mail](https://proton.me/mail/home) secure email.
-
-On Sunday, November 8th, 2026 at 7:45 PM, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Any news from the county?
-> 
-> Dana`,
  },
  {
    name: 'Samsung, headers on the line of the divider',
    lines: `
+Ok thank you see you then. My cell is 512 555 0119 if you get lost
-
-
-Sent from my Verizon, Samsung Galaxy smartphone
-
-
--------- Original message --------From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> Date: 11/9/26  8:02 AM  (GMT-06:00) To: Lou <lou@example.com> Subject: Re: Your request 
-We will be there at nine.
-Dana`,
  },
  {
    name: 'Samsung, headers on lines of their own',
    lines: `
+Can we do the 12th instead? My wife's mother is in the hospital.
-
-Sent from my Galaxy
-
-
--------- Original message --------
-From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Date: 11/9/26 8:02 AM (GMT-06:00)
-To: Lou <lou@example.com>
-Subject: Re: Your request
-
-We will be there on the 10th.
-Dana`,
  },
  {
    name: 'K-9 on Android',
    lines: `
+The tile store says 6 weeks:
+> 40 sq ft must be ordered from Italy
+So let's order now?
+
-On November 10, 2026 11:20:31 AM CST, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
->Have you chosen a tile?
->
->Dana
-
--- 
-Sent from my Android device with K-9 Mail. Please excuse my brevity.`,
  },
  {
    name: 'GMX in German',
    lines: `
+Guten Tag,
+
+der Termin passt. Bitte klingeln Sie bei "Ferber", die Klingel mit unserem Namen geht nicht.
+
+Mit freundlichen Grüßen
+Ulla Ferber
-
-Gesendet: Dienstag, 10. November 2026 um 11:20 Uhr
-Von: "Ledge & Frame" <hello+rabcdefghij@ledgeandframe.example>
-An: ulla.ferber@example.com
-Betreff: Ihr Termin
-
-Liebe Frau Ferber,
-passt Ihnen Donnerstag?
-Dana`,
  },
  {
    name: 'WEB.DE on Android in German',
    lines: `
+Ja gerne. Schlüssel liegt beim Nachbarn (Nr. 14)
---
-Diese Nachricht wurde von meinem Android Mobiltelefon mit WEB.DE Mail gesendet.
-Am 10.11.26, 11:20 schrieb Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>:
-
-> Dürfen wir am Freitag messen?
-> Dana`,
  },
  {
    name: 'Hotmail in Spanish',
    lines: `
+Buenas tardes Dana,
+
+muchas gracias por la visita. Mi esposo pregunta:
+1) ¿el precio incluye el piso?
+2) ¿cuánto tardan los permisos?
+
+Atentamente,
+Rosa
-________________________________
-De: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Enviado: martes, 10 de noviembre de 2026 11:20 a. m.
-Para: Rosa Delgado <rosa@example.com>
-Asunto: Re: Su cocina
-
-Estimada Rosa:
-adjunto va la propuesta.
-Dana`,
  },
  {
    name: 'Hotmail in Spanish, answers within',
    lines: `
+Le respondo en el mismo correo con mayúsculas
=________________________________
=De: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Enviado: martes, 10 de noviembre de 2026 11:20
=Para: Rosa Delgado <rosa@example.com>
=Asunto: Preguntas
=
=¿Tienen gas?
+SÍ, GAS NATURAL
=¿Quién vive en la casa?
+MI MAMÁ Y YO`,
  },
  {
    name: 'Outlook in German, notes within',
    lines: `
+Hallo Dana, meine Antworten stehen direkt bei den Fragen.
=
=Von: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Gesendet: Dienstag, 10. November 2026 11:20
=An: Kai Thom <kai@example.com>
=Betreff: Fragen
=
=Wann wurde gebaut?
+1971, Anbau 1984.
=Gibt es Pläne?
+Nein.`,
  },
  {
    name: 'Gmail on the web, bottom-posted, no words above',
    lines: `
-On Wed, Nov 11, 2026 at 9:00 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-wrote:
-
-> Hi Bo,
-> can you send a picture of the panel?
-> Dana
->
+
+Attached. Breaker 14 trips whenever the microwave and the toaster run at the same time.
+
+Also, the panel says "Zinsco" -- our inspector said:
+replace before anything else.
+
+-Bo`,
  },
  {
    name: 'Gmail on the web, a divider and a second part',
    lines: `
+For you, Dana: all good.
+
+--
+
+For the crew: please park on the street, the driveway was sealed on Monday.
-
-On Wed, Nov 11, 2026 at 9:00 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Are you ready for Thursday?
-> Dana`,
  },
  {
    name: 'Gmail on the web, signed, with a P.S. and a quotation',
    lines: `
+We accept the proposal. Where do I sign?
+
--- 
-Priya Raman, AIA
-Raman Studio | 512.555.0160
-www.example.com
+
+PS: is the deposit refundable until the permit is issued?
-
-On Wed, Nov 11, 2026 at 9:00 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Here is the proposal.
-> Dana`,
  },
  {
    name: 'Outlook of a law firm, disclaimer below the signature',
    lines: `
+Dana –
+
+Please send the contract in Word so that I can redline section 7.
+
+Best regards,
+Helen Park
-
-This e-mail message is intended only for the named recipient(s) above and may contain information that is privileged, confidential and/or exempt from disclosure under applicable law. If you have received this message in error, or are not the named recipient(s), please immediately notify the sender and delete this e-mail message.
-
-From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Sent: Thursday, November 12, 2026 9:05 AM
-To: Helen Park <hpark@example.com>
-Subject: Contract
-
-The contract is attached.
-Dana`,
  },
  {
    name: 'Apple Mail, an address pasted and a lone arrow as the last line',
    lines: `
+Here's the site:
+
+Ridge House
+2200 County Rd 214
+Dripping Springs, TX 78620
+
+> gate code 0931
+
-On Nov 12, 2026, at 3:18 PM, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> What is the address?
-> Dana`,
  },
  {
    name: 'A new mail, a moving plan',
    lines: `
+Dana, the movers need this, tell the crew:
+
+From: storage unit, 500 E Ben White
+To: the garage (NOT the kitchen)
+Date: Saturday, December 5, 8 am
+
+Sent from my office, I'm back at the house after 5`,
  },
  {
    name: 'A new mail from a phone, only lines with dashes',
    lines: `
+- 2 bath
+- new roof??
+- my budget is 85k
+--
+- call after 6 pm
+- 512-555-0102`,
  },
  {
    name: 'Gmail in Spanish, a forwarded bid with words above',
    lines: `
+Dana, mira lo que nos cobra el electricista. ¿Es normal?
+
----------- Forwarded message ---------
-De: Electricidad Peña <pena@example.com>
-Date: jue, 12 nov 2026 a las 17:30
-Subject: Presupuesto
-To: Rosa <rosa@example.com>
-
-Tablero nuevo de 200 A: $4,900.
-Saludos, Toño`,
  },
  {
    name: 'Apple Mail on a Mac, a forwarded mail',
    lines: `
+This is from the HOA, deadline is the 30th!
+
-Begin forwarded message:
-
-From: Ridge HOA <board@example.com>
-Subject: Exterior changes
-Date: November 12, 2026 at 5:31:09 PM CST
-To: Deb Fox <deb@example.com>
-
-Dear homeowner,
-no metal roofs.`,
  },
  {
    name: 'Gmail on the web as HTML, blockquote of the sender’s own choice',
    html: true,
    lines: `
+<div dir="ltr">Our architect writes:</div>
+<blockquote style="margin:0 0 0 40px;border:none;padding:0px">The beam must be steel.</blockquote>
+<div>Do you agree?</div><br>
-<div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Fri, Nov 13, 2026 at 8:00&#8239;AM Ledge &amp; Frame &lt;<a href="mailto:hello@ledgeandframe.example">hello@ledgeandframe.example</a>&gt; wrote:<br></div>
-<blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex">Any news about the beam?<div>Dana</div></blockquote></div>`,
  },
  {
    name: 'Outlook on Windows as HTML, between the lines in red',
    html: true,
    lines: `
+<p class="MsoNormal">Please see my comments in red.</p>
=<div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0in 0in 0in"><p class="MsoNormal"><b>From:</b> Ledge &amp; Frame &lt;hello@ledgeandframe.example&gt;<br>
=<b>Sent:</b> Friday, November 13, 2026 8:00 AM<br>
=<b>To:</b> Art &lt;art@example.com&gt;<br>
=<b>Subject:</b> Kitchen</p></div>
=<p class="MsoNormal">Which stove do you have in mind?</p>
+<p class="MsoNormal"><span style="color:red">The 36" from the showroom.</span></p>`,
  },
  {
    name: 'Outlook on the web as HTML',
    html: true,
    lines: `
+<div class="elementToProof">Good morning, the 18th is fine. Two things first:</div>
+<ul><li>the shed stays</li><li>the oak stays</li></ul>
-<div id="appendonsend"></div><hr style="display:inline-block;width:98%" tabindex="-1">
-<div id="divRplyFwdMsg" dir="ltr"><font face="Calibri" color="#000000"><b>From:</b> Ledge &amp; Frame &lt;hello@ledgeandframe.example&gt;<br>
-<b>Sent:</b> Friday, November 13, 2026 8:00 AM<br>
-<b>To:</b> Art &lt;art@example.com&gt;<br>
-<b>Subject:</b> Site visit</font><div>&nbsp;</div></div>
-<div>May we come on the 18th?</div>`,
  },
  {
    name: 'Apple Mail on an iPhone as HTML',
    html: true,
    lines: `
+<div dir="ltr">Yes. And the kids want a skylight in the loft &gt; is that crazy?</div>
-<div dir="ltr">Sent from my iPhone</div>
-<div dir="ltr"><br><blockquote type="cite">On Nov 13, 2026, at 8:00 AM, Ledge &amp; Frame &lt;hello@ledgeandframe.example&gt; wrote:<br><br></blockquote></div>
-<blockquote type="cite"><div dir="ltr">Shall we draw the loft as well?</div>
-<div>Dana</div></blockquote>`,
  },
  {
    name: 'Yahoo as HTML, signature of words',
    html: true,
    lines: `
+<div>I changed my mind about the color, sorry!!</div>
+<div>"Live, laugh, love" - Nana Jo</div>
-<div id="yahoo_quoted_1" class="yahoo_quoted"><div>On Friday, November 13, 2026 at 08:00:00 AM CST, Ledge &amp; Frame &lt;hello@ledgeandframe.example&gt; wrote:</div>
-<div><br></div><div>We ordered the paint today.</div></div>`,
  },
  {
    name: 'Outlook on a Mac, a sentence that begins like an attribution',
    lines: `
+On Monday, November 9, 2026 at 10:15 AM the inspector came and wrote this:
+"GFCI missing at sink."
+What now?
+
-From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Date: Friday, November 13, 2026 at 8:00 AM
-To: Al Reyes <al@example.com>
-Subject: Inspection
-
-How did it go?
-Dana`,
  },
  {
    name: 'Thunderbird in Spanish, top-posted with a signature above the quotation',
    lines: `
+Conforme, adelante con la ventana de 1,20.
+
--- 
-Iñaki Goñi
-C/ Mayor 4, 2.º B
-
-El 13/11/26 a las 8:00, Ledge & Frame escribió:
-> ¿1,20 o 1,50?
-> Dana`,
  },
  {
    name: 'A mail program without dates in its attribution',
    lines: `
+fine with me
+
=Ledge & Frame wrote:
-> Shall we begin with the bath?
-> It takes three weeks.
-> Dana`,
  },
  {
    name: 'Gmail on the web, a mail quoted twice over',
    lines: `
++1 from me, Joel says go.
-
-On Sat, Nov 14, 2026 at 9:12 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Then we order today?
->
-> On Fri, Nov 13, 2026 at 8:40 PM Marta <marta@example.com> wrote:
->
->> We love the oak.
->> Marta
->`,
  },
  {
    name: 'Outlook on Windows, a P.S. in the middle and a signature in the style of a firm',
    lines: `
+Approved. Invoice to our office please.
+
+P.S. They changed the lock box, it's 7720 now.
+
=Ben Strand | Facilities
=Strand & Daughters LLC
=O: 512.555.0101 | C: 512.555.0102
-
------Original Message-----
-From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Sent: Saturday, November 14, 2026 11:11 AM
-To: Ben Strand <ben@example.com>
-Subject: Change order 3
-
-Please approve change order 3.
-Dana`,
  },
  {
    name: 'A carrier’s gateway, one line and no quotation',
    lines: `
+running 10 late sorry, start w/o me. key is under the blue pot (sent from the car, husband drives)`,
  },
  {
    name: 'Gmail on Android, a number with an arrow above the quotation',
    lines: `
+our max is
+>120k if the roof is in it
-
-On Sun, Nov 15, 2026, 6:40 PM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> What is your budget?
-> Dana
->`,
  },
  {
    name: 'Outlook on Windows, answers numbered above the quotation',
    lines: `
+1. yes
+2. no
+3. see 1
+
+From our side that's all.
+
+Sent this to the bank too, will forward what they say.
-
-From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Sent: Sunday, November 15, 2026 6:40 PM
-To: Omar <omar@example.com>
-Cc: Lena <lena@example.com>
-Subject: RE: RE: Three questions
-
-1. Is it yours? 2. Rented? 3. Since when?`,
  },
  {
    name: 'Apple Mail, dashes around a note',
    lines: `
+Thanks Dana.
+---
+Note to self: ask about rebates
+---
+Please ignore the above, wrong window!
-
-On Nov 15, 2026, at 6:40 PM, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Rebates come from the city.
-> Dana`,
  },
  {
    name: 'Gmail on the web, signed with two dashes and a last wish',
    lines: `
+See you Monday
+
+--
+Tom
+bring the long ladder
-
-On Sun, Nov 15, 2026 at 6:40 PM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Monday at 8?
-> Dana`,
  },
  {
    name: 'Outlook on the web, the dates of a stay',
    lines: `
+We are away, so the house is free:
+From: Dec 18, 2026
+To: Jan 3, 2027
+Subject to my sister's visit on the 27th.
+Key is with Al.
-________________________________
-From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Sent: Sunday, November 15, 2026 6:40 PM
-To: Iris <iris@example.com>
-Subject: Holidays
-
-When are you away?`,
  },
  {
    name: 'Thunderbird, the sender’s words from another mail pasted with marks',
    flowed: true,
    lines: `
+As the engineer told us in October:
=> The slab is fine.
=> No piers needed.
+So please take the piers off the bid.
+
-On 11/15/26 18:40, Ledge & Frame wrote:
-> The bid includes 12 piers.
-> Dana`,
  },
  {
    name: 'Proton on a phone in German',
    lines: `
+Passt. Mein Mann ist da, ich komme um halb fünf nach.
-
-Gesendet von Proton Mail Android
-
--------- Ursprüngliche Nachricht --------
-Am Sonntag, 15.11.26 um 18:40, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> schrieb:
-
->  Montag um vier?
->  
->  Dana`,
  },
  {
    name: 'Outlook in Spanish, words about confidence',
    lines: `
+Dana: este mensaje es confidencial, todavía no le digas nada a mi papá del baño nuevo.
+
+Es sorpresa.
-
-De: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Enviado el: domingo, 15 de noviembre de 2026 18:40
-Para: Luz <luz@example.com>
-Asunto: RE: Baño
-
-¿Hablamos con su papá?`,
  },
  {
    name: 'Gmail in Spanish, firmado y con posdata',
    lines: `
+De acuerdo con todo.
+
--- 
-Luz Marina Peña
-Contadora
-
+P.D.: el perro muerde
-
-El dom, 15 nov 2026 a las 18:40, Ledge & Frame (<
-hello+rabcdefghij@ledgeandframe.example>) escribió:
-
-> ¿De acuerdo?
-> Dana`,
  },
  {
    name: 'A carrier’s phone, the line of the device followed by words',
    lines: `
+ok
+Sent from my iPhone while driving so call me instead`,
  },
  {
    name: 'Yahoo on the web, numbers in the first line of the quotation',
    lines: `
+Hello, yes to option 2
-
-    On Sunday, November 15, 2026 at 06:40:11 PM CST, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
- 1) 40k 2) 52k 3) 61k`,
  },
  {
    name: 'Outlook on Windows, answered below each question without saying so, marked',
    lines: `
=-----Original Message-----
=From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Sent: Sunday, November 15, 2026 6:40 PM
=To: Hal <hal@example.com>
=Subject: Two questions
=
=> Is the attic floored?
+Half of it.
=> Can we park a trailer?
+Yes, on the left side.`,
  },
  {
    name: 'Apple Mail on an iPhone in Spanish',
    lines: `
+Sí señora, ahí estaremos
-
-Enviado desde mi iPhone
-
-> El 15 nov 2026, a la(s) 6:40 p.m., Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> escribió:
-> 
-> ¿El lunes a las 8?
-> Dana`,
  },
  {
    name: 'Gmail on the web, a conversation of two written out',
    lines: `
+I asked the county and this is how it went:
+Me: do we need a permit for the deck?
+Clerk: over 30 inches yes
+From: what grade?
+Clerk: lowest
+
+On 11/12/2026 at 3:15 PM they called back and said no permit: it's 28 inches.
-
-On Sun, Nov 15, 2026 at 6:40 PM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Any word from the county?
-> Dana`,
  },
  {
    name: 'Outlook on Windows, answers in the mail, told at the end of a paragraph',
    lines: `
+Hi Dana, sorry for the delay, it was a long week with the kids and the school. I went through all of it and you'll find what we think after every question.
=
=From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Sent: Sunday, November 15, 2026 6:40 PM
=To: Hal <hal@example.com>
=Subject: Two questions
=
=Is the attic floored?
+Half of it.`,
  },
  {
    name: 'Outlook on Windows, replied inside in another color, in few words',
    lines: `
+See red.
=
=From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Sent: Sunday, November 15, 2026 6:40 PM
=To: Hal <hal@example.com>
=Subject: Two questions
=
=Is the attic floored?
+Half of it.`,
  },
  {
    name: 'GMX on the web in German, answered above with a line of stars',
    lines: `
+Liebe Dana,
+***
+wir nehmen Variante B.
+***
+Herzlich, Familie Öz
-
-Gesendet: Sonntag, 15. November 2026 um 18:40
-Von: "Ledge & Frame" <hello+rabcdefghij@ledgeandframe.example>
-An: "Familie Öz" <oez@example.com>
-Betreff: Varianten
-
-A oder B?`,
  },
  {
    name: 'A contractor’s mail on a phone, his signature without dashes',
    lines: `
+Can start the 30th. Need the panel schedule first.
=Thanks,
=Rick Moya
=Moya Electric TECL 22841
-Get Outlook for Android<https://aka.ms/AAb9ysg>
-________________________________
-From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Sent: Sunday, November 15, 2026 6:40:12 PM
-To: Rick <rick@example.com>
-Subject: Start date
-
-When can you start?`,
  },
  {
    name: 'Samsung in Spanish, headers on the line of the divider',
    lines: `
+Gracias, mañana le marco
-
-Enviado desde mi Galaxy
-
--------- Mensaje original --------De: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> Fecha: 15/11/26 18:40 (GMT-06:00) Para: Luz <luz@example.com> Asunto: Re: Baño
-¿Cuándo hablamos?`,
  },
  {
    name: 'Gmail on iOS, an announcement copied between lines of dashes',
    lines: `
+Is this you guys??
+
+-------
+NOTICE: Water will be shut off on Elm St
+Date: Nov 20, 2026 8:00 AM
+To: all residents
+From: Public Works
+-------
-
-On Sun, Nov 15, 2026 at 18:40 Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> We dig on Friday.
-> Dana`,
  },
];
