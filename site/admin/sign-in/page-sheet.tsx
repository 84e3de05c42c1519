import { type ReactNode, useEffect } from 'react';
import { ThemeToggle } from '../../layout/theme-toggle.tsx';
import { HomeLink } from '../components/home-link.tsx';
import { markThemeToggle } from '../components/mark-theme-toggle.ts';
import { FrameElevation } from './frame-elevation.tsx';

/** A page with one form, laid out like a drawing sheet: the mark above, the form below. */
export function PageSheet({ title, children }: { title: string; children: ReactNode }) {
  useEffect(markThemeToggle, []);
  return (
    <>
      <header className="flex min-h-14 items-center justify-between border-b border-hairline px-4 py-1.5 md:px-6">
        <HomeLink />
        <ThemeToggle />
      </header>
      <main className="grid grow max-lg:rows-head lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="px-4 pt-8 lg:pt-24 pb-12 md:px-14 xl:px-24">
          <div className="max-w-88 max-lg:mx-auto">
            <h1 className="mb-2 text-28 leading-tight font-strong tracking-tight">{title}</h1>
            {children}
          </div>
        </div>
        <div className="flex items-center justify-center px-6 py-10 max-lg:px-4 max-lg:pt-0 max-lg:[&>svg]:max-w-88 lg:border-l lg:border-hairline">
          <FrameElevation />
        </div>
      </main>
    </>
  );
}
