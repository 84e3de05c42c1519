import type { ReactNode } from 'react';
import { Meta, Outlet, useLocation, useRouteError } from 'react-router';
import { contentMiddleware } from './content/content-context.server.ts';
import { Footer } from './layout/footer.tsx';
import { Head } from './layout/head.tsx';
import { Header } from './layout/header.tsx';
import { isNotFound, usePage } from './layout/page.ts';
import { FailureSheet, NotFoundSheet } from './pages/not-found/not-found-sheet.tsx';

/** On the server, each render has its snapshot of the content. */
export const middleware = [contentMiddleware];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-US" suppressHydrationWarning>
      <head>
        <Head />
        <Meta />
      </head>
      <body>{children}</body>
    </html>
  );
}

export default function App() {
  if (usePage().bare) return <Outlet />;
  return (
    <Framed>
      <Outlet />
    </Framed>
  );
}

/** Replaces a page that was not found or that failed. */
export function ErrorBoundary() {
  const { pathname } = useLocation();
  const Sheet = isNotFound(useRouteError()) ? NotFoundSheet : FailureSheet;
  return (
    <Framed>
      <Sheet pathname={pathname} />
    </Framed>
  );
}

/** Header and footer around the page; the dashboard brings its own. */
function Framed({ children }: { children: ReactNode }) {
  return (
    <>
      <a href="#content" className="button skip">
        Skip to content
      </a>
      <Header />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <Footer />
    </>
  );
}
