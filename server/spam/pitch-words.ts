/**
 * What programs and sellers write, by family. Each phrase counts once, a family at most `most`. A word that
 * people need when they speak of a house ("traffic", "loan", "rank") stands here only together with what
 * makes it a pitch.
 */

export type Family = {
  /** For staff: "speaks of …". */
  about: string;
  most: number;
  phrases: readonly (readonly [points: number, pattern: RegExp])[];
};

export const FAMILIES: readonly Family[] = [
  {
    about: 'search rankings',
    most: 12,
    phrases: [
      [4, /\bseo\b|search engine optimi[sz]ation|\bposicionamiento web\b/],
      [8, /\bback ?-?links?\b|\blink[- ]?(?:building|insertions?|juice|exchange|placement)|\bdo-?follow\b/],
      [
        4,
        /\bper (?:link|post|article)\b|\b(?:existing|published?) (?:articles?|posts?|blog)\b|\bnew article\b|\bfreelance writer\b|\b(?:unique|relevant|related) (?:and related )?(?:to|content|articles?)\b.{0,20}\b(?:your|niche)\b|\byour (?:niche|blog|readers|audience)\b/,
      ],
      [8, /\bguest[- ]?post|sponsored (?:post|article|content)|\bpaid post|\bwrite for (?:you|your)\b/],
      [
        4,
        /\b(?:rank|ranks|ranking|rankings|ranked)\b.{0,40}\b(?:google|bing|search|higher|better|keywords?|maps|#1|top)\b/,
      ],
      [
        6,
        /\bcompetitors?\b.{0,60}\b(?:rank\w*|above you|ahead of you|outrank\w*)|\brank (?:your|ur|any|you)\b|\b(?:little|low|no|more|poor) (?:organic )?traffic\b/,
      ],
      [
        4,
        /\b(?:google|search engines?|bing|chatgpt|ai search)\b.{0,40}\b(?:rank|ranks|ranking|rankings|visibility|page (?:one|1)|top (?:3|three|10|of))/,
      ],
      [3, /\b(?:first|top|1st) page of google\b|\bpage (?:one|1) of google\b/],
      [4, /\bdomain (?:authority|rating)\b|\b(?:da|dr) ?\d{2}\b|\bserps?\b|\bmeta (?:tags?|descriptions?)\b/],
      [4, /\b(?:organic|website|web|targeted|more|real|quality|free) (?:search )?(?:traffic|visitors)\b/],
      [4, /\b(?:website|seo|site|free) (?:audit|analysis|report)\b|\baudit of your (?:web)?site\b/],
      [3, /\b(?:on|off)-?page\b|\bkeywords?\b|\barticles? (?:on|for) your (?:blog|site|website)\b/],
      [
        4,
        /\bgoogle (?:my )?business (?:profile|listing)|\bgoogle (?:maps )?(?:listing|reviews?)\b|\b(?:5|five)[- ]star reviews\b|\bbuy reviews\b/,
      ],
      [4, /\bindex(?:ed|ing)? (?:in|on|by|to)\b.{0,24}\b(?:google|search|directory)/],
    ],
  },
  {
    about: 'marketing and leads',
    most: 12,
    phrases: [
      [
        4,
        /\b(?:digital|online|internet|social media|sms|email|content|video|influencer) marketing\b|\bmarketing (?:agency|services?|campaigns?|company|team|expert)/,
      ],
      [
        5,
        /\b(?:lead generation|lead gen|more leads|qualified leads|exclusive leads|homeowner leads|remodeling leads|roofing leads|fresh leads|inbound leads|high-?(?:intent|ticket) (?:leads|clients))\b/,
      ],
      [
        6,
        /\bhandle (?:an? )?(?:extra |additional |more )?\d* ?(?:more|extra|additional|new|jobs|projects|clients|customers)|\b(?:get|bring|win|add|land|close|book)\w* (?:you )?\d+\+? (?:\w+ )?(?:new |more |extra )?(?:jobs|projects|clients|customers|leads|appointments|deals)/,
      ],
      [
        4,
        /\b(?:only )?pay (?:only )?(?:for|per) (?:results?|lead|appointment|booked)|\bper (?:lead|booked|appointment)\b|\bor you don't pay\b/,
      ],
      [4, /\bleads\b|\b(?:booked|qualified) (?:appointments|estimates|jobs|calls)\b/],
      [
        4,
        /\b(?:facebook|google|meta|ppc|instagram|tiktok|youtube|paid) ads?\b|\bpay[- ]per[- ](?:click|lead)\b/,
      ],
      [
        7,
        /\b(?:email|e-mail|mailing|contact|prospect) (?:lists?|databases?) of\b|\bverified (?:emails|contacts)\b|\bgdpr\b|\bdeliverab\w+\b/,
      ],
      [
        4,
        /\b(?:email|contact|mailing|prospect|verified|b2b|business) (?:lists?|databases?|leads|data|contacts|emails)\b|\bdecision[- ]?makers?\b/,
      ],
      [
        8,
        /\b(?:instagram|tiktok|facebook|youtube|social media|real) (?:followers|likes|subscribers|views|engagement)\b|\bfollowers\b/,
      ],
      [
        6,
        /\b(?:feedback|contact) forms? of\b|\b(?:thousands|millions|\d[\d,]{3,}) (?:of )?(?:other )?(?:sites|websites|forms|contact forms|inboxes|people)\b|\b(?:your|ur) (?:ad|ads|offer|message|promo)\b.{0,30}\b(?:millions|thousands|sites|forms)|\b(?:through|via|came .{0,20}) (?:your|the) (?:contact|feedback) form\b|\breply for (?:prices?|details|info)/,
      ],
      [
        8,
        /\b(?:contact|web|feedback) ?-?forms?\b.{0,60}\b(?:submi|messages?|send|blast|mailing|market|advert|reach)|\bsubmi\w+ .{0,40}\bcontact forms?\b|\bmessages? to (?:millions|thousands)\b|\bmass (?:mailing|messaging)\b|\bbulk (?:email|sms)/,
      ],
      [3, /\b(?:online|digital|web) (?:presence|visibility|reputation)\b|\bbrand (?:awareness|visibility)\b/],
      [3, /\bconversions?\b|\bconversion rate\b|\bsales funnel|\bfunnels?\b|\bcold (?:email|outreach|call)/],
      [
        4,
        /\b(?:listed|listing|feature[ds]?|included|inclusion|published) (?:in|on) (?:our|the top|a|forbes|an?) .{0,40}(?:directory|magazine|list|portal|publication|forbes|podcast)/,
      ],
      [
        6,
        /\b(?:feature|share|tell) your (?:story|company|business|firm)\b|\bour (?:podcast|magazine|directory|award)\b|\bnominated\b/,
      ],
      [4, /\bpackages? (?:start|from|begin)|\bmillion (?:listeners|readers|views|visitors)\b/],
      [
        6,
        /\b(?:magazine|publication|directory|portal|list(?:ing)?)\b.{0,80}\b(?:selected|featured|top \d+|award|publication cost|yearly fee|annual fee)|\b(?:selected|chosen) for (?:our|the) (?:top|list|award)/,
      ],
      [3, /\b(?:award|nominat|who'?s who|best of 20\d\d|top \d+ (?:builders|contractors|companies))/],
    ],
  },
  {
    about: 'websites, apps and software for firms',
    most: 8,
    phrases: [
      [
        4,
        /\b(?:web ?site|web|wordpress|shopify|app|mobile app|ui\/?ux|graphic|logo) (?:design(?:er|ing)?|develop(?:ment|er|ers|ing)|redesign|builder)\b/,
      ],
      [
        4,
        /\b(?:re-?design|rebuild|improve|optimi[sz]e|update|modernis?ze?|refresh|fix)\w* (?:of )?(?:your|ur|the) (?:current |existing |outdated |old )?(?:web ?site|site|web ?page)/,
      ],
      [
        3,
        /\b(?:your|ur) (?:web ?site|site|web ?page|homepage|domain)\b.{0,70}\b(?:outdated|slow|errors?|issues?|broken|problem|not (?:mobile|showing|visible|optimi)|penal|missing|score|load|convert)/,
      ],
      [
        4,
        /\b(?:explainer|animated|animation|promo(?:tional)?) videos?\b|\bvideo (?:production|editing|ads?)\b/,
      ],
      [
        5,
        /\bvirtual receptionists?\b|\blive chat\b|\bno (?:credit )?card required\b|\bour (?:software|app|tool|platform)\b|\b(?:search|generative) engine optimi\w+|\bappear in chatgpt\b/,
      ],
      [
        4,
        /\b(?:ai|chat) ?-?(?:bots?|agents?|receptionist|assistants?|automation|employee|voice|tools?|phone)\b|\bvoice agents?\b|\bmissed calls?\b.{0,60}\b(?:ai|automat|answer)/,
      ],
      [
        4,
        /\b(?:virtual assistants?|outsourc\w+|offshore|remote (?:staff|team|workers?|assistants?|talent)|white[- ]?label|back[- ]?office|bookkeeping services?)\b/,
      ],
      [
        3,
        /\b(?:saas|crm|software|platform|dashboard|api|plugin)\b.{0,60}\b(?:demo|trial|for (?:contractors|builders|construction|your)|helps?|automat|manage)/,
      ],
      [
        6,
        /\b(?:domain|hosting|ssl)\b.{0,40}\b(?:expir\w*|renew\w*|terminat\w*|suspen\w*)|\b(?:expired?|renew) (?:your )?domain/,
      ],
      [
        5,
        /\b(?:web|app|software|site|design)\b.{0,24}\b(?:development|developers?)\b|\bteam of (?:\w+ )?(?:developers|designers|experts|writers|editors)\b|\b(?:company|team|agency|we are|developers?) (?:is |are )?(?:based )?in india\b/,
      ],
      [
        3,
        /\bshare your requirements?\b|\bmock-?ups?\b|\bdemo (?:web)?site\b|\bfree website\b|\bclaim your (?:free|bonus|prize|listing|offer)\b/,
      ],
      [
        3,
        /\b(?:it|developers?|development|programming|design) (?:company|team|agency|firm|services) (?:in|from|based)\b/,
      ],
    ],
  },
  {
    about: 'money to be made',
    most: 12,
    phrases: [
      [
        5,
        /\b(?:bitcoins?|btc|crypto(?:s|currency|currencies|coins?)?|ethereum|usdt|binance|nfts?|airdrops?|altcoins?|defi|memecoins?|dogecoin)\b/,
      ],
      [5, /\bturn(?:ed)? \$? ?\d[\d,]{0,15} (?:in)?to \$? ?\d/],
      [
        6,
        /\bpresale\b|\b(?:ai|new|meme) coins?\b|\bwin (?:real )?money\b|\breal money\b|\b\d{2,3}x (?:potential|returns?|gains?)\b|\bhard pull\b|\b\d[\d.]{0,15} ?btc\b/,
      ],
      [
        4,
        /\b(?:forex|binary options|day ?trading|trading (?:bots?|signals?|platform|account|robot|system)|stock (?:tips|picks))\b|\btraders?\b.{0,30}\b(?:profit|earn)/,
      ],
      [
        4,
        /\b(?:passive|extra|online|steady|daily|weekly|monthly|additional) (?:income|earnings|profits?)\b|\bfinancial (?:freedom|independence)\b|\bget rich\b|\bmake money\b|\bmoney online\b/,
      ],
      [
        4,
        /\b(?:earn|earning|earned|make|making|made|profit|payout|win|won|receive)\b.{0,30}(?:[$€£]\s?\d|\d[\d,.]{0,15} ?(?:usd|dollars|euros|btc|%))/,
      ],
      [
        4,
        /\b(?:investment|investing) (?:opportunit|platform|plan|program|return|fund|proposal|partner|company)|\bguaranteed (?:returns?|profits?|income)\b|\breturns? (?:of|on your) (?:invest|\d)|\binvest (?:as little|just|only|\$)/,
      ],
      [
        4,
        /\b(?:next of kin|beneficiary|inheritance fund|unclaimed|diplomat|atm card|western union|moneygram|deceased (?:client|customer)|business proposal|private e-?mail|confidential (?:proposal|business)|compensation fund|lottery|sweepstakes?|jackpot winner|gift ?cards?)\b/,
      ],
      [
        6,
        /\b(?:million|billion) (?:united states |us |u\.s\. )?(?:dollars|usd|euros?|pounds)\b|\b(?:usd|us\$|\$) ?\d+(?:\.\d+)? ?(?:million|m)\b.{0,60}\b(?:transfer|fund|invest|account|partner|trust)/,
      ],
    ],
  },
  {
    about: 'loans and funding for firms',
    most: 11,
    phrases: [
      [
        8,
        /\b(?:business|working|merchant|personal|payday|instant|unsecured|quick|startup|fast) (?:loans?|capital|cash advance|funding|financing|credit lines?)\b|\bcash advance\b/,
      ],
      [
        5,
        /\bloans? (?:offers?|from|of|at|up to|with)\b.{0,30}\d|\b\d+(?:\.\d+)?% (?:interest|apr|annual)\b|\binterest rate of \d/,
      ],
      [
        4,
        /\b(?:funding|capital|financing|loan|line of credit|credit line)\b.{0,60}\b(?:your (?:business|company|project)|approved|24 hours|48 hours|same[- ]day|bad credit|no collateral|no credit check|up to \$)/,
      ],
      [3, /\b(?:repayment|credit check|amount needed|apply (?:now|today|online))\b/],
      [
        3,
        /\b(?:bad credit|no collateral|no credit check|pre-?approved|credit (?:repair|score fix)|debt (?:relief|collection)|factoring|tax (?:relief|debt)|erc (?:refund|credit)|employee retention)\b/,
      ],
      [3, /\bgrants?\b.{0,30}\b(?:approved|available|eligible|qualif|free)\b/],
    ],
  },
  {
    about: 'gambling',
    most: 12,
    phrases: [
      [
        6,
        /\b(?:online|crypto|live|best|top|bitcoin|new) casinos?\b|\bcasinos? (?:online|bonus|games?|site|review)/,
      ],
      [5, /\bcasinos?\b|\bcas[i1!]no/],
      [
        8,
        /\b(?:online|sports?|live|best) ?-?(?:betting|bets?|slots?|poker|gambling|roulette|bookmaker)\b|\b(?:betting|bookmakers?|gambling|roulette|blackjack|baccarat|sportsbook)\b/,
      ],
      [
        10,
        /\b(?:free spins?|no deposit|deposit bonus|welcome bonus|bonus codes?|promo ?codes?|jackpots?|slot (?:games?|machines?)|slots)\b/,
      ],
      [
        8,
        /\b(?:1xbet|1win|bahis|bonusu|siteleri|mostbet|melbet|pin-?up|vavada|betwinner|bet365|22bet|stake\.com|judi|gacor|situs|togel)\b/,
      ],
    ],
  },
  {
    about: 'pills and cures',
    most: 12,
    phrases: [
      [
        9,
        /\bv[i1!]agra|\bcia[l1]is|\b(?:levitra|sildenafil|tadalafil|tramadol|xanax|valium|ambien|modafinil|oxycodone|phentermine|ivermectin|kamagra|priligy|accutane|clomid|prednisone|amoxicillin|lasix|semaglutide|ozempic|wegovy|tirzepatide)\b/,
      ],
      [
        4,
        /\b(?:online|canadian|cheap|discount|international) (?:pharmac(?:y|ies)|drugs|pills|meds|medications?)\b|\bwithout (?:a )?prescription\b|\bno (?:rx|prescription)\b/,
      ],
      [
        5,
        /\blose \d+ (?:lbs|pounds|kg)\b|\b\d+ (?:lbs|pounds|kg) in \d+ (?:days|weeks)\b|\bdiscreet(?:ly)? (?:packag|ship)\w+/,
      ],
      [5, /\b(?:generic|cheap|diet) pills\b|\bpills\b/],
      [
        5,
        /\b(?:erectile|male enhancement|testosterone|libido|steroids?|hgh|sarms|cbd|kratom|nootropics?|weight ?loss|lose weight|keto|fat burn\w*|belly fat|gummies|diet pills?)\b/,
      ],
      [3, /\b(?:supplements?|detox|miracle|blood sugar|joint pain|tinnitus|hair loss|anti-?aging)\b/],
    ],
  },
  {
    about: 'sex and dating',
    most: 12,
    phrases: [
      [
        5,
        /\b(?:porn\w*|xxx|escorts?|onlyfans|webcam (?:girls?|models?)|sex ?(?:chat|dating|dolls?|cams?)|nudes?|hookups?|adult (?:dating|content|site)|sexy|horny|naked)\b/,
      ],
      [
        4,
        /\b(?:dating (?:site|app)|hot (?:girls?|women|singles)|lonely (?:girls?|women|wives)|meet (?:girls?|women|singles)|sex)\b/,
      ],
    ],
  },
  {
    about: 'jobs to be had',
    most: 8,
    phrases: [
      [
        4,
        /\b(?:work (?:from|at) home (?:job|opportunity|and earn)|online job|part[- ]?time (?:online|remote)?\s*(?:job|work)|remote (?:job|position|jobs)|job (?:offer|opportunity|opening)s?)\b/,
      ],
      [
        7,
        /\b(?:skilled|foreign|cheap|affordable) (?:labou?r|workers|manpower|workforce)\b|\bstaff from abroad\b|\bmanpower\b|\bbank (?:name|statements?)\b/,
      ],
      [
        4,
        /\b(?:no experience (?:needed|required|necessary)|flexible hours|hourly pay|weekly pay|per (?:hour|day|week) from home|paid daily)\b/,
      ],
      [
        4,
        /\b(?:we|currently|are|now|urgently) (?:are )?(?:hiring|recruiting)\b|\b(?:staffing|recruit(?:ment|ing)) (?:agency|firm|services?|solutions?|partner)\b|\b(?:pre-?vetted|vetted|qualified|skilled) (?:candidates|workers|talent|labor|staff)\b/,
      ],
    ],
  },
  {
    about: 'invoices, claims and threats',
    most: 11,
    phrases: [
      [
        5,
        /\b(?:overdue|unpaid|outstanding|past[- ]due|pending) (?:invoices?|payments?|balance|amount)\b|\binvoices? (?:no|nr|number|#|is attached|attached|was not paid|inv)|\battached invoice\b/,
      ],
      [
        5,
        /\b(?:final (?:notice|reminder|warning)|legal (?:action|proceedings|department)|debt collection|collections? agency|lawsuit|law enforcement)\b/,
      ],
      [
        5,
        /\b(?:copyrights?|copyrighted|trademark|images?) .{0,40}(?:infring\w*|violat\w*|without (?:my|our) (?:permission|consent))|\bdmca\b|\bstolen (?:images|photos)\b/,
      ],
      [
        4,
        /\b(?:verify|confirm|update|reactivate|unlock) your (?:account|identity|email|payment|mailbox|password|billing)\b|\b(?:account|mailbox|email) (?:has been|will be|is) (?:suspend|limit|deactivat|block|clos)\w*/,
      ],
      [
        5,
        /\bdownload (?:the|your) (?:evidence|invoice|file|document|proof)|\b(?:mailbox|account|inbox|storage)\b.{0,30}\b(?:suspended|full|expire\w*|terminated|deactivated|closed)\b|\bpending (?:release|payment|transfer|transaction)\b|\b(?:business|company) (?:registry|register)\b|\bmust be renewed\b|\bbilling details\b/,
      ],
      [
        4,
        /\b(?:remittance|wire (?:the )?transfer|swift copy|proforma|payment (?:advice|confirmation|slip)|purchase order|request for quotation|rfq)\b/,
      ],
      [
        5,
        /\b(?:hacked|malware|recorded (?:you|your)|your (?:device|webcam|password is|browsing)|ransom|vulnerabilit(?:y|ies)|bug bounty|data (?:leak|breach))\b/,
      ],
    ],
  },
  {
    about: 'goods and services for builders',
    most: 11,
    phrases: [
      [
        4,
        /\b(?:we are|i am|this is .{0,40}) (?:an? )?(?:\w+ ){0,4}(?:manufacturers?|factory|exporters?|suppliers?|wholesalers?|sourcing)\b|\b(?:leading|professional) (?:\w+ ){0,3}(?:manufacturer|factory|supplier|exporter)/,
      ],
      [
        5,
        /\b(?:we|i) (?:export|manufacture|produce|supply)\b|\bour (?:factory|factories|plant)\b|\bcontainers?\b.{0,20}\b(?:load|order|price|one)\b/,
      ],
      [
        8,
        /\b(?:moq|fob|exw|ex-works|oem|odm)\b|\bfactory (?:direct|prices?)\b|\b(?:from|in) (?:china|guangdong|shenzhen|foshan|yiwu|guangzhou|alibaba)\b|\b(?:competitive|wholesale|best|lowest|unbeatable|attractive) prices?\b/,
      ],
      [
        4,
        /\b(?:our|latest|product|e-?) ?(?:product )?catalog(?:ue)?\b|\bfree samples?\b|\bprice ?list\b|\bbulk (?:orders?|discounts?|pricing|supply)\b/,
      ],
      [
        6,
        /\b(?:bim|shop drawings?|planswift|bluebeam|csi (?:trades|divisions))\b|\b(?:3d )?render(?:ing|s)s? (?:and|&) (?:visuali[sz]ation|animation)|\b(?:do|offers?|provides?|outsourc\w+|need)\b.{0,24}\b(?:bim|3d render\w*|drafting|shop drawings?|estimating|takeoffs?)\b/,
      ],
      [
        4,
        /\bturn ?-?around\b.{0,30}\b(?:hours?|days?|fast|quick)|\bwin more\b|\bour (?:rates?|prices?|pricing|estimates)\b|\b\d{2}% (?:lower|cheaper|less)\b|\bin-house\b/,
      ],
      [
        8,
        /\b(?:estimating|takeoffs?|take-offs?|drafting|rendering|3d rendering|bim|cad) (?:services?|company|firm|solutions?|team)\b|\b(?:quantity|material) take-?offs?\b|\bvisuali[sz]ation (?:studio|services?)\b/,
      ],
      [
        4,
        /\b(?:accept|take) (?:all )?(?:major )?credit cards?\b|\bsend plans\b|\bupcoming projects?\b|\btake-?off services\b/,
      ],
      [
        6,
        /\bsend (?:us |me |over )?(?:your |the )?(?:plans|drawings|blueprints)\b.{0,30}\b(?:free|quote|estimate)|\bprojects? (?:for|to) (?:bid|bidding)\b|\bpay my (?:private )?(?:consultant|architect|mover|agent)\b/,
      ],
      [7, /\b(?:credit card|payment|merchant) (?:processing|fees?|services|terminal)\b|\bmerchant fees\b/],
      [
        5,
        /\b(?:bookkeeping|tax(?:es)?|payroll|workers'? comp|insurance|financing)\b.{0,60}\b(?:your|construction|contractors?|homeowners|customers)\b.{0,60}\b(?:save|help|plans?|business|close)|\bh-?2b\b|\bvisas?\b|\bdistributors?\b|\bdistribute our\b/,
      ],
      [
        4,
        /\b(?:janitorial|cleaning|landscape maintenance|pest control|security guard|payroll|insurance|merchant|credit card processing|logistics|freight|fulfillment|phone|voip|translation|printing) (?:services?|company|solutions?|quotes?|coverage)\b/,
      ],
      [
        4,
        /\b(?:promotional (?:products|items)|branded (?:merch\w*|apparel)|custom (?:t-?shirts|apparel|logo)|water ?bottles|air ?pods|smart ?watch|sunglasses|handbags|replica|rolex|louis vuitton|nike|sneakers|ray-?ban|cheap (?:shoes|bags|jerseys))\b/,
      ],
      [
        4,
        /\b(?:buy now|order now|shop now|free shipping|\d{2}% (?:off|discount)|limited (?:time|stock)|lowest price|flash sale|discounted?|on sale)\b/,
      ],
    ],
  },
  {
    about: 'itself as an offer',
    most: 11,
    phrases: [
      [
        5,
        /\b(?:we|i|our \w+|that|who|which) (?:'ve |have |recently |just |also |currently |successfully )?(?:help(?:s|ed|ing)?|work(?:s|ed)? (?:exclusively |closely |mainly |primarily )?with|partner(?:s|ed)? with|serve[ds]?|support(?:s|ed)?|assist(?:s|ed)?) (?:\w+[- ]){0,5}(?:business(?:es)?|compan(?:y|ies)|contractors?|builders?|remodelers?|firms?|brands|agencies|entrepreneurs|owners|studios|clients)\b/,
      ],
      [
        5,
        /\b(?:businesses|companies|contractors|builders|remodelers|firms|brands|studios|professionals|teams) (?:just )?(?:like yours|such as yours|like you|similar to yours|in your (?:area|industry|field|space|niche))\b/,
      ],
      [
        5,
        /\b(?:grow|scale|boost|increase|skyrocket|double|triple|expand|explode|improve|maximi[sz]e|streamline|save|cut|reduce)\w* (?:\w+ ){0,3}(?:your|ur) (?:\w+ ){0,3}(?:business|sales|revenue|traffic|leads|income|profits?|bookings|visibility|presence|reach|clients?|customers?|costs?|overhead|bids?|time|workflow|pipeline|team|rating)/,
      ],
      [
        3,
        /\bour (?:\w+ ){0,3}(?:agency|services|platform|tool|software|clients|experts|solutions?|packages?|products?|company|team|plans|network|developers|specialists|system|store|shop)\b/,
      ],
      [
        3,
        /\b(?:we|i) (?:can|could|would love to|would like to|want to|will|'d love to|'d like to)? ?(?:offer|provide|speciali[sz]e|deliver|guarantee|supply|export|handle)s?\b/,
      ],
      [
        4,
        /\b(?:we|i) (?:can|could|will|may|would love to|would like to|'d love to|might) (?:be able to )?(?:help|show|get|bring|send|share with|give|save|make|introduce|present|offer|put) (?:to )?(?:you|your|u)\b/,
      ],
      [
        3,
        /\b(?:your|ur) (?:business|company|brand|firm|industry|organi[sz]ation|competitors?|customers|clients|projects? pipeline|team|sales|audience)\b/,
      ],
      [
        3,
        /\bfollow(?:ing)? up (?:again|on (?:my|our|the) (?:last|previous|proposal|message|email|offer))|\bdid you (?:get a chance|have a chance|see my|receive my)/,
      ],
      [
        6,
        /\bhelped (?:an? |the |\d+ |several |many |dozens of )?(?:\w+[- ]){0,3}(?:builders?|contractors?|remodelers?|compan(?:y|ies)|firms?|business(?:es)?|studios?|clients?|owners?)\b.{0,60}\b(?:increase|add|grow|generate|get|win|save|boost|double|reach|book|land)/,
      ],
      [
        5,
        /\b(?:our (?:team|agency|company|firm|studio)|i|we) (?:speciali[sz]es?|focus(?:es)? on helping)\b|\b(?:i|we) (?:lead|run|head|manage|represent) (?:\w+ ){0,3}(?:partnerships?|growth|sales|outreach|agency|platform|business development|marketing)\b|\b(?:platform|tool|software|app|system|service) (?:that|which|to) (?:helps?|automates?|lets?|makes?|streamlines?|manages?)\b/,
      ],
      [
        4,
        /\bcase stud(?:y|ies)\b|\bbook a (?:time|slot|call|demo)\b|\bpoint me (?:in|to)\b|\bhappy to (?:share|send) (?:you |over )?(?:an? (?:short|quick|brief|few)|some|more|our|over)\b|\bcompelling (?:content|copy|videos?)\b|\bpremium brands?\b|\bqualified inquir\w+|\bdigital strateg\w+|\bautomat\w+ (?:your |the |their )?(?:\w+ ){0,2}(?:follow-?ups?|intake|bids?|estimates|scheduling|process)/,
      ],
      [
        2,
        /\b(?:caught my (?:eye|attention)|stood out|impressed (?:by|with)|congratulations on|been following)\b/,
      ],
      [
        4,
        /\b(?:schedule|book|hop on|jump on|set up|arrange|have|open (?:to|for)|up for|time for|available for|worth) (?:an? )?(?:quick |short |brief |free |discovery |introductory |intro |15[- ]minute |10[- ]minute |20[- ]minute ){1,3}(?:\w+ )?(?:call|demo|chat|meeting|zoom|conversation|walkthrough|consult\w*)/,
      ],
      [2, /\b(?:10|15|20|30)[- ]?min(?:ute)?s?\b.{0,20}(?:call|demo|chat|meeting|zoom|walkthrough)/],
      [
        4,
        /\bunsubscribe\b|\bopt[- ]?out\b|\breply (?:with )?["'“]?(?:stop|no|remove|yes|info|interested|more)\b|\bremoved? from (?:our|this|my) (?:list|mailing)|\bif (?:you(?:'re| are)|this is|it's) not (?:interested|relevant|a fit|the right)|\bwon'?t (?:contact|bother|reach out|email) (?:you )?again\b/,
      ],
      [
        4,
        /\bdear (?:sir|madam|webmaster|business owner|owner|site owner|website owner|manager|beneficiary|friend|customer|client|hiring|purchasing|company)\b|\b(?:hello|hi|hey|dear),? (?:there,? )?(?:admin|webmaster|website owner|site owner|business owner)\b|\battn:? (?:owner|manager|accounts?)/,
      ],
      [
        3,
        /\b(?:right|best|correct) person\b|\bdecision[- ]?maker\b|\bwho (?:handles|manages|is in charge|is responsible|oversees)\b|\bperson (?:in charge|responsible)\b|\bforward this to (?:the|your)\b/,
      ],
      [
        2,
        /\b(?:came|come|stumbled|ran) (?:across|upon|over) (?:your|ur|the) (?:web ?site|site|business|company|firm|profile|page|listing|work|blog)\b|\b(?:visit|review|brows|look|check|surf|analy[sz]|audit|scan)\w* (?:\w+ ){0,3}(?:your|ur) (?:web ?site|site|web ?page|blog|online)/,
      ],
      [
        3,
        /\b(?:interested\?|are you interested|let me know if (?:you(?:'re| are)|this) (?:interest|sound)\w*|would you be (?:interested|open|willing|up) (?:in|to|for)|would that be|worth a (?:chat|look|conversation)|mind if i|can i send|may i send|shall i send|should i send|can we (?:connect|talk)|send (?:you )?(?:over )?(?:more (?:info|details)|a (?:quote|proposal|sample|few|link|short)|our|the|some) )/,
      ],
      [
        3,
        /\b(?:no obligation|no strings|no upfront|zero (?:cost|risk)|risk[- ]free|money[- ]back|100% (?:free|safe|guarantee\w*|legit)|free (?:trial|demo|sample|proposal|mockup|estimate for your|strategy)|act (?:now|fast)|don'?t miss|click (?:here|the link|below)|sign up|register (?:now|here|today)|check (?:it|this|us|our|my|them) out|visit (?:us|our|my)|special (?:offer|price|deal)|exclusive offer|best deals?|affordable (?:prices?|rates?|packages?|monthly)|only \$ ?\d+|starting (?:at|from) (?:just |only )?\$ ?\d+|just \$ ?\d+|per month|\/month|\/mo\b|\/hr\b|per hour)/,
      ],
      [4, /\b(?:telegram|whats ?app|wechat|skype|viber|t\.me|wa\.me)\b/],
      [
        2,
        /\b(?:as an? (?:ai|leading|trusted|award)|cutting[- ]edge|state[- ]of[- ]the[- ]art|game[- ]?chang\w+|seamless(?:ly)?|leverage|synerg\w+|tailored|turnkey|end-to-end|proven (?:track|results|system|strategy)|measurable|streamline\w*|actionable|unlock\w*|elevat\w+|roi)\b/,
      ],
      [
        3,
        /\b(?:collaborat\w+|partnership|partner|cooperation|mutually beneficial|long-?term (?:cooperation|relationship|business)|business (?:proposal|proposition|opportunity|relationship|cooperation))\b.{0,80}\b(?:your (?:company|business|site|website|blog|brand|firm|esteemed|team|audience)|benefi\w+|proposal|proposition|opportunity|brand|esteemed)/,
      ],
      [
        3,
        /\b(?:to whom it may concern|greetings of the day|hope this (?:message|email|note) finds you|i hope you are (?:doing )?well|good day)\b.{0,200}\b(?:we|our|offer|service|company|business|proposal)/s,
      ],
    ],
  },
  {
    about: 'an offer, in Russian',
    most: 10,
    phrases: [
      [10, /казино|ставк[аиу]|букмекер|слот(?:ы|ов)|фриспин|бонус/],
      [7, /продвижени|раскрут|ссылк|сео\b|рассылк|трафик|поисков/],
      [7, /заработ|крипт|биткоин|инвест|трейд|доход|займ|кредит|микрозайм/],
      [
        4,
        /сайт|реклам|заказ|купить|скидк|цен[аыу]|услуг|предлаг|компани|сотруднич|диплом|справк|виагр|знакомств|телеграм|прогон|ваше(?:го|му|м|й)?\b/,
      ],
      [3, /подробн|переход|перейд|жмите|здесь|наш(?:и|ем|его|ей)?\b|гаранти|база|баз[уы]/],
    ],
  },
  {
    about: 'an offer, in Chinese',
    most: 10,
    phrases: [
      [5, /博彩|赌场|彩票|娱乐城|棋牌|体育投注|百家乐|下注/],
      [5, /代开|发票|办证|贷款|外链|推广|优化|引流|群发|排名|营销/],
      [4, /厂家|工厂|供应|批发|价格|报价|公司|产品|质量|客户|合作/],
      [4, /微信|加微|telegram|电报|联系我们|网址|网站|点击|赚钱|兼职|投资|比特币/],
    ],
  },
  {
    about: 'an offer, in Spanish or Portuguese',
    most: 9,
    phrases: [
      [
        5,
        /\b(?:ofrecemos|le ofrecemos|brindamos|oferecemos|somos (?:una )?(?:empresa|agencia|fabricantes|agência|empresa)|nuestros servicios|nossos serviços|nuestra agencia)\b/,
      ],
      [
        7,
        /\b(?:préstamos?|prestamos?|empréstimos?|crédito) .{0,30}(?:personal|rápido|urgente|interés|\d ?%)|\bganar dinero|ganhe dinheiro|ingresos (?:extra|pasivos)\b/,
      ],
      [4, /\b(?:su (?:empresa|negocio|sitio|página web)|seu (?:site|negócio)|sua empresa)\b/],
      [
        4,
        /\b(?:posicionamiento|diseño web|páginas? web|redes sociales|seguidores|clientes potenciales|tráfico)\b/,
      ],
    ],
  },
];
