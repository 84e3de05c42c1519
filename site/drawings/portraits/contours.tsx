/** A slope at one-foot intervals, with the pad cut into it, the trees that stay and the path of the water. */
export function Contours() {
  return (
    <>
      <path d="M54 66c38-26 76-32 118-24s88 4 136-20" />
      <path
        className="thin"
        d="M54 90c34-24 70-32 112-26s96 6 142-18M54 114c22-16 42-26 62-28M236 88c24-2 50-8 72-18M54 138c18-12 34-22 50-26M252 114c20-2 40-8 56-14"
      />
      <path d="M54 164c16-10 32-18 48-24M254 142c18 0 38-4 54-12" />
      <path
        className="thin"
        d="M54 190c40-22 60-22 100-16s104-2 154-16M54 212c42-16 70-16 108-10s98-2 146-18M92 232c30-8 50-8 82-4s90-4 134-18"
      />
      <path d="M118 98l120-8 4 62-120 8z" />
      <path
        className="thin"
        d="M118 98l-10-12M136 97l-4-12M154 96l-3-12M172 95l-1-13M190 94l1-13M208 92l4-13M226 91l7-12"
      />
      <text x="180" y="132" textAnchor="middle" fontSize="11">
        FF 986.5
      </text>
      <path className="thin" d="M180 108v8M176 112h8" />
      <g className="accent" stroke="currentColor">
        <path
          strokeWidth="1.6"
          strokeDasharray="7 4"
          d="M300 34c-20 22-28 44-30 72s-6 44-30 62-60 20-92 46"
        />
        <path strokeWidth="1.6" d="M148 214l12-3M148 214l5-11" />
        <circle cx="82" cy="176" r="19" fill="currentColor" fillOpacity="0.16" />
        <circle cx="82" cy="176" r="2" fill="currentColor" />
        <circle cx="284" cy="196" r="15" fill="currentColor" fillOpacity="0.16" />
        <circle cx="284" cy="196" r="2" fill="currentColor" />
      </g>
      <text x="66" y="62" fontSize="10">
        990
      </text>
      <text x="62" y="157" fontSize="10">
        986
      </text>
    </>
  );
}
