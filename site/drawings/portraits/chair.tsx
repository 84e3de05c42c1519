/** A chair from the side with its two decisive dimensions, and a lamp beside it. */
export function Chair() {
  return (
    <>
      <path d="M54 214H308" />
      <path d="M113 148l72-8v7l-70 8zM176 148l9 66h6l-9-67M120 155l-18 59h6l19-60M114 150L92 66l6-2 22 84" />
      <path d="M103 104l74-5c5 0 5 6 0 6l-72 5M160 106l6 36M165 105l6 36" />
      <path className="thin" d="M96 80l7-2M99 92l7-2M106 118l7-2M109 130l7-2" />
      <path d="M264 214h34M281 214V96" />
      <path
        d="M262 96h38l-9-36h-20z"
        className="accent"
        stroke="currentColor"
        fill="currentColor"
        fillOpacity="0.16"
      />
      <path
        className="accent thin"
        stroke="currentColor"
        d="M258 104l-14 26M304 104l6 10M270 106l-5 22M292 106l5 22"
      />
      <g className="thin">
        <path strokeWidth="0.7" d="M192 144h38M224 138v82M219 149l10-10M219 219l10-10" />
        <path strokeWidth="0.7" d="M114 60v-24M185 128V36M108 42h84M109 47l10-10M180 47l10-10" />
      </g>
      <text x="230" y="184" fontSize="11">
        17″
      </text>
      <text x="150" y="36" textAnchor="middle" fontSize="11">
        18″
      </text>
    </>
  );
}
