import { inquiryWords } from '#content/inquiry-words.ts';
import {
  ANSWER_CHOICES,
  ANSWER_NAMES,
  type VisitorAnswers,
} from '#contract/inquiries/follow-up-questions.ts';
import { CONTROL, FieldRow, fieldId } from './form-field.tsx';

const { answers: words } = inquiryWords;

type AnswersFormProps = {
  /** Path of the visitor's private page. */
  path: string;
  /** Code from the emailed link that opened the page. */
  code?: string | null;
  given?: VisitorAnswers | null;
};

/** Three optional questions, after the request was sent: a plain form of the visitor's private page. */
export const AnswersForm = ({ path, code, given }: AnswersFormProps) => (
  <form method="post" action={`${path}/answers`} encType="multipart/form-data" className="no-print">
    {code && <input type="hidden" name="code" defaultValue={code} />}
    {ANSWER_NAMES.map((name) => (
      <FieldRow key={name} label={words[name]} htmlFor={fieldId(name)} required={false}>
        <select id={fieldId(name)} name={name} defaultValue={given?.[name] ?? ''} className={CONTROL}>
          <option value="">{words.none}</option>
          {ANSWER_CHOICES[name].map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </FieldRow>
    ))}
    <button type="submit" className="button button-quiet mt-6">
      {words.save}
    </button>
  </form>
);
