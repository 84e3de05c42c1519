import { Button } from '../../components/button.tsx';
import { useNoticeChoice } from './notices.ts';

/** Notifications of new inquiries, for one's own account in this browser. */
export function NoticeSetting({ staffId }: { staffId: string }) {
  const { choice, turnOn, turnOff } = useNoticeChoice(staffId);
  if (choice === 'unsupported')
    return <p className="text-graphite">This browser doesn’t show notifications.</p>;
  if (choice === 'blocked')
    return (
      <p className="text-graphite">
        This browser blocks notifications from the dashboard. Allow them in the browser’s settings for this
        site, then reload the page.
      </p>
    );
  return (
    <>
      <p className="max-w-[38em] text-graphite">
        {choice === 'on'
          ? 'On in this browser. You’re notified of new inquiries while a dashboard tab is open in the background.'
          : 'Get a notification when an inquiry comes in while a dashboard tab is open in the background.'}{' '}
        It names the service and the town, never the visitor.
      </p>
      <Button look="quiet" className="mt-3" onClick={choice === 'on' ? turnOff : turnOn}>
        {choice === 'on' ? 'Turn notifications off' : 'Notify me of new inquiries'}
      </Button>
    </>
  );
}
