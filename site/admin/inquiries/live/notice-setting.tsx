import { Button } from '../../components/button.tsx';
import { useNoticeChoice } from './notices.ts';

/** Notifications of new inquiries, for the signed-in account in this browser. */
export function NoticeSetting({ staffId }: { staffId: string }) {
  const { choice, turnOn, turnOff } = useNoticeChoice(staffId);
  if (choice === 'unsupported')
    return <p className="text-graphite">This browser doesn’t support notifications.</p>;
  if (choice === 'blocked')
    return (
      <p className="text-graphite">
        Notifications are blocked. Allow them for this site in your browser settings, then reload.
      </p>
    );
  return (
    <>
      <p className="max-w-xl text-graphite">
        {choice === 'on'
          ? 'On. You’re notified of new inquiries while a dashboard tab is open in the background.'
          : 'Get notified of new inquiries while a dashboard tab is open in the background.'}{' '}
        Notifications show the service and town, never the client’s name.
      </p>
      <Button look="quiet" className="mt-3" onClick={choice === 'on' ? turnOff : turnOn}>
        {choice === 'on' ? 'Turn off notifications' : 'Turn on notifications'}
      </Button>
    </>
  );
}
