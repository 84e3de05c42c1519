import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useBooking } from '../../state/settings.ts';
import { KeyCaps } from './key-caps.tsx';
import { shortcutsOf } from './shortcut-table.ts';

/** The list of keyboard shortcuts. */
export function Help({ onClose }: { onClose: () => void }) {
  const booking = useBooking();
  return (
    <Dialog
      title="Keyboard shortcuts"
      onClose={onClose}
      className="top-12 max-h-dialog w-192 max-w-window overflow-y-auto p-6"
    >
      <div className="mt-3 gap-x-8 md:columns-2">
        {shortcutsOf(booking).map(({ title, shortcuts }) => (
          <section key={title} className="mb-4 break-inside-avoid">
            <h3 className="label pb-1.5">{title}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div
                  key={does}
                  className="flex items-center justify-between gap-4 border-t border-hairline py-1"
                >
                  <dt className="order-2 flex gap-1.5">
                    {keys.map((key) => (
                      <KeyCaps key={key} keys={key} />
                    ))}
                  </dt>
                  <dd className="text-graphite">{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Button onClick={onClose}>Close</Button>
    </Dialog>
  );
}
