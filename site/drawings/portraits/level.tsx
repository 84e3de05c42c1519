/** A spirit level on three courses of stone, with a plumb line. */
export function Level() {
  return (
    <g transform="translate(0 -27)">
      <path d="M54 176H308M54 203H308M54 230H308M54 257H308" />
      <path d="M104 176v27M171 176v27M226 176v27M281 176v27M79 203v27M142 203v27M198 203v27M254 203v27M110 230v27M160 230v27M214 230v27M276 230v27" />
      <path
        className="thin"
        d="M60 184l9-5M64 190l14-8M112 184l10-6M118 190l12-7M180 184l8-5M236 185l11-7M240 192l15-9M86 211l10-6M150 213l12-7M206 212l10-6M262 213l12-8M66 240l11-7M120 240l10-6M172 241l12-8M224 240l9-6M284 242l12-8"
      />
      <path d="M70 140h222v36H70zM82 148h56v20H82zM224 148h56v20h-56z" />
      <circle cx="110" cy="158" r="7.5" />
      <circle cx="252" cy="158" r="7.5" />
      <path className="thin" d="M104 158h12M246 158h12" />
      <rect x="155" y="147" width="52" height="15" rx="7.5" />
      <path className="thin" d="M172 147v15M190 147v15" />
      <g className="accent">
        <ellipse cx="181" cy="153.5" rx="8" ry="4.6" fill="currentColor" stroke="none" />
        <path stroke="currentColor" d="M268 36v46M263 82h10v8l-5 22-5-22zM263 90h10" />
      </g>
      <path className="thin" d="M54 132H250M286 132h22" strokeDasharray="10 3 2 3" />
      <path className="thin" d="M63 120h13l-6.5 11z" />
      <text x="82" y="126" fontSize="11">
        0′-0″
      </text>
    </g>
  );
}
