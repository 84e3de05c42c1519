import { useMutation } from '@tanstack/react-query';
import type { PushDevice } from '#contract/staff/push.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { detailDate } from '../format/dates.ts';
import { turnPushOff } from './this-device.ts';

type DeviceRowProps = { device: PushDevice; isHere: boolean; onChanged: () => Promise<void> };

export function DeviceRow({
  device: { id, name, createdAt, lastSentAt },
  isHere,
  onChanged,
}: DeviceRowProps) {
  const url = `/api/staff/push/devices/${encodeURIComponent(id)}`;
  const test = useMutation({
    mutationFn: () => request(`${url}/test`, { method: 'POST' }),
    onSuccess: () => toast({ title: 'Test sent', description: `Check ${name} for it.` }),
    meta: { failed: 'Test not sent' },
    onSettled: onChanged,
  });
  const remove = useMutation({
    mutationFn: async () => {
      if (isHere) await turnPushOff();
      else await request(url, { method: 'DELETE' });
    },
    onSuccess: () => toast({ title: 'Device removed' }),
    meta: { failed: 'Device not removed' },
    onSettled: onChanged,
  });
  return (
    <li className="flex flex-wrap items-center gap-x-6 border-b border-hairline py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-semibold break-words">
          {name}
          {isHere && <span className="font-normal text-graphite"> · this device</span>}
        </p>
        <p className="text-14 text-graphite">
          Added {detailDate(createdAt)}
          {lastSentAt && `, last notified ${detailDate(lastSentAt)}`}
        </p>
      </div>
      <div className="flex gap-x-6">
        <Button
          look="bare"
          disabled={test.isPending}
          aria-label={`Send test to ${name}`}
          onClick={() => test.mutate()}
        >
          Send test
        </Button>
        <Button
          look="bare"
          disabled={remove.isPending}
          aria-label={`Remove ${name}`}
          onClick={() => remove.mutate()}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
