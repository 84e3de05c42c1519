import {
  CONTACT_OUTCOME_LABELS,
  CONTACT_OUTCOMES,
  type ContactOutcome,
} from '#contract/inquiries/inquiry-actions.ts';
import { Button } from '../../../components/button.tsx';

type OutcomesProps = {
  onChoose: (outcome: ContactOutcome) => void;
  disabled: boolean;
  /** Enter in the form's field means Reached. */
  submits?: boolean;
};

/** Outcomes of a call, one button each. */
export function Outcomes({ onChoose, disabled, submits = false }: OutcomesProps) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {CONTACT_OUTCOMES.map((outcome) => {
        const isSubmit = submits && outcome === 'reached';
        return (
          <Button
            key={outcome}
            look="quiet"
            type={isSubmit ? 'submit' : 'button'}
            disabled={disabled}
            className="grow basis-0 px-1! text-14! whitespace-nowrap"
            onClick={isSubmit ? undefined : () => onChoose(outcome)}
          >
            {CONTACT_OUTCOME_LABELS[outcome]}
          </Button>
        );
      })}
    </div>
  );
}
