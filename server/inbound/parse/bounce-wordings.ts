/** How mail servers say that they couldn't deliver: by whom a mail is, and in which words. */
import { headerOf } from './headers.ts';
import type { ParsedMail } from './parser.ts';

const DAEMON =
  /(mailer|mail|m)[-_ ]?daemon|post[-_ ]?master|mail[-_. ]deliver(y|ies)?[-_. ](sub)?system|mail (delivery|administrator)|system administrator|delivery (notification|status|report)|ndr administrator|microsoftexchange\p{Hex}{8}|double-bounce@/iu;

/** Whether From or the return path is a server's own. */
export function isFromDaemon(mail: ParsedMail): boolean {
  return DAEMON.test(headerOf(mail, 'from') ?? '') || DAEMON.test(headerOf(mail, 'return-path') ?? '');
}

/** Whether a server may have sent the mail. A person who forwards such a mail has an ordinary address. */
export const isFromServer = (mail: ParsedMail): boolean =>
  isFromDaemon(mail) ||
  ['from', 'return-path'].some((name) => /^[^<@]*<\s*>\s*$/.test(headerOf(mail, name) ?? '')) ||
  headerOf(mail, 'x-failed-recipients') !== null ||
  /\b(no|do-?not)-?_?reply@/i.test(headerOf(mail, 'from') ?? '');

const FAILED = [
  // English
  `undeliver(able|ed)|non-?delivery|deliver(y|ing)( has| have| was)? (failed|failure|error|problem)|fail(ed|ure)( mail)? (delivery|notice)|failed (to deliver|addresses|recipients?)`,
  `return(ed|ing) (mail|message|to sender)|mail (delivery |system )?(error|failed|failure)|(could|can|was|were|did|will|has|have)( ?not|n[’']t)( been| be)?( able to)? (deliver|sen[dt]|reach|accepted|complet|transmit)`,
  `(unable|not able|failed) to (deliver|send|reach|relay)|cannot (be )?(deliver|send|sent|reach)|did(n[’']t| not) like our|(fatal|permanent|delivery)( fatal| delivery)? (error|failure|problem)s?|(trouble|errors?)( has| have)?( occurred)? ?(while |in |when )?(attempting to |trying to )?(deliver|send)(ing)? (the |your |a |this )?(mail|message)`,
  `(user|recipient|address|account|mailbox|host|domain)( name| address| account)?( is| was| has been)? ?(unknown|rejected|not (be )?(found|recognized|listed|known|exist)|does(n[’']t| not) exist|unavailable|disabled|suspended|inactive|full|invalid)|(unknown|invalid|bad|malformed|no such|no valid)( local)? (user|recipient|address|mailbox|host|domain|person)`,
  `(over|exceed(s|ed|ing)?)( the| their| its| your)?( local| storage| disk| mailbox)? (quota|limit)|quota (exceeded|full)|(rejected|refused|blocked|bounced) (by|your)|transcript of session|failure reasons?|no mailbox here|could not find a gateway|recipients?( was| were)? aborted|relay(ing)? (access )?denied`,
  // Others, as Exchange, Gmail and large providers write to them
  `unzustellbar|nicht (zugestellt|zustellbar|übermittelt|ausgeliefert|zustellen|erreicht)|zustell(ung|fehler)( ist)? ?(fehlgeschlagen|gescheitert|nicht möglich)?|empfänger(adresse)? (unbekannt|nicht gefunden|existiert nicht)|postfach (ist )?(voll|überfüllt)`,
  `no se (ha podido|pudo|puede) (entregar|enviar)|no (fue|ha sido|pudo ser) entregad|mensaje no entregado|error (al|en la|de) entrega|destinatario (desconocido|no (existe|encontrado))|buzón (está )?lleno`,
  `non remis|échec (de (la )?)?(remise|livraison|distribution)|n[’']a (pas )?pu être (remis|distribué|livré|délivré|envoyé)|n[’']a pas été (remis|distribué|livré|délivré)|destinataire (inconnu|introuvable)`,
  `non (è stato|può essere|è stato possibile) (consegna|recapita)|mancat[ao] (consegna|recapito)|non recapitabile|impossibile (consegnare|recapitare)|não (foi|pôde ser|pode ser|é) (entregue|possível entregar)|falha (na|de) entrega|caixa (de correio )?cheia`,
  `onbestelbaar|niet (worden |kunnen )?(bezorg|afgelever)|bezorging (is )?mislukt|niedostarcz|nie (może|mogła|została|zostać|udało się) (być )?(dostarcz|doręcz)|недоставл|не (может быть|была|было|удалось) достав|не доставлен`,
  `kunde inte (levereras|skickas)|kunne ikke (leveres|sendes)|ikke lever(t|et)|teslim edileme|配信(不能|できません|に失敗)|(送信|配達|お届け)(が|は)?(できません|失敗)|エラー(通知|メール)|退信|(无法|無法|未能?)(投递|投遞|送达|送達|传递|傳遞)|반송|(배달|전송)(할 수 없|되지 않|에? ?실패)`,
].join('|');
const FAILURE = new RegExp(FAILED, 'iu');
/** An answer to a command of SMTP. */
const REPLY = /\b5\d\d[ -]#?5\.\d{1,3}\.\d{1,3}\b|(^|[\s'"])55[0-4][ -]/m;

export const tellsOfFailure = (words: string): boolean => FAILURE.test(words) || REPLY.test(words);

const DELAYED =
  /\bdelay(ed)?\b|warning (message )?only|need to re-?send|still being retried|(will|is going to|continue to|keeps?) (be )?(retr(y|ied)|try(ing)?)|temporary (failure|error|problem)|has(n[’']t| not) (yet )?been delivered|not yet been delivered|could not send (mail|message) for( the)? past|verzögert|noch nicht zugestellt|weiterhin versucht|retras(o|ad)|retard(é|ée)?\b|ritardo|atrasad|vertraagd|opóźni|задерж|遅延/iu;

/** Whether the server still tries. */
export const tellsOfDelay = (words: string): boolean => DELAYED.test(words);
