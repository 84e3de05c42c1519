import type { ReactNode } from 'react';
import { Links, Meta, Outlet } from 'react-router';
import { Footer } from './frame/footer.tsx';
import { Head } from './frame/head.tsx';
import { Header } from './frame/header.tsx';
import { usePage } from './frame/page.ts';
import './theme.css';

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <Head />
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** Header and footer around the page; the dashboard is bare, and brings its own. */
export default function App() {
  if (usePage().bare) return <Outlet />;
  return (
    <>
      <a
        href="#content"
        className="sr-only bg-ink px-4 py-3 font-sans text-paper focus:not-sr-only focus:absolute focus:z-10"
      >
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
