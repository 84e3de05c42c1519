import { InlineDrawing } from '../../drawings/inline-drawing.tsx';

const drawings = import.meta.glob<string>('../../drawings/components/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A building component as a drafter would sketch it in the margin. */
export function ComponentDrawing({ name }: { name: 'panel' | 'steel' | 'air' | 'roof' }) {
  return (
    <InlineDrawing
      file={drawings[`../../drawings/components/${name}.svg`] ?? ''}
      className="h-24 w-full text-section lg:h-38"
      aria-hidden
    />
  );
}
