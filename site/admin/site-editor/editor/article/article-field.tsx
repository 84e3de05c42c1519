import { lazy, Suspense } from 'react';
import type { FieldProps } from '../fields/any-field.tsx';

/** Loaded when an article is opened: no other form needs it. */
const ArticleEditor = lazy(async () => ({ default: (await import('./article-editor.tsx')).ArticleEditor }));

/** The text of an article. */
export function ArticleField(props: FieldProps) {
  return (
    <Suspense
      fallback={
        <p data-path={props.path} tabIndex={-1} className="mt-7 min-h-[60dvh] text-graphite">
          Loading the text...
        </p>
      }
    >
      <ArticleEditor {...props} />
    </Suspense>
  );
}
