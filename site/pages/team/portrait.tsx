import type { ReactNode } from 'react';
import type { PortraitName, TeamMember } from '#contract/team.ts';
import { Chair } from '../../drawings/portraits/chair.tsx';
import { Contours } from '../../drawings/portraits/contours.tsx';
import { HouseSection } from '../../drawings/portraits/house-section.tsx';
import { Level } from '../../drawings/portraits/level.tsx';
import { PortalFrame } from '../../drawings/portraits/portal-frame.tsx';
import { Programme } from '../../drawings/portraits/programme.tsx';

const DRAWINGS: Record<PortraitName, () => ReactNode> = {
  level: Level,
  programme: Programme,
  'portal-frame': PortalFrame,
  'house-section': HouseSection,
  chair: Chair,
  contours: Contours,
};

/** The emphasized part of the drawing. */
const ACCENTS: Record<TeamMember['color'], string> = {
  copper: '[&_.accent]:text-copper',
  oak: '[&_.accent]:text-oak',
  section: '[&_.accent]:text-ink',
};

/** A person's work as a drawing, on a grid line with their initials. Sheet of 320 by 240. */
export function Portrait({ member }: { member: TeamMember }) {
  const { name, image, alt, color } = member;
  const Drawing = DRAWINGS[image];
  const initials = name
    .split(' ')
    .map((part) => part[0])
    .join('');
  return (
    <svg
      viewBox="0 0 320 240"
      role="img"
      aria-label={alt}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinejoin="round"
      className={`w-full border border-hairline text-section [&_text]:fill-current [&_text]:stroke-paper [&_text]:[paint-order:stroke] [&_text]:[stroke-width:5] [&_text]:font-sans [&_.thin]:[stroke-width:0.7] ${ACCENTS[color]}`}
    >
      <path d="M38 46V232" strokeWidth="0.7" strokeDasharray="14 4 2 4" />
      <circle cx="38" cy="29" r="17" />
      <text x="38" y="34" textAnchor="middle" fontSize="14" className="font-[560]">
        {initials}
      </text>
      <Drawing />
    </svg>
  );
}
