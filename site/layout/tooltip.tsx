import * as RadixTooltip from '@radix-ui/react-tooltip';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';

/** Requirements §10. */
const TOOLTIP = { delayMs: 700, skipDelayMs: 300 } as const;

const IsProvided = createContext(false);

/** Wraps everything with tooltips: after one has been shown, the next appears without the delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP.delayMs} skipDelayDuration={TOOLTIP.skipDelayMs}>
      <IsProvided value={true}>{children}</IsProvided>
    </RadixTooltip.Provider>
  );
}

/**
 * The one hint of the product, instead of the browser's `title`: on a control that already has a name, and never the only
 * place for an information. Outside a provider, as in the editor's text, it brings its own.
 */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  const tooltip = (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 bg-ink px-2.5 py-1.5 font-sans text-paper text-sm leading-snug"
        >
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
  return useContext(IsProvided) ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
