import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { SESSION_RULES, type SessionRule } from '#contract/staff/staff.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Checkbox } from '../components/field.tsx';
import { Loaded } from '../components/loaded.tsx';

const WORDS: Record<SessionRule, [label: string, meaning: string]> = {
  short: ['30 minutes', 'on every device'],
  long: ['8 hours', 'with two-factor sign-in, 30 minutes without'],
};

const sessionRule = () => queryOptions<{ rule: SessionRule }>({ queryKey: ['/api/staff/session-rule'] });

/** The owners' choice of when unused sessions end, for everyone. */
export function SessionRuleForm() {
  const current = useQuery(sessionRule());
  const queryClient = useQueryClient();
  const set = useMutation({
    mutationFn: async (rule: SessionRule): Promise<{ rule: SessionRule }> =>
      (await request('/api/staff/session-rule', { method: 'PUT', body: { rule } })).json(),
    onSuccess: (answer) => {
      queryClient.setQueryData(sessionRule().queryKey, answer);
      toast({ title: 'Saved', description: 'Applies to all sessions from now on.' });
    },
    meta: { failed: 'Couldn’t save this setting' },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['/api/staff/events'] }),
        queryClient.invalidateQueries({ queryKey: ['/api/staff/account'] }),
      ]),
  });
  return (
    <Loaded query={current} what="this setting" waiting="Loading...">
      {({ rule }) => (
        <fieldset disabled={set.isPending}>
          <legend className="text-graphite">
            Sign everyone out after 12 hours, or sooner if inactive for:
          </legend>
          <div className="mt-2">
            {SESSION_RULES.map((each) => (
              <Checkbox
                key={each}
                type="radio"
                name="session-rule"
                checked={(set.isPending ? set.variables : rule) === each}
                onChange={() => set.mutate(each)}
              >
                {WORDS[each][0]} <span className="text-graphite">{WORDS[each][1]}</span>
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
    </Loaded>
  );
}
