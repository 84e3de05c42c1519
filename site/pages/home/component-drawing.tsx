const DRAWINGS = {
  panel: (
    <>
      <path d="M20 20h160v80H20zM20 28h160M20 92h160" />
      <path
        d="M20 28l64 64M52 28l64 64M84 28l64 64M116 28l64 64M148 28l32 32M20 60l32 32"
        strokeWidth="0.7"
      />
      <path d="M20 10h160M20 6v8M180 6v8" strokeWidth="0.7" />
    </>
  ),
  steel: (
    <>
      <path d="M60 16h80v10h-34v68h34v10H60V94h34V26H60z" />
      <path d="M48 16v88M44 16h8M44 104h8M60 112h80M60 108v8M140 108v8" strokeWidth="0.7" />
    </>
  ),
  air: (
    <>
      <path d="M50 24h100v72H50zM50 24l100 72M150 24L50 96" />
      <path d="M18 40h32M18 80h32M150 40h32M150 80h32" />
      <path d="M24 36l-6 4 6 4M44 76l6 4-6 4M156 36l-6 4 6 4M176 76l6 4-6 4" strokeWidth="0.9" />
    </>
  ),
  roof: (
    <>
      <path d="M16 96L100 28l84 68M30 96l70-57 70 57" />
      <path d="M58 73l-8-10M72 62l-8-10M86 50l-8-10M114 50l8-10M128 62l8-10M142 73l8-10" strokeWidth="0.9" />
      <path d="M16 104h168M16 100v8M184 100v8" strokeWidth="0.7" />
    </>
  ),
};

/** A building component as a drafter would sketch it in the margin. */
export function ComponentDrawing({ name }: { name: keyof typeof DRAWINGS }) {
  return (
    <svg
      viewBox="0 0 200 120"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      className="h-24 w-full text-section lg:h-38"
      aria-hidden
    >
      {DRAWINGS[name]}
    </svg>
  );
}
