import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SERVICE_TYPE_LABELS, type ServiceType } from '#contract/inquiries/inquiry-fields.ts';
import type { AssignmentRule } from '#contract/staff/assignment-rules.ts';
import { ASSIGNMENT_RULES_MAX } from '#contract/staff/assignment-rules-max.ts';
import { worksOnInquiries } from '#contract/staff/staff-roles.ts';
import { request } from '../../layout/request.ts';
import { toast } from '../../layout/toaster.tsx';
import { Button } from '../components/button.tsx';
import { Checkbox, SelectField } from '../components/field.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Options } from '../components/options.tsx';
import { roster } from '../staff/staff-query.ts';
import { placeName, usePlaces } from '../state/settings.ts';

type Rules = { rules: AssignmentRule[] };

const assignmentRules = () => queryOptions<Rules>({ queryKey: ['/api/assignment-rules'] });

/** The owners' choice of who gets which new inquiries. */
export function AssignmentRules() {
  const current = useQuery(assignmentRules());
  return (
    <>
      <p className="max-w-2xl text-graphite">
        The first rule that fits assigns a new inquiry and notifies the colleague. On their days off in Hours,
        the stand-in gets it. Imported inquiries stay unassigned.
      </p>
      <Loaded query={current} what="these rules" waiting="Loading rules...">
        {({ rules }) => <RuleList rules={rules} />}
      </Loaded>
    </>
  );
}

function RuleList({ rules }: Rules) {
  const queryClient = useQueryClient();
  const [isAdding, setAdding] = useState(false);
  const save = useMutation({
    mutationFn: async (changed: AssignmentRule[]): Promise<Rules> =>
      (
        await request('/api/assignment-rules', { method: 'PUT', body: { rules: changed, seen: rules } })
      ).json(),
    onSuccess: (answer) => {
      queryClient.setQueryData(assignmentRules().queryKey, answer);
      setAdding(false);
      toast({ title: 'Rules saved', description: 'Applies to inquiries from now on.' });
    },
    meta: { failed: 'Couldn’t save the rules' },
    onError: () => queryClient.invalidateQueries(assignmentRules()),
  });
  return (
    <>
      {rules.length > 0 && (
        <ol aria-label="Assignment rules" className="mt-3 max-w-208 divide-y divide-hairline">
          {rules.map((rule, index) => (
            // Rules have no id; saving replaces them all.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <li key={index} className="flex flex-wrap items-center gap-x-4 py-2">
              <RuleWords rule={rule} />
              <Button
                look="bare"
                disabled={index === 0 || save.isPending}
                onClick={() =>
                  save.mutate(rules.with(index, rules[index - 1] as AssignmentRule).with(index - 1, rule))
                }
              >
                Move up<span className="sr-only"> rule {index + 1}</span>
              </Button>
              <Button
                look="bare"
                disabled={save.isPending}
                onClick={() => save.mutate(rules.toSpliced(index, 1))}
              >
                Remove<span className="sr-only"> rule {index + 1}</span>
              </Button>
            </li>
          ))}
        </ol>
      )}
      {isAdding ? (
        <NewRule
          isSaving={save.isPending}
          onAdd={(rule) => save.mutate([...rules, rule])}
          onCancel={() => setAdding(false)}
        />
      ) : (
        rules.length < ASSIGNMENT_RULES_MAX && (
          <Button look="quiet" className="mt-3" onClick={() => setAdding(true)}>
            Add rule
          </Button>
        )
      )}
    </>
  );
}

function RuleWords({ rule: { serviceType, areas, assigneeId, standInId } }: { rule: AssignmentRule }) {
  const places = usePlaces();
  const { data: staff = [] } = useQuery(roster());
  const nameOf = (id: string) => staff.find((member) => member.id === id)?.name ?? 'Former colleague';
  return (
    <span className="min-w-0 grow wrap-anywhere">
      <span className="font-strong">
        {serviceType ? SERVICE_TYPE_LABELS[serviceType] : 'Any service'},{' '}
        {areas.length > 0 ? areas.map((slug) => placeName(places, slug)).join(', ') : 'any town'}
      </span>
      <span className="block text-14 text-graphite">
        {nameOf(assigneeId)}
        {standInId && `, stand-in ${nameOf(standInId)}`}
      </span>
    </span>
  );
}

type NewRuleProps = { isSaving: boolean; onAdd: (rule: AssignmentRule) => void; onCancel: () => void };

function NewRule({ isSaving, onAdd, onCancel }: NewRuleProps) {
  const places = usePlaces();
  const { data: staff = [] } = useQuery(roster());
  const colleagues = staff
    .filter(({ role, disabled }) => !disabled && worksOnInquiries(role))
    .map(({ id, name }) => [id, name] as const);
  return (
    <form
      className="mt-3 max-w-208 rounded-sheet bg-sheet p-4 shadow-e1"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        onAdd({
          serviceType: (fields.get('serviceType') as ServiceType | '') || null,
          areas: fields.getAll('area').map(String),
          assigneeId: String(fields.get('assigneeId')),
          standInId: String(fields.get('standInId')) || null,
        });
      }}
    >
      <div className="-mt-5 grid gap-x-6 md:grid-cols-3">
        <SelectField label="Service" name="serviceType">
          <Options of={[['', 'Any service'], ...Object.entries(SERVICE_TYPE_LABELS)]} />
        </SelectField>
        <SelectField label="Assign to" name="assigneeId" required>
          <Options of={[['', 'Choose a colleague'], ...colleagues]} />
        </SelectField>
        <SelectField label="Stand-in on days off" name="standInId">
          <Options of={[['', 'None'], ...colleagues]} />
        </SelectField>
      </div>
      <fieldset className="mt-5">
        <legend className="font-strong">Towns</legend>
        <p className="text-13 text-graphite">Check none for any town.</p>
        <div className="mt-1 grid max-h-60 grid-cols-2 gap-x-6 overflow-y-auto md:grid-cols-3">
          {places.map(({ slug, name }) => (
            <Checkbox key={slug} name="area" value={slug}>
              {name}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex items-center gap-6">
        <Button type="submit" disabled={isSaving}>
          {isSaving ? 'Saving...' : 'Save rule'}
        </Button>
        <Button look="bare" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
