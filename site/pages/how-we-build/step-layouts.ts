import type { StepDrawing } from '#contract/site/records/pages/method.ts';

/** Grid positions of a step's parts on twelve columns, and the crop of its picture. */
type StepLayout = {
  /** Row template, where a picture spans rows that must not stretch. */
  rows?: string;
  head: string;
  picture: string;
  aspect: string;
  /** The picture's widths: of a column and the sheet's margins. */
  sizes: string;
  drawn: string;
  text: string;
  makers: string;
};

/** Six beats: wide picture first, square picture, drawing first, picture with a side column, tall picture, wide picture last. */
export const layouts: Record<StepDrawing, StepLayout> = {
  structure: {
    rows: 'lg:grid-rows-[auto_auto_auto_1fr]',
    picture: 'lg:col-span-12 lg:row-start-1',
    aspect: 'aspect-3/2 lg:aspect-21/9',
    sizes: '(min-width: 97.5rem) 88rem, 91vw',
    head: 'lg:col-span-6',
    drawn: 'lg:col-span-6 lg:col-start-7 lg:row-span-3 lg:row-start-2',
    text: 'lg:col-span-6',
    makers: 'lg:col-span-6',
  },
  envelope: {
    rows: 'lg:grid-rows-[auto_auto_auto_1fr]',
    head: 'lg:col-span-6',
    picture: 'lg:col-span-6 lg:col-start-7 lg:row-span-4 lg:row-start-1',
    aspect: 'aspect-3/2 lg:aspect-square',
    sizes: '(min-width: 64rem) 78vw, 91vw',
    text: 'lg:col-span-6 lg:row-start-2',
    makers: 'lg:col-span-6 lg:row-start-3',
    drawn: 'lg:col-span-6 lg:row-start-4 lg:self-end',
  },
  airtightness: {
    rows: 'lg:grid-rows-[auto_auto_1fr]',
    drawn: 'lg:col-span-8 lg:row-start-1',
    picture: 'lg:col-span-4 lg:col-start-9 lg:row-span-4 lg:row-start-1',
    aspect: 'aspect-3/2 lg:aspect-3/4',
    sizes: '(min-width: 64rem) 70vw, 91vw',
    head: 'lg:col-span-8 lg:row-start-2',
    text: 'lg:col-span-8 lg:row-start-3',
    makers: 'lg:col-span-8 lg:row-start-4',
  },
  hvac: {
    rows: 'lg:grid-rows-[auto_auto_auto_1fr]',
    head: 'lg:col-span-12',
    picture: 'lg:col-span-8 lg:row-span-3',
    aspect: 'aspect-3/2',
    sizes: '(min-width: 64rem) 70vw, 91vw',
    drawn: 'lg:col-span-4',
    text: 'lg:col-span-4',
    makers: 'lg:col-span-4 lg:self-end',
  },
  moisture: {
    rows: 'lg:grid-rows-[auto_1fr]',
    picture: 'lg:col-span-6 lg:row-span-2 lg:row-start-1',
    aspect: 'aspect-3/2 lg:aspect-4/5',
    sizes: '(min-width: 64rem) 70vw, 91vw',
    head: 'lg:col-span-6 lg:col-start-7 lg:row-start-1',
    drawn: 'lg:col-span-6 lg:col-start-7 lg:row-start-2',
    makers: 'lg:col-span-6 lg:row-start-3',
    text: 'lg:col-span-6 lg:row-start-3',
  },
  energy: {
    rows: 'lg:grid-rows-[auto_auto_1fr]',
    head: 'lg:col-span-6',
    text: 'lg:col-span-6 lg:row-start-2',
    drawn: 'lg:col-span-6 lg:col-start-7 lg:row-span-3 lg:row-start-1',
    makers: 'lg:col-span-6 lg:row-start-3',
    picture: 'lg:col-span-12 lg:row-start-4',
    aspect: 'aspect-3/2 lg:aspect-21/9',
    sizes: '(min-width: 97.5rem) 88rem, 91vw',
  },
};
