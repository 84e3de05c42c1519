import { lazy, Suspense, useEffect, useState } from 'react';
import { toast } from '../../layout/toaster.tsx';
import { isInLayer, isInText, isMod, isShortcut } from '../inquiries/shortcuts/keys.ts';
import { type DashboardLayer, onOpenLayer } from '../state/open-layer.ts';
import { forgetLastChange, undoLastChange } from '../state/undo-last-change.tsx';
import type { ViewLink } from './commands.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));
const Help = lazy(async () => ({ default: (await import('../inquiries/shortcuts/help.tsx')).Help }));

const NewRequestDialog = lazy(async () => ({
  default: (await import('../inquiries/new-request/new-request-dialog.tsx')).NewRequestDialog,
}));

type AppKeysProps = {
  views: readonly ViewLink[];
  /** Palette and help are about inquiries. */
  hasInquiries: boolean;
  onSignOut: () => void;
};

/** The shortcuts of every view: palette, new request, save, undo and help. */
export function AppKeys({ views, hasInquiries, onSignOut }: AppKeysProps) {
  const [layer, setLayer] = useState<DashboardLayer | null>(null);
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const isHandled =
        (isMod(event, 'enter') && submitForm(event.target)) ||
        (isMod(event, 'z') && !isInText(event) && !isInLayer(event) && undo()) ||
        (hasInquiries && isMod(event, 'k') && togglePalette(event)) ||
        (hasInquiries && event.key === '?' && isShortcut(event) && open('help')) ||
        (hasInquiries && event.key.toLowerCase() === 'n' && isShortcut(event) && open('new-request'));
      if (isHandled) event.preventDefault();
    }
    function togglePalette(event: KeyboardEvent): boolean {
      setLayer((now) => (now === null && !isInLayer(event) ? 'palette' : now === 'palette' ? null : now));
      return true;
    }
    function open(wanted: DashboardLayer): boolean {
      setLayer(wanted);
      return true;
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [hasInquiries]);
  useEffect(() => forgetLastChange, []);
  useEffect(() => onOpenLayer(setLayer), []);

  const close = () => setLayer(null);
  return (
    <Suspense>
      {layer === 'palette' && (
        <Palette views={views} onSignOut={onSignOut} onHelp={() => setLayer('help')} onClose={close} />
      )}
      {layer === 'help' && <Help onClose={close} />}
      {layer === 'new-request' && <NewRequestDialog onClose={close} />}
    </Suspense>
  );
}

/** Does what the form's own button would, if it can be pressed. */
function submitForm(target: EventTarget | null): boolean {
  const form = target instanceof Element ? target.closest('form') : null;
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  if (!form || !button || button.disabled) return false;
  form.requestSubmit(button);
  return true;
}

function undo(): boolean {
  if (!undoLastChange())
    toast({ title: 'Nothing to undo', description: 'You can undo a change for 10 seconds.' });
  return true;
}
