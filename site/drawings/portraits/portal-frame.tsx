/** One portal of the frame: columns, rafters, haunches, base plates on piers. */
export function PortalFrame() {
  return (
    <>
      <path d="M84 196V102l102-52 102 52v94h-11v-87l-91-46-91 46v87z" />
      <path d="M95 140l36-49M277 140l-36-49" />
      <path className="thin" d="M90 196V106M282 196V106M89 104l97-49.5 97 49.5" strokeDasharray="3 3" />
      <path d="M181 44v26M191 44v26M78 196h23v5H78zM271 196h23v5h-23z" />
      <path d="M80 201v21M99 201v21M273 201v21M292 201v21" />
      <path
        className="thin"
        d="M54 203h26M99 203h174M292 203h16M60 203l-5 6M70 203l-5 6M118 203l-5 6M138 203l-5 6M158 203l-5 6M178 203l-5 6M198 203l-5 6M218 203l-5 6M238 203l-5 6M258 203l-5 6M302 203l-5 6"
      />
      <g className="accent" stroke="currentColor">
        <path strokeWidth="0.8" d="M89.5 156V190M282.5 156V190M78 176H294M85 180l9-8M278 180l9-8" />
        <circle cx="101" cy="112" r="2" fill="currentColor" />
        <circle cx="112" cy="106" r="2" fill="currentColor" />
        <circle cx="123" cy="100.5" r="2" fill="currentColor" />
        <circle cx="271" cy="112" r="2" fill="currentColor" />
        <circle cx="260" cy="106" r="2" fill="currentColor" />
        <circle cx="249" cy="100.5" r="2" fill="currentColor" />
      </g>
      <text x="186" y="170" textAnchor="middle" fontSize="11">
        32′-0″
      </text>
      <path className="thin" d="M226 52h34l-34-17z" transform="translate(-4 10)" />
      <text x="236" y="74" fontSize="10">
        12
      </text>
      <text x="212" y="58" fontSize="10">
        6
      </text>
    </>
  );
}
