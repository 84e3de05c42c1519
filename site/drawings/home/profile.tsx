/** The ground from Bryan to Llano, looking south: clay, limestone in steps, granite. Schematic. */
export const GroundProfile = () => (
  <svg viewBox="0 0 1440 480" preserveAspectRatio="none" className="profile lined" aria-hidden>
    <defs>
      <pattern id="clay" width={34} height={18} patternUnits="userSpaceOnUse">
        <path d="M2 5h12M19 14h12" />
      </pattern>
      <pattern id="lime" width={92} height={44} patternUnits="userSpaceOnUse">
        <path d="M0 .5h92M0 22.5h92M30 0v22M72 22v22" />
      </pattern>
      <pattern id="gran" width={30} height={30} patternUnits="userSpaceOnUse">
        <path d="M4 8h8M8 4v8M20 22h7M23.5 18.500v7" />
      </pattern>
      <clipPath id="mass">
        <path d={MASS} />
      </clipPath>
    </defs>
    <path className="mass" d={MASS} />
    <g clipPath="url(#mass)" opacity={0.55} className="strata">
      <path fill="url(#clay)" d="M0 300H262L300 480H0Z" />
      <path fill="url(#lime)" d="M262 100H1126L960 480H300Z" />
      <path fill="url(#gran)" d="M1126 100H1440V480H960Z" />
    </g>
    <path d={LINE} strokeWidth={2.5} vectorEffect="non-scaling-stroke" />
    <path d="M262 300L300 480M1126 262L960 480" strokeDasharray="10 6" vectorEffect="non-scaling-stroke" />
  </svg>
);

const LINE =
  'M0 348C60 344 100 346 164 327L250 325L262 300H300V283H372L380 292C400 302 425 292 440 278H500L508 262H552L560 248H580V235H660L668 226H716V216H800L812 234C830 244 845 238 870 230H930L944 206H980L990 180H1010V163H1090C1110 190 1120 262 1150 293H1210C1235 290 1240 262 1280 254H1340C1360 196 1404 190 1440 226';
const MASS = `${LINE}V480H0Z`;
