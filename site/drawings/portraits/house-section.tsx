/** A section through a gabled house: tall room, loft, hearth, porch, and the ground that was cut. */
export function HouseSection() {
  return (
    <>
      <path
        fill="currentColor"
        fillOpacity="0.28"
        d="M92 100v88h9v-84l75-48 72 46v86h9V98l37 22 4-7L176 42 74 106l5 7z"
      />
      <path d="M101 188v5h147v-5M92 188v14h165v-14" />
      <path d="M178 132h70v7h-70zM178 132v56" />
      <path d="M292 118v70M288 188h20" />
      <path d="M112 94V32h18v50M112 94v94h26v-34h-13v-62" />
      <path
        className="thin"
        d="M108 32h26M112 44h18M112 56h18M112 68h18M112 80h18M112 108h13M112 122h13M112 136h13"
      />
      <path className="thin" d="M178 188l8-8h8l8-8h8l8-8h8l8-8h8l6-8" />
      <path d="M54 196h38M257 196h51" />
      <path
        className="thin"
        d="M60 196l-6 8M72 196l-6 8M84 196l-6 8M268 196l-6 8M280 196l-6 8M292 196l-6 8M304 196l-6 8M101 202v18h9v-18M239 202v18h9v-18"
      />
      <g className="accent" stroke="currentColor">
        <path strokeWidth="0.9" d="M312 97L253 184" strokeDasharray="5 3" />
        <path strokeWidth="0.9" d="M253 184l2-10M253 184l9-5" />
        <circle cx="158" cy="148" r="3.6" />
        <path d="M158 152v18M152 158h12M158 170l-4 18M158 170l4 18" />
        <path d="M138 176h-9M133 176c-3-6 2-8 1-13 4 4 5 9 1 13" />
      </g>
    </>
  );
}
