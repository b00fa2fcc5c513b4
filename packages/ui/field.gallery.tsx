import { Field } from './field.tsx'

export const entries = [
  {
    name: 'round any control: plain, required with a hint, wrong',
    node: (
      <div className="field-row max-w-text">
        <Field label="생일">{(control) => <input {...control} type="date" className="input" />}</Field>
        <Field label="쿠폰 번호" required hint="하이픈은 빼고 적어 주세요.">
          {(control) => <input {...control} className="input" />}
        </Field>
        <Field label="Gift note" error="Please keep it under 40 letters.">
          {(control) => <textarea {...control} className="input" />}
        </Field>
      </div>
    ),
  },
]
