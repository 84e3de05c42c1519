import { useEffect, useRef, useState } from 'react';

/**
 * Accepts files dropped or pasted anywhere on the page: missing the dashed field must
 * not make the browser leave the page. @returns whether files are being dragged over the page.
 */
export function useFileDrop(take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });

  useEffect(() => {
    const listening = new AbortController();
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, listener, { signal: listening.signal });

    function takeFrom(event: Event, data: DataTransfer | null) {
      setOver(false);
      if (!data?.files.length) return;
      event.preventDefault();
      latest.current([...data.files]);
    }
    on('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    });
    on('dragleave', (event) => event.relatedTarget === null && setOver(false));
    on('drop', (event) => takeFrom(event, event.dataTransfer));
    on('paste', (event) => {
      // Word and Excel add a picture of the text that was copied.
      if (!event.clipboardData?.types.includes('text/plain')) takeFrom(event, event.clipboardData);
    });
    return () => listening.abort();
  }, []);

  return isOver;
}
