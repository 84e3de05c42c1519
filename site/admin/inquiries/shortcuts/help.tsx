import * as Dialog from '@radix-ui/react-dialog';
import { Button } from '../../button.tsx';
import { KEYS } from './keys.ts';

/** What each key does. */
export function Help({ onClose }: { onClose: () => void }) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        {/* Radix’s own overlay adds a style element, which the policy refuses. */}
        <div className="fixed inset-0 z-20 bg-paper/80" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed top-1/2 left-1/2 z-20 max-h-[85dvh] w-[min(27rem,calc(100vw-2.5rem))] -translate-x-1/2 -translate-y-1/2 overflow-y-auto border border-ink bg-paper p-6 font-sans text-[0.9375rem] text-ink"
        >
          <Dialog.Title className="text-xl font-[570] tracking-[-0.015em]">Keys</Dialog.Title>
          <dl className="mt-3">
            {KEYS.map(({ keys, does }) => (
              <div key={does} className="flex justify-between gap-4 border-t border-hairline py-1.5">
                <dt className="order-2 flex gap-1.5">
                  {keys.map((key) => (
                    <kbd
                      key={key}
                      className="min-w-7 border border-hairline px-1.5 text-center font-sans font-[560]"
                    >
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd className="text-graphite">{does}</dd>
              </div>
            ))}
          </dl>
          <Dialog.Close asChild>
            <Button className="mt-5">Close</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
