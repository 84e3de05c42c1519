import { copper, paper, section } from '../theme-paint.ts';

/** Sun, solar on the south slope, inverter and battery, panel, meter, car. */
export function EnergyLayer() {
  return (
    <>
      <SolarChain />
      <path d="M434 219H340V190M434 219H200V240" stroke={copper} strokeWidth={1.8} />
      <path d="M330 190h20M336 190a4 8 0 0 0 8 0M190 240h20l6 14h-32z" stroke={section} strokeWidth={1.8} />
    </>
  );
}

export function SolarChain() {
  return (
    <>
      <circle cx={560} cy={52} r={18} stroke={copper} strokeWidth={2.4} />
      <path
        d="M560 22v-12M560 94v-12M530 52h-12M602 52h-12M539 31l-8 -8M581 31l8 -8M539 73l-8 8M581 73l8 8"
        stroke={copper}
        strokeWidth={2.2}
      />
      <path d="M340 74L536 167" stroke={section} strokeWidth={9} />
      <path
        d="M372 84l-4 9M404 99l-4 9M436 114l-4 9M468 130l-4 9M500 145l-4 9"
        stroke={paper}
        strokeWidth={2}
      />
      <path d="M452 130V204" stroke={copper} strokeWidth={2.4} />
      <rect x={434} y={204} width={36} height={30} fill={paper} stroke={section} strokeWidth={1.8} />
      <path d="M440 219q6 -12 12 0t12 0" stroke={section} strokeWidth={1.6} />
      <path d="M452 234V254" stroke={copper} strokeWidth={2.4} />
      <rect x={428} y={254} width={48} height={52} fill={paper} stroke={section} strokeWidth={1.8} />
      <path d="M455 262l-11 18h8l-4 16l13 -20h-8z" fill={copper} />
      <path d="M470 219H534" stroke={copper} strokeWidth={2.4} />
      <rect x={530} y={206} width={26} height={30} fill={paper} stroke={section} strokeWidth={1.8} />
      <circle cx={543} cy={218} r={8} stroke={section} strokeWidth={1.5} />
      <path d="M556 219H624m-9 -6l9 6l-9 6M565 213l-9 6l9 6" stroke={copper} strokeWidth={2} />
    </>
  );
}
