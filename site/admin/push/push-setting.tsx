import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OwnPush } from '#contract/staff/push-changes.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { DeviceRow } from './device-row.tsx';
import { ownDevice } from './own-device.ts';
import { PushChoicesForm } from './push-choices-form.tsx';
import { type PushSupport, pushSupport, turnPushOff, turnPushOn } from './this-device.ts';

const ownPush = () => queryOptions<OwnPush>({ queryKey: ['/api/staff/push'] });

/** Notifications on this device and one's others, which kinds, and when they are quiet. */
export function PushSetting({ staffId }: { staffId: string }) {
  return (
    <Loaded query={useQuery(ownPush())} what="Your notifications" waiting="Loading your notifications...">
      {(own) => <OwnSetting staffId={staffId} {...own} />}
    </Loaded>
  );
}

function OwnSetting({ staffId, publicKey, choices, devices }: OwnPush & { staffId: string }) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: ownPush().queryKey });
  const support = pushSupport();
  const here = ownDevice(staffId);
  const isOn = support === 'yes' && devices.some(({ id }) => id === here);
  // Removed from another device, or ended by a new password.
  useEffect(() => {
    if (here !== null && !isOn) void turnPushOff();
  }, [here, isOn]);
  const change = useMutation({
    mutationFn: () => (isOn ? turnPushOff() : turnPushOn(staffId, publicKey)),
    onSuccess: () => toast({ title: isOn ? 'Notifications are off here' : 'Notifications are on here' }),
    meta: { failed: 'Notifications weren’t turned on' },
    onSettled: refresh,
  });
  return (
    <>
      <p className="max-w-[38em] text-graphite">
        {isOn
          ? 'On: this device is told of inquiries, also while the dashboard is closed.'
          : 'This device can tell you of inquiries while the dashboard is closed.'}{' '}
        Notifications name the service and the town, never the visitor.
      </p>
      {support === 'yes' ? (
        <Button
          look={isOn ? 'quiet' : 'primary'}
          className="mt-3"
          disabled={change.isPending}
          onClick={() => change.mutate()}
        >
          {isOn ? 'Turn off on this device' : 'Turn on for this device'}
        </Button>
      ) : (
        <p className="mt-3 max-w-[38em]">{WHY_NOT[support]}</p>
      )}
      {devices.length > 0 && (
        <>
          <ul aria-label="Devices with notifications" className="mt-4 border-t border-hairline">
            {devices.map((device) => (
              <DeviceRow key={device.id} device={device} isHere={device.id === here} onChanged={refresh} />
            ))}
          </ul>
          <PushChoicesForm choices={choices} onSaved={refresh} />
        </>
      )}
    </>
  );
}

const WHY_NOT: Record<Exclude<PushSupport, 'yes'>, string> = {
  blocked:
    'This browser blocks notifications from the dashboard. Allow them in the browser’s settings for this site, then reload the page.',
  install:
    'On an iPhone or iPad, add the dashboard to the home screen first: Share, then “Add to Home Screen”. Open it from there and come back to this page.',
  no: 'This browser can’t get notifications here. Open the dashboard in a current browser, at the site’s https address.',
};
