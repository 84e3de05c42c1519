/** Heating, cooling and air: room units, an air handler taken apart, a mixing closet, a whole plant. */
import { copper, graphite, paper, section } from '../theme-paint.ts';
import { Behind, Body, box, each, HIDDEN, ring, steps } from './sheet.tsx';

/** One outdoor unit and its lines to four rooms, each with another kind of indoor unit. */
export function RoomUnits() {
  return (
    <>
      <Behind d="M14 20H466V222H14zM240 20V222M14 118H466" />
      <path
        d="M70 58V42M70 58v96M196 232V104h-80V58H70M284 232V104M284 104h92V44M196 154H70v18M284 172h100"
        stroke="none"
      />
      <path
        d="M204 252V196H120V178M228 252V96H112V78M252 252V96H366V62M276 252V196H352"
        stroke={copper}
        strokeWidth={2}
      />
      <Body d="M66 50h92v22l-6 6H72l-6 -6z" />
      <path d="M74 70h76" stroke={section} strokeWidth={2} />
      <path d="M84 86v12M112 86v0M140 86v12" stroke={section} strokeWidth={1.2} />
      <Body d={box(318, 40, 96, 22)} />
      <path d="M326 62h80M332 56h68" stroke={section} strokeWidth={2.4} />
      <path d="M340 72l-8 12M392 72l8 12" stroke={section} strokeWidth={1.2} />
      <Body d="M74 160h92v18H74z" />
      <path d={each(steps(7, 82, 13), (x) => `M${x} 165v8`)} stroke={section} strokeWidth={1.2} />
      <path d="M96 152v-12M120 152v-14M144 152v-12" stroke={section} strokeWidth={1.2} />
      <Body d={box(352, 140, 46, 74)} />
      <path d={`M352 162h46M352 190h46${ring(375, 176, 10)}`} stroke={section} strokeWidth={1.2} />
      <path d="M375 140V128H448V150M448 150l-5 -7m5 7l5 -7" stroke={section} strokeWidth={1.2} />
      <Body d={box(180, 244, 120, 66)} tint={0.14} />
      <path d={ring(222, 277, 26) + ring(222, 277, 5)} stroke={section} strokeWidth={1.6} />
      <path d="M222 251v52M196 277h52M204 259l36 36M240 259l-36 36" stroke={section} strokeWidth={0.9} />
      <path d={each(steps(6, 262, 6), (x) => `M${x} 254v46`)} stroke={section} strokeWidth={1.2} />
      <Behind d="M0 314H480" />
    </>
  );
}

/** A central air handler taken apart along the way of the air: return, cleaner, coil, blower, supply. */
export function AirHandler() {
  return (
    <>
      <path d="M4 160H476" stroke={graphite} strokeWidth={0.9} strokeDasharray="14 4 2 4" />
      <Body d="M14 96H72V224H14z" tint={0.06} />
      <path
        d="M24 128h28m-9 -7l9 7l-9 7M24 160h28m-9 -7l9 7l-9 7M24 192h28m-9 -7l9 7l-9 7"
        stroke={section}
        strokeWidth={1.6}
      />
      <Body d={box(92, 84, 42, 152)} />
      <path d={`M100 90${each(steps(9, 0, 1), () => 'l26 8l-26 8')}`} stroke={copper} strokeWidth={1.6} />
      <Body d={box(156, 76, 108, 168)} />
      <path d="M166 232L204 92h12L254 232" stroke={section} strokeWidth={8} strokeOpacity={0.3} />
      <path d="M166 232L204 92h12L254 232M158 236h104" stroke={section} strokeWidth={1.6} />
      <path
        d={each(steps(6, 112, 22), (y, i) => ring(199 - i * 6, y, 4) + ring(221 + i * 6, y, 4))}
        stroke={copper}
        strokeWidth={1.6}
      />
      <path d="M180 244v30h-20M236 244v46H150" stroke={copper} strokeWidth={2.4} />
      <Body d={box(286, 76, 96, 168)} />
      <path
        d={`M334 120a40 40 0 1 0 40 40V116H334z${ring(334, 160, 12)}`}
        fill={paper}
        stroke={section}
        strokeWidth={1.6}
      />
      <path
        d={each(
          steps(8, 0, 45),
          (a) =>
            `M${Math.round(334 + 14 * Math.cos((a * Math.PI) / 180))} ${Math.round(160 + 14 * Math.sin((a * Math.PI) / 180))}L${Math.round(334 + 30 * Math.cos(((a + 24) * Math.PI) / 180))} ${Math.round(160 + 30 * Math.sin(((a + 24) * Math.PI) / 180))}`,
        )}
        stroke={section}
        strokeWidth={1.2}
      />
      <Body d="M402 92L430 112V132H468V188H430V208L402 228z" tint={0.06} />
      <path d="M424 160h36m-9 -7l9 7l-9 7" stroke={section} strokeWidth={1.6} />
      <path
        d="M444 132V66m-7 10l7 -10l7 10M444 188v66m-7 -10l7 10l7 -10"
        stroke={section}
        strokeWidth={1.6}
      />
    </>
  );
}

/** A plan: five rooms around one closet; a small fan sends each its air, and the hall brings it back. */
export function MixingCloset() {
  return (
    <>
      <path d="M24 24H456V296H24z" stroke={section} strokeWidth={7} />
      <path
        d="M24 128H168V24M168 128V196M24 196H168V296M300 24V128H456M300 196H456M300 196V296M300 128V132"
        stroke={section}
        strokeWidth={4}
      />
      <path
        d="M52 128h30M96 196h30M372 128h30M372 196h30M168 150v24M300 222v28"
        stroke={paper}
        strokeWidth={6}
      />
      <path
        d="M82 128a30 30 0 0 1 -30 30M126 196a30 30 0 0 0 -30 -30M402 128a30 30 0 0 1 -30 30M402 196a30 30 0 0 0 -30 -30"
        stroke={section}
        strokeWidth={0.9}
      />
      <path d={box(204, 128, 60, 62)} fill={copper} fillOpacity={0.14} stroke={section} strokeWidth={4} />
      <Body d={box(212, 134, 44, 13)} tint={0.25} />
      <path d={`M216 144h36${ring(234, 170, 12)}M234 158v24M222 170h24`} stroke={section} strokeWidth={1.2} />
      <path
        d="M204 140H140V84M140 84m-7 10l7 -10l7 10M204 180H136V244m-7 -10l7 10l7 -10M264 140H350V84m-7 10l7 -10l7 10M264 180H350V244m-7 -10l7 10l7 -10M234 128V72m-7 10l7 -10l7 10"
        stroke={copper}
        strokeWidth={2.4}
      />
      {[
        [172, 140],
        [172, 180],
        [300, 140],
        [300, 180],
        [234, 106],
      ].map(([x = 0, y = 0]) => (
        <path key={`${x} ${y}`} d={ring(x, y, 8)} fill={paper} stroke={copper} strokeWidth={1.6} />
      ))}
      <path
        d="M70 162H190m-9 -6l9 6l-9 6M410 162H278m9 -6l-9 6l9 6M234 262V204m-7 10l7 -10l7 10"
        stroke={section}
        strokeWidth={1.4}
        strokeDasharray={HIDDEN}
      />
      <path d="M40 60h44v52M40 232h36v48M400 40v52h40M396 232h44" stroke={graphite} strokeWidth={0.9} />
      <path d="M264 160h24V8m-7 8l7 -8l7 8" stroke={section} strokeWidth={1.4} />
    </>
  );
}

/** The whole plant: heat pump, air handler, ventilator and dehumidifier, four zones, one line of control. */
export function AirSchematic() {
  return (
    <>
      <Behind d="M186 20H466V300H186zM326 20V136M326 184V300M186 136H466M186 184H466" />
      <Body d={box(20, 216, 84, 66)} tint={0.14} />
      <path d={`${ring(62, 249, 23)}M62 226v46M39 249h46`} stroke={section} strokeWidth={1.4} />
      <Body d={box(126, 128, 44, 64)} tint={0.2} />
      <path d={`${ring(148, 160, 14)}M138 150l20 20M158 150l-20 20`} stroke={section} strokeWidth={1.2} />
      <path d="M62 216V176H126M50 216V144H126" stroke={copper} strokeWidth={2} />
      <Body d={box(112, 34, 60, 44)} />
      <path d="M112 34l60 44M112 78l60 -44" stroke={section} strokeWidth={1.2} />
      <path
        d="M20 46H112m-10 -6l10 6l-10 6M112 66H20m10 -6l-10 6l10 6M148 78V128m-6 -10l6 10l6 -10"
        stroke={section}
        strokeWidth={1.6}
      />
      <Body d={box(120, 228, 56, 54)} />
      <path
        d="M148 238c7 10 11 15 11 21a11 11 0 0 1 -22 0c0 -6 4 -11 11 -21z"
        stroke={section}
        strokeWidth={1.6}
      />
      <path d="M148 228V192m-6 10l6 -10l6 10" stroke={section} strokeWidth={1.6} />
      <path d="M170 148H456V172H170z" fill={section} fillOpacity={0.18} stroke={section} strokeWidth={1.4} />
      {[
        [256, 148, -1],
        [396, 148, -1],
        [256, 172, 1],
        [396, 172, 1],
      ].map(([x = 0, y = 0, side = 1]) => (
        <g key={`${x} ${y}`}>
          <path
            d={`M${x} ${y}v${44 * side}m-7 ${-9 * side}l7 ${9 * side}l7 ${-9 * side}`}
            stroke={section}
            strokeWidth={1.6}
          />
          <path d={ring(x, y + 16 * side, 8)} fill={paper} stroke={section} strokeWidth={1.4} />
          <path d={`M${x - 6} ${y + 21 * side}l12 -10`} stroke={section} strokeWidth={1.4} />
        </g>
      ))}
      {[
        [300, 60],
        [440, 60],
        [300, 260],
        [440, 260],
      ].map(([x = 0, y = 0]) => (
        <g key={`${x} ${y}`}>
          <path d={ring(x, y, 11)} fill={paper} stroke={copper} strokeWidth={1.8} />
          <path d={`M${x} ${y}l5 -6`} stroke={copper} strokeWidth={1.8} />
        </g>
      ))}
      <path
        d="M300 49V8H440V49M300 8H142V34M300 271v40H440V271M300 311H62V282M148 311V282"
        stroke={copper}
        strokeWidth={1.4}
        strokeDasharray="3 4"
      />
    </>
  );
}
