import type { TeamMember } from '#contract/site/team.ts';
import { InlineDrawing } from '../../drawings/inline-drawing.tsx';

const drawings = import.meta.glob<string>('../../drawings/portraits/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The emphasized part of the drawing. */
const ACCENTS: Record<TeamMember['color'], string> = {
  copper: '[&_.accent]:text-copper',
  oak: '[&_.accent]:text-oak',
  section: '[&_.accent]:text-ink',
};

/** A person's work as a drawing, on a grid line with their initials. */
export function Portrait({ member }: { member: TeamMember }) {
  const { name, image, alt, color } = member;
  const initials = name
    .split(' ')
    .map((part) => part[0])
    .join('');
  return (
    <InlineDrawing
      file={drawings[`../../drawings/portraits/${image}.svg`] ?? ''}
      words={{ initials }}
      role="img"
      aria-label={alt}
      className={`w-full border border-hairline text-section [&_text]:fill-current [&_text]:stroke-paper [&_text]:[paint-order:stroke] [&_text]:[stroke-width:5] [&_text]:font-sans [&_.thin]:[stroke-width:0.7] ${ACCENTS[color]}`}
    />
  );
}
