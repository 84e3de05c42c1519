/** A portal frame in elevation, as on the first sheet of a structural set; without dimensions, so it claims nothing. */
export function FrameElevation() {
  return (
    <svg viewBox="0 0 560 420" className="w-full max-w-160 stroke-section" fill="none" aria-hidden="true">
      <g strokeWidth="1" strokeDasharray="10 4 2 4" opacity="0.55">
        <path d="M90 62v310M280 62v310M470 62v310" />
      </g>
      <g strokeWidth="1.25" className="fill-paper">
        <circle cx="90" cy="46" r="15" />
        <circle cx="280" cy="46" r="15" />
        <circle cx="470" cy="46" r="15" />
      </g>
      <g stroke="none" className="fill-section font-sans text-13 font-medium" textAnchor="middle">
        <text x="90" y="51">
          A
        </text>
        <text x="280" y="51">
          B
        </text>
        <text x="470" y="51">
          C
        </text>
      </g>
      <g strokeWidth="2.25" strokeLinejoin="round">
        <path d="M84 330V192L280 112l196 80v138M96 330V201l184-75 184 75v129" />
      </g>
      <g strokeWidth="1">
        <path d="M96 238h368M96 284h368" />
        <path d="M150 179v59M205 156.5v81.5M355 156.5v81.5M410 179v59" />
        <path d="M276 330V127h8v203" />
      </g>
      <path d="M40 332h480" strokeWidth="3.5" className="stroke-copper" />
      <g strokeWidth="1" opacity="0.75">
        <path d="M72 334v22h36v-22M262 334v22h36v-22M452 334v22h36v-22" />
        <path d="M46 346l10-12M118 346l10-12M132 346l10-12M146 346l10-12M218 346l10-12M232 346l10-12M304 346l10-12M318 346l10-12M332 346l10-12M400 346l10-12M414 346l10-12M428 346l10-12M492 346l10-12" />
      </g>
      <g strokeWidth="1">
        <path d="M90 392h380" />
        <path d="m84 398 12-12m178 12 12-12m178 12 12-12M90 378v22M280 378v22M470 378v22" />
      </g>
    </svg>
  );
}
