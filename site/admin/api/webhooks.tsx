import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type DeliveryState,
  WEBHOOK_KIND_NAMES,
  WEBHOOK_KINDS,
  WEBHOOK_LIMITS,
} from '#contract/staff/webhook-kinds.ts';
import type { Delivery, MadeWebhook, Webhook } from '#contract/staff/webhooks.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { Checkbox, TextField } from '../components/field.tsx';
import { Loaded } from '../components/loaded.tsx';
import { SendForm, SubmitButton } from '../components/send-form.tsx';
import { ShownOnce } from '../components/shown-once.tsx';
import { ViewPart } from '../components/view-page.tsx';
import { detailDate } from '../format/dates.ts';

const KEY = ['/api/webhooks'];

/** Webhooks: added, with the secret shown once; each with its log; removed. */
export function Webhooks() {
  const webhooks = useQuery<Webhook[]>({ queryKey: KEY });
  const queryClient = useQueryClient();
  const [made, setMade] = useState<MadeWebhook | null>(null);
  const refresh = () => queryClient.invalidateQueries({ queryKey: KEY });
  return (
    <ViewPart id="webhooks" title="Webhooks">
      {made && (
        <ShownOnce
          key={made.id}
          title="New webhook"
          name="Signing secret"
          secret={made.secret}
          onDone={() => setMade(null)}
        >
          Copy the signing secret now. It won’t be shown again. The receiver uses it to verify signatures.
        </ShownOnce>
      )}
      <Loaded query={webhooks} what="webhooks" waiting="Loading webhooks...">
        {(all) =>
          all.length === 0 ? (
            <p className="text-graphite">
              No webhooks yet. A webhook posts events to another program. Events carry no personal data.
            </p>
          ) : (
            <ul className="-mt-4 divide-y divide-hairline">
              {all.map((webhook) => (
                <WebhookRow key={webhook.id} webhook={webhook} onRemoved={refresh} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <NewWebhook
        onMade={(webhook) => {
          setMade(webhook);
          return refresh();
        }}
      />
    </ViewPart>
  );
}

function WebhookRow({ webhook, onRemoved }: { webhook: Webhook; onRemoved: () => Promise<void> }) {
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => request(`/api/webhooks/${webhook.id}`, { method: 'DELETE' }),
    onSuccess: () => toast({ title: 'Webhook removed' }),
    meta: { failed: 'Couldn’t remove the webhook' },
    onSettled: onRemoved,
  });
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <span className="min-w-0 grow">
          <span className="font-strong wrap-anywhere">{webhook.url}</span>
          <span className="block text-14 text-graphite">
            {webhook.kinds.map((kind) => WEBHOOK_KINDS[kind]).join(', ')}. Added by {webhook.createdBy},{' '}
            {detailDate(webhook.createdAt)}.
          </span>
        </span>
        <Button look="bare" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Log<span className="sr-only"> for {webhook.url}</span>
        </Button>
        <Button look="bare" disabled={remove.isPending} onClick={() => remove.mutate()}>
          Remove<span className="sr-only"> {webhook.url}</span>
        </Button>
      </div>
      {isOpen && <Log webhookId={webhook.id} />}
    </li>
  );
}

const STATES: Record<DeliveryState, string> = { waiting: 'Waiting', sent: 'Delivered', failed: 'Failed' };

function Log({ webhookId }: { webhookId: string }) {
  const path = `/api/webhooks/${webhookId}/deliveries`;
  const log = useQuery<Delivery[]>({ queryKey: [path] });
  const queryClient = useQueryClient();
  const replay = useMutation({
    mutationFn: (id: string) => request(`${path}/${id}/replay`, { method: 'POST', body: {} }),
    onSuccess: () => toast({ title: 'Event queued' }),
    meta: { failed: 'Couldn’t send the event' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: [path] }),
  });
  return (
    <Loaded query={log} what="log" waiting="Loading log...">
      {(deliveries) =>
        deliveries.length === 0 ? (
          <p className="mt-2 text-graphite">No events in the last {WEBHOOK_LIMITS.logDays} days.</p>
        ) : (
          <ul aria-label="Log" className="mt-2 max-h-80 overflow-y-auto border-y border-hairline text-14">
            {deliveries.map(({ id, kind, at, state, answer, attempts }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-4">
                <span className="min-w-40">{WEBHOOK_KINDS[kind]}</span>
                <time dateTime={at}>{detailDate(at)}</time>
                <span className={state === 'failed' ? 'font-semibold text-overdue' : 'text-graphite'}>
                  {STATES[state]}
                  {answer && `: ${answer}`}
                  {attempts > 1 && `, ${attempts} attempts`}
                </span>
                <Button
                  look="bare"
                  className="ml-auto"
                  disabled={replay.isPending}
                  onClick={() => replay.mutate(id)}
                >
                  Send again
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function NewWebhook({ onMade }: { onMade: (made: MadeWebhook) => Promise<void> }) {
  const [sent, setSent] = useState(0);
  return (
    <SendForm
      key={sent}
      className="mt-6 max-w-208"
      send={async ({ url, ...chosen }) => {
        const body = { url, kinds: WEBHOOK_KIND_NAMES.filter((kind) => kind in chosen) };
        const answer = await request('/api/webhooks', { method: 'POST', body });
        setSent(sent + 1);
        await onMade(await answer.json());
      }}
    >
      <TextField
        label="Address"
        name="url"
        type="url"
        placeholder="https://"
        maxLength={WEBHOOK_LIMITS.url}
        autoComplete="off"
        required
      />
      <fieldset className="mt-4">
        <legend className="font-strong">Events</legend>
        <div className="flex flex-wrap gap-x-8">
          {WEBHOOK_KIND_NAMES.map((kind) => (
            <Checkbox key={kind} name={kind}>
              {WEBHOOK_KINDS[kind]}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <SubmitButton sending="Adding..." className="mt-3">
        Add webhook
      </SubmitButton>
    </SendForm>
  );
}
