import { copper, paper, section } from '../theme-paint.ts';

/** Rain runs off the roof, down the drained gap and away from the slab; vapor barrier below, dehumidifier inside. */
export function MoistureLayer() {
  return (
    <>
      <WaterLeft />
      <WaterRight />
      <WaterBelow />
      <rect x={398} y={258} width={38} height={48} fill={paper} stroke={section} strokeWidth={1.8} />
      <path
        d="M417 268c6 9 9 13 9 18a9 9 0 0 1 -18 0c0 -5 3 -9 9 -18z"
        fill={section}
        fillOpacity={0.25}
        stroke={section}
        strokeWidth={1.6}
      />
    </>
  );
}

/** Rain, gutter, downspout and drained gap on the left side; the right side mirrors it on its slope. */
export function WaterLeft() {
  return (
    <>
      <path d="M60 40l-8 26M110 22l-8 26M168 36l-8 26M236 14l-8 26" stroke={section} strokeWidth={1.6} />
      <path d="M78 186h14v10h-14z" stroke={section} fill={section} fillOpacity={0.2} strokeWidth={1.6} />
      <path d="M84 196V322" stroke={section} strokeWidth={1.6} />
      <path
        d="M296 76L92 172m12 -2l-12 2l6 -11M112 196V312m-5 -8l5 8l5 -8M84 326L66 338H24m9 -6l-9 6l9 6"
        stroke={copper}
        strokeWidth={2.4}
      />
    </>
  );
}

function WaterRight() {
  return (
    <>
      <path d="M404 14l-8 26M470 36l-8 26M532 22l-8 26M586 44l-8 26" stroke={section} strokeWidth={1.6} />
      <path d="M548 186h14v10h-14z" stroke={section} fill={section} fillOpacity={0.2} strokeWidth={1.6} />
      <path d="M556 196V316" stroke={section} strokeWidth={1.6} />
      <path
        d="M344 76L548 172m-12 -2l12 2l-6 -11M528 196V312m-5 -8l5 8l5 -8M556 322l64 13m-9 -7l9 7l-11 3"
        stroke={copper}
        strokeWidth={2.4}
      />
    </>
  );
}

/** The vapor barrier under the slab, and the moisture it stops. */
export function WaterBelow() {
  return (
    <>
      <path d="M110 324H530" stroke={copper} strokeWidth={3} strokeDasharray="14 5" />
      <path
        d="M200 362v-20m-5 7l5 -7l5 7M320 362v-20m-5 7l5 -7l5 7M440 362v-20m-5 7l5 -7l5 7"
        stroke={section}
        strokeOpacity={0.7}
        strokeWidth={1.6}
      />
    </>
  );
}
