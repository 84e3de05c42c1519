import { useMutation } from '@tanstack/react-query';
import { pictureHref } from '#contract/shared/images.ts';
import { toast } from '../../../../layout/toaster.tsx';
import { Button } from '../../../components/button.tsx';
import { failureInWords } from '../../../format/failure-in-words.ts';

/**
 * All pictures in one archive, made in the browser. Not offered for pictures at another host: the content security
 * policy lets the page show them, but not read them.
 */
export function DownloadAll({ addresses, name }: { addresses: string[]; name: string }) {
  const hrefs = addresses.map(pictureHref);
  const download = useMutation({
    mutationFn: async () => (await import('./zip.ts')).zipOf(hrefs, name),
    onSuccess: (archive) => save(archive, `${name}.zip`),
    onError: (error) =>
      toast({ title: 'Not downloaded', description: failureInWords(error), variant: 'destructive' }),
  });
  if (!hrefs.every(isSameSite)) return null;
  return (
    <Button look="bare" disabled={download.isPending} onClick={() => download.mutate()}>
      {download.isPending ? 'Collecting the pictures...' : `Download all ${hrefs.length}`}
    </Button>
  );
}

/** A path: what the page may read, rather than only show. */
const isSameSite = (href: string): boolean => /^\/(?!\/)/.test(href);

function save(archive: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(archive);
  link.download = name;
  link.click();
  // The browser reads the archive after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
