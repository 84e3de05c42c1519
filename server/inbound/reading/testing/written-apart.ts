/**
 * A second set of mails written out by hand, apart from the rules and from the first set: other programs, other words, and what
 * people write that looks like a program's. Marks as in `written.ts`.
 */
import type { Written } from './written.ts';

export const WRITTEN_APART: Written[] = [
  {
    name: 'Roundcube, top-posted',
    lines: `
+Both of us can make Monday work.
+
+Priya
-
-On 2026-11-16 09:12, Ledge & Frame wrote:
-> Would Monday suit you for the survey?
-> It takes about two hours.`,
  },
  {
    name: 'Roundcube in German, between the questions',
    lines: `
=Am 16.11.2026 09:12, schrieb Ledge & Frame:
=> Welche Dämmung haben Sie im Dach?
+Glaswolle, von 1994.
=> Und im Boden?
+Gar keine.
-> Viele Grüße`,
  },
  {
    name: 'Roundcube in Spanish',
    lines: `
+Sí, el contrato lo firmamos los dos.
-
-El 2026-11-16 09:12, Ledge & Frame escribió:
-> ¿Quién firma el contrato?`,
  },
  {
    name: 'Fastmail on the web',
    lines: `
+Let's go with standing seam, dark bronze.
-
-On Mon, Nov 16, 2026, at 9:12 AM, Ledge & Frame wrote:
-> Standing seam or shingles?
->
-> Dana`,
  },
  {
    name: 'Mutt, answered below, signed',
    lines: `
-On Mon, Nov 16, 2026 at 09:12:04AM -0600, Ledge & Frame wrote:
-> Is the well still in use?
+
+It is. 180 feet, pump replaced in 2019.
+
--- 
-Erik Lund`,
  },
  {
    name: 'Zimbra, headers under a divider',
    lines: `
+I talked to the HOA, they want two copies.
-
------ Original Message -----
-From: "Ledge & Frame" <hello+rabcdefghij@ledgeandframe.example>
-To: "Tess Novak" <tess@example.com>
-Sent: Monday, November 16, 2026 9:12:04 AM
-Subject: HOA
-
-Has the HOA answered?`,
  },
  {
    name: 'Zimbra in German, attribution after dashes',
    lines: `
+Passt, ich bin ab acht da.
-
------ Am 16. Nov 2026 um 9:12 schrieb Ledge & Frame hello+rabcdefghij@ledgeandframe.example:
-
-> Können wir um acht anfangen?`,
  },
  {
    name: 'Zoho on the web, marked by dashes on both sides',
    lines: `
+The bank says yes. When do you need the deposit?
-
----- On Mon, 16 Nov 2026 09:12:04 -0600 Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote ----
-
-The deposit is due when the permit is issued.
-Dana`,
  },
  {
    name: 'AOL on the web, the older divider',
    lines: `
+No fireplace, please. We have two already and use neither.
-
-
------Original Message-----
-From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-To: carol.b <carol.b@example.com>
-Sent: Mon, Nov 16, 2026 9:12 am
-Subject: Re: LF-7K3
-
-Do you want a fireplace in the den?`,
  },
  {
    name: 'AOL on an iPhone',
    lines: `
+Tile is in the garage. Twelve boxes.
-
-Sent from the all new AOL app for iOS
-
-On Monday, November 16, 2026, 9:12 AM, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-Where is the tile?
-Is it enough?`,
  },
  {
    name: 'Xfinity on the web',
    lines: `
+We got three quotes. Yours is in the middle.
-
-> On 11/16/2026 9:12 AM CST Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
->
->
-> Did you get other quotes?`,
  },
  {
    name: 'IONOS in German',
    lines: `
+Der Statiker kommt am Freitag.
-
-> Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> hat am 16.11.2026 09:12 MEZ geschrieben:
->
->
-> Haben Sie schon einen Statiker?`,
  },
  {
    name: 'T-Online in German, subject first',
    lines: `
+Die alte Heizung bleibt drin, bis die neue läuft.
-
------Original-Nachricht-----
-Betreff: Re: Heizung
-Datum: 2026-11-16T09:12:04+0100
-Von: "Ledge & Frame" <hello+rabcdefghij@ledgeandframe.example>
-An: "Uwe Pohl" <uwe@example.com>
-
-Soll die alte Heizung gleich raus?`,
  },
  {
    name: 'Thunderbird, forwarded in German, subject first',
    lines: `
+Das schrieb uns die Stadt. Brauchen Sie mehr?
-
--------- Weitergeleitete Nachricht --------
-Betreff: Ihr Antrag
-Datum: Mon, 16 Nov 2026 09:12:04 +0100
-Von: Bauamt <bauamt@example.org>
-An: uwe@example.com
-
-Ihr Antrag ist vollständig.`,
  },
  {
    name: 'Thunderbird, forwarded in Spanish, subject first',
    lines: `
+Esto nos llegó del banco, ¿sirve?
-
--------- Mensaje reenviado --------
-Asunto: Su crédito
-Fecha: Mon, 16 Nov 2026 09:12:04 -0600
-De: Banco <credito@example.org>
-Para: luz@example.com
-
-Su crédito fue aprobado.`,
  },
  {
    name: 'Huawei, subject first under the divider',
    lines: `
+ok saturday morning then
-
--------- Original Message --------
-Subject: Re: Deck
-From: Ledge & Frame
-To: Sam
-CC:
-
-Does Saturday work?`,
  },
  {
    name: 'eM Client, headers without colons',
    lines: `
+Fine by me. Send the invoice to my office.
-
------- Original Message ------
-From "Ledge & Frame" <hello+rabcdefghij@ledgeandframe.example>
-To "Ian Fell" <ian@example.com>
-Date 11/16/2026 9:12:04 AM
-Subject Re: Invoice
-
-Where shall we send the invoice?`,
  },
  {
    name: 'Spark on a Mac',
    lines: `
+Yes to the skylight, no to the second one.
-
-Sent with Spark
-On Nov 16, 2026 at 9:12 AM -0600, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>, wrote:
-> One skylight or two?`,
  },
  {
    name: 'BlueMail on Android',
    lines: `
+The slab has a crack near the garage door, photo tomorrow
-
-Get BlueMail for Android
-
-On Nov 16, 2026, at 9:12 AM, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
->
->Any cracks in the slab?`,
  },
  {
    name: 'Superhuman',
    lines: `
+Approved. Go ahead with the framing.
-
-Sent via Superhuman ( https://sprh.mn/?vip=a@example.com )
-
-On Mon, Nov 16, 2026 at 9:12 AM, Ledge & Frame < hello+rabcdefghij@ledgeandframe.example > wrote:
-
->
->
->
-> May we begin framing?
->
->
->`,
  },
  {
    name: 'Tutanota, an attribution that says “by”',
    lines: `
+The windows face west. It gets very hot in July.
-
-Nov 16, 2026, 09:12 by hello+rabcdefghij@ledgeandframe.example:
-
-> Which way do the windows face?`,
  },
  {
    name: 'FairEmail, an attribution without a verb',
    lines: `
+Key is with the neighbor at 812.
-
-Nov 16, 2026 9:12:04 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>:
-
-> Where do we get the key?`,
  },
  {
    name: 'Mailspring',
    lines: `
+Two cars and a boat, so deeper if you can.
-
-On Nov 16 2026, at 9:12 am, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-> How many cars?`,
  },
  {
    name: 'Airmail, address in parentheses',
    lines: `
+We like the second elevation best.
-
-On 16 November 2026 at 9:12:04 am, Ledge & Frame (hello+rabcdefghij@ledgeandframe.example) wrote:
-
-> Which elevation do you prefer?`,
  },
  {
    name: 'HEY, a date without a time',
    lines: `
+Neither. Can we see something in brick?
-
-On November 16, 2026, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-> Stone or stucco?`,
  },
  {
    name: 'Windows Mail, sender without an address',
    lines: `
+We'll be gone from the 20th to the 29th.
-
-Sent from Mail for Windows
-
-From: Ledge & Frame
-Sent: Monday, November 16, 2026 9:12 AM
-To: Beth Ruiz
-Subject: Re: Schedule
-
-Are you home over Thanksgiving?`,
  },
  {
    name: 'Notes, headers set with tabs',
    lines: `
+Purchase order 4471 is on its way to you.
-
-From:	"Ledge & Frame" <hello+rabcdefghij@ledgeandframe.example>
-To:	"R. Castle" <rcastle@example.com>
-Date:	11/16/2026 09:12 AM
-Subject:	Re: Warehouse office
-
-We need a purchase order.`,
  },
  {
    name: 'Nine in German',
    lines: `
+Wir nehmen die Lärche.
-
-________________________________
-Von: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Gesendet: 16. November 2026 09:12
-An: Uwe Pohl
-Betreff: Re: Fassade
-
-Lärche oder Zeder?`,
  },
  {
    name: 'Gmail in Spanish, the time in words of Mexico',
    lines: `
+Sí, pero después de las 5 por favor.
-
-El lun, 16 nov 2026 a la(s) 9:12 a.m., Ledge & Frame (<
-hello+rabcdefghij@ledgeandframe.example>) escribió:
-
-> ¿Le llamamos hoy?`,
  },
  {
    name: 'Outlook in Spanish, Latin America',
    lines: `
+Ya pagué el permiso, adjunto el recibo.
-
-De: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Enviado el: lunes, 16 de noviembre de 2026 09:12 a. m.
-Para: Raúl Vega <raul@example.com>
-Asunto: RE: Permiso
-
-¿Ya está pagado el permiso?`,
  },
  {
    name: 'Outlook on a phone in German',
    lines: `
+Gern. Bringen Sie bitte Muster mit.
-
-Holen Sie sich Outlook für iOS<https://aka.ms/o0ukef>
-________________________________
-Von: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Gesendet: Montag, 16. November 2026 09:12:04
-An: Uwe Pohl <uwe@example.com>
-Betreff: Re: Fliesen
-
-Sollen wir vorbeikommen?`,
  },
  {
    name: 'Apple Mail on an iPhone in German',
    lines: `
+Mittwoch passt besser
-
-Von meinem iPhone gesendet
-
-> Am 16.11.2026 um 09:12 schrieb Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>:
->
-> Dienstag oder Mittwoch?`,
  },
  {
    name: 'Proton on the web in Spanish',
    lines: `
+El presupuesto está bien.
-
-Enviado con el correo seguro de Proton Mail.
-
-El lunes, 16 de noviembre de 2026 a las 9:12, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> escribió:
-
-> ¿Qué le pareció el presupuesto?`,
  },
  {
    name: 'Samsung, all headers on the line of the divider',
    lines: `
+sounds good, see you then
-
-Sent from my Galaxy
-
--------- Original message --------From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> Date: 11/16/26  9:12 AM  (GMT-06:00) To: Bo <bo@example.com> Subject: Re: Porch
-Is Thursday at nine all right?
-Dana`,
  },
  {
    name: 'Samsung in German, all headers on the line of the divider',
    lines: `
+Ja, gerne.
-
-Von meinem Galaxy gesendet
-
--------- Ursprüngliche Nachricht --------Von: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> Datum: 16.11.26  09:12  (GMT+01:00) An: Uwe <uwe@example.com> Betreff: Re: Balkon
-Passt Donnerstag um neun?`,
  },
  {
    name: 'Samsung, the divider and the headers in one line above a second mail',
    lines: `
+Yes. And the gutters too please
-
--------- Original message --------From: Dana @ Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> Date: 11/16/26  09:12  (GMT-06:00) To: jo@example.com Cc: kim@example.com Subject: RE: Roof
-Shall we redo the roof?
-
--------- Original message --------From: jo@example.com Date: 11/15/26  08:00  (GMT-06:00) To: hello+rabcdefghij@ledgeandframe.example Subject: Roof
-It leaks.`,
  },
  {
    name: 'Gmail as HTML, nested twice',
    html: true,
    lines: `
+<div dir="ltr">Perfect, thank you both!</div>
-<div class="gmail_quote"><div dir="ltr" class="gmail_attr">On Mon, Nov 16, 2026 at 9:12 AM Dana &lt;hello+rabcdefghij@ledgeandframe.example&gt; wrote:</div>
-<blockquote class="gmail_quote" style="border-left:1px solid #ccc"><div>The plan is attached.</div>
-<div class="gmail_quote"><blockquote class="gmail_quote" style="border-left:1px solid #ccc"><div>May I see the plan?</div></blockquote></div></blockquote></div>`,
  },
  {
    name: 'Outlook as HTML, answers in another color',
    html: true,
    lines: `
+<p class="MsoNormal">Dana, I put our comments next to yours.</p>
=<div style="border-top:solid #E1E1E1 1.0pt"><p class="MsoNormal"><b>From:</b> Ledge &amp; Frame &lt;hello+rabcdefghij@ledgeandframe.example&gt;<br></p>
=<p><b>Sent:</b> Monday, November 16, 2026 9:12 AM<br></p>
=<p><b>To:</b> Pat &lt;pat@example.com&gt;<br></p>
=<p><b>Subject:</b> RE: Closets</p></div>
=<p>Do you need a cedar closet?</p>
+<p style="color:red">Only in the main bedroom.</p>`,
  },
  {
    name: 'A last line that begins with an arrow (1)',
    lines: `
+Only if the beam is
+> 12 feet
-
-On Mon, Nov 16, 2026 at 9:12 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> How long is the beam?
-> Dana`,
  },
  {
    name: 'A last line that begins with an arrow (2)',
    lines: `
+Attic insulation:
+> R-38 if the price allows
-
-From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Sent: Monday, November 16, 2026 9:12 AM
-To: Al <al@example.com>
-Subject: Attic
-
-Which insulation?`,
  },
  {
    name: 'A last line that begins with an arrow (3)',
    lines: `
+Hold off on the tile please
+
+>> still deciding <<
-
-On Nov 16, 2026, at 9:12 AM, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> May we order the tile?
-> It takes three weeks.`,
  },
  {
    name: 'A last line that begins with an arrow (4)',
    lines: `
+Schritte:
+> Termin am 3. geht klar
-
-Am 16.11.2026 um 09:12 schrieb Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>:
-> Welcher Termin?
-> Dana`,
  },
  {
    name: 'Two arrows as the sender’s own list',
    lines: `
+We still need:
+> paint samples
+> the final price
+
+Nora`,
  },
  {
    name: 'A moving plan with a time',
    lines: `
+Hi Dana, the movers say:
+
+From: 806 Elm, second floor
+To: the storage unit on Texas Ave
+Date: December 12, 2026, 9:30 AM
+
+Please don't start demo before that.
-
-On Sun, Nov 15, 2026 at 6:40 PM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> When can we begin?`,
  },
  {
    name: 'Where a pipe runs, in German',
    lines: `
+Die Leitung läuft so:
+Von: Keller
+An: Dachboden
+Datum der Verlegung: 1978
+Also sicher Blei.`,
  },
  {
    name: 'A delivery, in Spanish',
    lines: `
+Así viene el flete:
+De: Monterrey
+Para: Laredo
+Fecha: 3 de diciembre
+Asunto: puertas de nogal
+¿Quién lo recibe?`,
  },
  {
    name: 'A pasted entry of a calendar',
    lines: `
+Can you move it?
+
+Subject: Site visit
+Date: Tuesday, December 1, 2026
+Location: 14 Ridge Rd
+
+We're out that day.
-
-On Nov 16, 2026, at 9:12 AM, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> The visit is in the calendar.
-> Dana`,
  },
  {
    name: 'Outlook, answers typed into the quotation (1)',
    lines: `
+I went through your list and answered point by point.
=
=From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Sent: Monday, November 16, 2026 9:12 AM
=To: Gus <gus@example.com>
=Subject: RE: Questions
=
=Who pays the permit?
+We do.
=Is there asbestos?
+Not that we know.`,
  },
  {
    name: 'Outlook, answers typed into the quotation (2)',
    lines: `
+Please scroll down, I replied after each one.
=
=From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Sent: Monday, November 16, 2026 9:12 AM
=To: Gus <gus@example.com>
=Subject: RE: Questions
=
=Who pays the permit?
+We do.
=Is there asbestos?
+Not that we know.`,
  },
  {
    name: 'Outlook, answers typed into the quotation (3)',
    lines: `
+My two cents are in the lines with stars.
=
=From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Sent: Monday, November 16, 2026 9:12 AM
=To: Gus <gus@example.com>
=Subject: RE: Questions
=
=Who pays the permit?
+We do.
=Is there asbestos?
+Not that we know.`,
  },
  {
    name: 'Outlook, answers typed into the quotation (4)',
    lines: `
+Replies are mixed in with your questions.
=
=From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Sent: Monday, November 16, 2026 9:12 AM
=To: Gus <gus@example.com>
=Subject: RE: Questions
=
=Who pays the permit?
+We do.
=Is there asbestos?
+Not that we know.`,
  },
  {
    name: 'Outlook, answers typed into the quotation (5)',
    lines: `
+answered everything down there
=
=From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Sent: Monday, November 16, 2026 9:12 AM
=To: Gus <gus@example.com>
=Subject: RE: Questions
=
=Who pays the permit?
+We do.
=Is there asbestos?
+Not that we know.`,
  },
  {
    name: 'Outlook, answers typed into the quotation (6)',
    lines: `
+Hi Dana, answers are further down. Gus
=
=From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Sent: Monday, November 16, 2026 9:12 AM
=To: Gus <gus@example.com>
=Subject: RE: Questions
=
=Who pays the permit?
+We do.
=Is there asbestos?
+Not that we know.`,
  },
  {
    name: 'Outlook in German, answers typed into the quotation (1)',
    lines: `
+Ich habe Punkt für Punkt geantwortet.
=
=Von: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Gesendet: Montag, 16. November 2026 09:12
=An: Gus <gus@example.com>
=Betreff: AW: Fragen
=
=Wer zahlt die Genehmigung?
+Das sind wir.
=Gibt es Asbest?
+Nicht dass wir wüssten.`,
  },
  {
    name: 'Outlook in German, answers typed into the quotation (2)',
    lines: `
+Meine Antworten stehen jeweils darunter.
=
=Von: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Gesendet: Montag, 16. November 2026 09:12
=An: Gus <gus@example.com>
=Betreff: AW: Fragen
=
=Wer zahlt die Genehmigung?
+Das sind wir.
=Gibt es Asbest?
+Nicht dass wir wüssten.`,
  },
  {
    name: 'Outlook in German, answers typed into the quotation (3)',
    lines: `
+Bitte nach unten scrollen, habe überall etwas dazu geschrieben.
=
=Von: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Gesendet: Montag, 16. November 2026 09:12
=An: Gus <gus@example.com>
=Betreff: AW: Fragen
=
=Wer zahlt die Genehmigung?
+Das sind wir.
=Gibt es Asbest?
+Nicht dass wir wüssten.`,
  },
  {
    name: 'Outlook in Spanish, answers typed into the quotation (1)',
    lines: `
+Le contesto punto por punto.
=
=De: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Enviado: lunes, 16 de noviembre de 2026 9:12
=Para: Gus <gus@example.com>
=Asunto: RE: Preguntas
=
=¿Quién paga el permiso?
+Nosotros.
=¿Hay asbesto?
+Que sepamos, no.`,
  },
  {
    name: 'Outlook in Spanish, answers typed into the quotation (2)',
    lines: `
+Mis respuestas van después de cada pregunta.
=
=De: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Enviado: lunes, 16 de noviembre de 2026 9:12
=Para: Gus <gus@example.com>
=Asunto: RE: Preguntas
=
=¿Quién paga el permiso?
+Nosotros.
=¿Hay asbesto?
+Que sepamos, no.`,
  },
  {
    name: 'Words below a signature (1)',
    lines: `
+Tuesday is fine.
+
=-- 
=Jude Okoro
=979 555 0160
=
+P.P.S. Mind the step.
-
-On Mon, Nov 16, 2026 at 9:12 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Does Tuesday suit you?
-> Dana`,
  },
  {
    name: 'Words below a signature (2)',
    lines: `
+Tuesday is fine.
+
=-- 
=Jude Okoro
=979 555 0160
=
+One more thing: the dog is deaf, so wave first.
-
-On Mon, Nov 16, 2026 at 9:12 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Does Tuesday suit you?
-> Dana`,
  },
  {
    name: 'Words below a signature (3)',
    lines: `
+Tuesday is fine.
+
=-- 
=Jude Okoro
=979 555 0160
=
+ps – parking is on Oak
-
-On Mon, Nov 16, 2026 at 9:12 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Does Tuesday suit you?
-> Dana`,
  },
  {
    name: 'Words below a signature (4)',
    lines: `
+Tuesday is fine.
+
=-- 
=Jude Okoro
=979 555 0160
=
+Nachtrag: Die Klingel geht nicht.
-
-On Mon, Nov 16, 2026 at 9:12 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Does Tuesday suit you?
-> Dana`,
  },
  {
    name: 'Words below a signature (5)',
    lines: `
+Tuesday is fine.
+
=-- 
=Jude Okoro
=979 555 0160
=
+PD. Traiga la cinta métrica
-
-On Mon, Nov 16, 2026 at 9:12 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Does Tuesday suit you?
-> Dana`,
  },
  {
    name: 'Words below a signature (6)',
    lines: `
+Tuesday is fine.
+
=-- 
=Jude Okoro
=979 555 0160
=
+Oh and the gate sticks, push hard.
-
-On Mon, Nov 16, 2026 at 9:12 AM Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Does Tuesday suit you?
-> Dana`,
  },
  {
    name: 'Words below two lone dashes (1)',
    lines: `
+Downstairs first
+--
+Upstairs later`,
  },
  {
    name: 'Words below two lone dashes (2)',
    lines: `
+Downstairs first
+--
+Budget: 90k
+Start: March`,
  },
  {
    name: 'Words below two lone dashes (3)',
    lines: `
+Downstairs first
+--
+Garage: nothing`,
  },
  {
    name: 'Words below two lone dashes (4)',
    lines: `
+Downstairs first
+--
+Und der Keller auch`,
  },
  {
    name: 'Words below two lone dashes (5)',
    lines: `
+Downstairs first
+--
+Y la cochera también`,
  },
  {
    name: 'A last line about where it was written (1)',
    lines: `
+We want the island.
+
+Sent from the parking lot, forgive the typos`,
  },
  {
    name: 'A last line about where it was written (2)',
    lines: `
+We want the island.
+
+Sent from our new house!`,
  },
  {
    name: 'A last line about where it was written (3)',
    lines: `
+We want the island.
+
+Sent from my wife's phone because mine is dead`,
  },
  {
    name: 'A last line about where it was written (4)',
    lines: `
+We want the island.
+
+Gesendet vom Zelt aus, daher kurz`,
  },
  {
    name: 'A last line about where it was written (5)',
    lines: `
+We want the island.
+
+Enviado desde el hospital, disculpe la prisa`,
  },
  {
    name: 'A last line about where it was written (6)',
    lines: `
+We want the island.
+
+Sent from my desk at Samsung`,
  },
  {
    name: 'A last paragraph that sounds like a disclaimer (1)',
    lines: `
+We want the island.
+
+This message is confidential until we tell the kids.`,
  },
  {
    name: 'A last paragraph that sounds like a disclaimer (2)',
    lines: `
+We want the island.
+
+If you are not the right person, please pass this on to Dana.`,
  },
  {
    name: 'A last paragraph that sounds like a disclaimer (3)',
    lines: `
+We want the island.
+
+Please consider the oak tree before you draw the driveway.`,
  },
  {
    name: 'A last paragraph that sounds like a disclaimer (4)',
    lines: `
+We want the island.
+
+Confidential: we are separating, so don't call the landline.`,
  },
  {
    name: 'A last paragraph that sounds like a disclaimer (5)',
    lines: `
+We want the island.
+
+This email and the pictures are for Dana only, she knows why.`,
  },
  {
    name: 'A last paragraph that sounds like a disclaimer (6)',
    lines: `
+We want the island.
+
+Diese Nachricht ist vertraulich, bis der Kauf durch ist.`,
  },
  {
    name: 'A last paragraph that sounds like a disclaimer (7)',
    lines: `
+We want the island.
+
+Este mensaje es confidencial hasta que firmemos.`,
  },
  {
    name: 'Canary on an iPhone',
    lines: `
+No rush. After the holidays is fine.
-
-On Monday, Nov 16, 2026 at 9:12 AM, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> When shall we start?`,
  },
  {
    name: 'SOGo, marked',
    lines: `
+Blue slate then.
-
-On Monday, November 16, 2026 09:12 CST, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Slate or bluestone?`,
  },
  {
    name: 'Outlook on the web in Spanish, rule above',
    lines: `
+Confirmado.
-
-________________________________
-De: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Enviado: lunes, 16 de noviembre de 2026 9:12
-Para: Inés <ines@example.com>
-Asunto: Re: Cita
-
-¿Confirma la cita?`,
  },
  {
    name: 'Thunderbird in German, a newer attribution',
    lines: `
+Das Fundament ist von 1961.
-
-Am 16.11.26 um 09:12 schrieb Ledge & Frame:
-> Von wann ist das Fundament?`,
  },
  {
    name: 'A mail list’s footer below the words',
    lines: `
+We like the porch on plan C.
-
-On 16/11/2026 09:12, Ledge & Frame wrote:
-> A, B or C?
-> Dana`,
  },
  {
    name: 'Front, attribution in full',
    lines: `
+Could you add a mud room?
-
-On November 16, 2026 at 9:12 AM CST, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> wrote:
-
-> Anything missing from the plan?`,
  },
  {
    name: 'Gmail on Android in German',
    lines: `
+Super, danke!
-
-Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> schrieb am Mo., 16. Nov. 2026, 09:12:
-
-> Muster liegen bereit.`,
  },
  {
    name: 'Apple Mail on an iPad in Spanish',
    lines: `
+Perfecto
-
-Enviado desde mi iPad
-
-> El 16 nov 2026, a la(s) 9:12 a.m., Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> escribió:
->
-> ¿A las nueve?`,
  },
  {
    name: 'Outlook on a Mac in German',
    lines: `
+Wir melden uns am Montag.
-
-Von: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
-Datum: Montag, 16. November 2026 um 09:12
-An: Uwe Pohl <uwe@example.com>
-Betreff: Re: Angebot
-
-Wie gefällt Ihnen das Angebot?`,
  },
  {
    name: 'Yahoo on Android in German',
    lines: `
+Ja, morgen
-
-Von Yahoo Mail auf Android gesendet
-
-Am Mo., Nov. 16, 2026 um 9:12 schrieb Ledge & Frame
-<hello+rabcdefghij@ledgeandframe.example>:
-
-Kommen Sie morgen?`,
  },
  {
    name: 'A shopping list with arrows',
    lines: `
+Things to bring:
+-> tile sample
+-> tape
+> coffee`,
  },
  {
    name: 'A person quotes a text message',
    lines: `
+My husband texted me:
+"On Tue at 3:15 PM the tree guy wrote: can't come"
+so the tree stays for now.`,
  },
  {
    name: 'Three dashes between two thoughts',
    lines: `
+Kitchen first.
+---
+Then, money permitting, the bath.`,
  },
  {
    name: 'Dashes above a wish in lower case',
    lines: `
+Everything as drawn.
+--
+except the closet door`,
  },
  {
    name: 'Outlook, answers marked by a name',
    lines: `
+Dana, I answered each question right where you asked it.
=
=From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Sent: Monday, November 16, 2026 9:12 AM
=To: Gus <gus@example.com>
=Subject: RE: Questions
=
=How many outlets?
+Six.`,
  },
  {
    name: 'Outlook in German, answered in capitals',
    lines: `
+SIEHE UNTEN
=
=Von: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Gesendet: Montag, 16. November 2026 09:12
=An: Gus <gus@example.com>
=Betreff: AW: Fragen
=
=Wie viele Steckdosen?
+SECHS.`,
  },
  {
    name: 'Outlook, answered with initials',
    lines: `
+Replied to yours with GL in front of every line.
=
=From: Ledge & Frame <hello+rabcdefghij@ledgeandframe.example>
=Sent: Monday, November 16, 2026 9:12 AM
=To: Gus <gus@example.com>
=Subject: RE: Questions
=
=How many outlets?
+GL: Six.`,
  },
  {
    name: 'A signature of a firm, then an afterthought',
    lines: `
+Price is fine.
=
=--
=Moya Electric
=979 555 0123
=
+Forgot to say, no work on Sundays.`,
  },
  {
    name: 'Sent from, in a joke',
    lines: `
+Draw it bigger.
+
+Sent from my bathtub`,
  },
  {
    name: 'Confidence asked for',
    lines: `
+The budget is 250.
+
+Please keep this between us. If you have received other numbers from my brother, ignore them.`,
  },
  {
    name: 'A from-to plan below a heading',
    lines: `
+Wall to take out
+From: pantry
+To: hall
+Subject to what the engineer says.`,
  },
  {
    name: 'A last line with an arrow in Spanish',
    lines: `
+Ventanas
+> seis en total
-
-El lun, 16 nov 2026 a las 9:12, Ledge & Frame <hello+rabcdefghij@ledgeandframe.example> escribió:
-
-> ¿Cuántas ventanas?
-> Dana`,
  },
];
