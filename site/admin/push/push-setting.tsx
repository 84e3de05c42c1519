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
    <Loaded query={useQuery(ownPush())} what="your notifications" waiting="Loading your notifications...">
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
    onSuccess: () => toast({ title: isOn ? 'Notifications turned off' : 'Notifications turned on' }),
    meta: { failed: 'Couldn’t turn on notifications' },
    onSettled: refresh,
  });
  return (
    <>
      <p className="max-w-xl text-graphite">
        {isOn
          ? 'On. This device gets notifications even when the dashboard is closed.'
          : 'Get notifications on this device even when the dashboard is closed.'}{' '}
        Notifications show the service and town, never the client’s name.
      </p>
      {support === 'yes' ? (
        <Button
          look={isOn ? 'quiet' : 'primary'}
          className="mt-3"
          disabled={change.isPending}
          onClick={() => change.mutate()}
        >
          {isOn ? 'Turn off' : 'Turn on'}
        </Button>
      ) : (
        <p className="mt-3 max-w-xl">{WHY_NOT[support]}</p>
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
  blocked: 'Notifications are blocked. Allow them for this site in your browser settings, then reload.',
  install:
    'On iPhone or iPad, tap Share, then Add to Home Screen. Open the dashboard from there and return to this page.',
  no: 'This browser doesn’t support notifications. Update it, or try another browser.',
};
