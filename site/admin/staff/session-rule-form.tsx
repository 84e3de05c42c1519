import { useQuery } from '@tanstack/react-query';
import { SESSION_RULES, type SessionRule } from '#contract/staff/staff.ts';
import { Loaded } from '../components/loaded.tsx';
import { sessionRule, useSetSessionRule } from './staff-query.ts';

const WORDS: Record<SessionRule, [label: string, meaning: string]> = {
  short: ['30 minutes', 'of inactivity, on every device'],
  long: ['8 hours', 'of inactivity after two-factor sign-in, 30 minutes elsewhere'],
};

/** The owners' choice of when unused sessions end. */
export function SessionRuleForm() {
  const current = useQuery(sessionRule());
  const set = useSetSessionRule();
  return (
    <Loaded query={current} what="The setting" waiting="Loading the setting...">
      {({ rule }) => (
        <fieldset disabled={set.isPending}>
          <legend className="text-graphite">
            A session ends 12 hours after signing in at the latest, and earlier after:
          </legend>
          <div className="mt-2">
            {SESSION_RULES.map((each) => (
              <label key={each} className="flex min-h-11 w-fit cursor-pointer items-center gap-2.5 py-1.5">
                <input
                  type="radio"
                  name="session-rule"
                  checked={(set.isPending ? set.variables : rule) === each}
                  onChange={() => set.mutate(each)}
                  className="size-4.5 shrink-0 accent-copper"
                />
                <span>
                  {WORDS[each][0]} <span className="text-graphite">{WORDS[each][1]}</span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </Loaded>
  );
}
