import * as RadixToast from '@radix-ui/react-toast';

/** A button in a toast, which closes it. */
export function ToastAction({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <RadixToast.Action
      altText={label}
      onClick={onPress}
      className="ml-auto min-h-11 shrink-0 cursor-pointer px-1 font-semibold underline underline-offset-4 hover:text-copper"
    >
      {label}
    </RadixToast.Action>
  );
}
