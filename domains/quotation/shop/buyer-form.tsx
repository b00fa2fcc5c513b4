import type { FieldErrors } from '@sillage/kit/problem.ts'
import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { ErrorNote } from '@sillage/ui/error-note.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import { useId } from 'react'
import { type BuyerField, buyerFields } from '../words.ts'
import type { Buyer } from './draft.ts'

type Props = {
  buyer: Buyer
  onChange: (field: BuyerField, text: string) => void
  errors?: FieldErrors
  clear?: (field: string) => void
  /** What a visitor agrees to before anything of it leaves the browser; a member has. */
  consent?: { given: boolean; onChange: (given: boolean) => void } | null
}

/** Whom the quotation is for. Nothing of it leaves the browser before it is saved. */
export function BuyerForm({ buyer, onChange, errors = {}, clear = () => undefined, consent = null }: Props) {
  const t = usePhrases()
  const field = (name: BuyerField) => ({
    name,
    value: buyer[name],
    maxLength: buyerFields[name],
    error: errors[name]?.[0],
    onChange: ({ target }: { target: { value: string } }) => {
      clear(name)
      onChange(name, target.value)
    },
  })
  const { maxLength, ...memo } = field('memo')
  return (
    <section className="quotation-buyer" aria-labelledby="quotation-buyer">
      <h2 id="quotation-buyer" className="section-title">
        {t('받는 분')}
      </h2>
      <p className="section-note">
        {t('견적서에 그대로 인쇄돼요. 저장하거나 견적서를 받기 전에는 이 브라우저에만 있어요.')}
      </p>
      <div className="field-row">
        <TextInput label={t('회사')} autoComplete="organization" {...field('company')} />
        <TextInput label={t('담당자')} autoComplete="name" {...field('name')} />
      </div>
      <div className="field-row">
        <TextInput label={t('전화번호')} type="tel" autoComplete="tel" {...field('hp')} />
        <TextInput
          label={t('견적서를 받을 메일')}
          type="email"
          inputMode="email"
          autoComplete="email"
          {...field('email')}
        />
      </div>
      <TextArea label={t('메모')} rows={3} max={maxLength} hint={t('필요한 날짜나 포장을 적어 두세요.')} {...memo} />
      {consent && (
        <Consent
          {...consent}
          note={t('견적서를 만들어 보내 드리려고 이름, 연락처, 메일을 받아요. 받기 전의 견적서는 30일 뒤에 지워요.')}
          error={errors.consent?.[0]}
          onGive={() => clear('consent')}
        />
      )}
    </section>
  )
}

type ConsentProps = {
  /** What for, and for how long. */
  note: string
  /** What is agreed to, where it is not an offer. */
  label?: string
  given: boolean
  onChange: (given: boolean) => void
  error: string | undefined
  onGive: () => void
}

/** A visitor's word, before anything about them is sent. */
export function Consent({ note, label, given, onChange, error, onGive }: ConsentProps) {
  const t = usePhrases()
  const id = useId()
  return (
    <div className="quotation-consent" data-field="consent">
      <Checkbox
        checked={given}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && id}
        onChange={(event) => {
          onGive()
          onChange(event.currentTarget.checked)
        }}
      >
        <span>
          {label ?? t('견적에 필요한 개인정보 수집과 이용에 동의해요')} <small>{t('(필수)')}</small>
        </span>
      </Checkbox>
      <p className="tiny mute">{note}</p>
      <ErrorNote id={id}>{error}</ErrorNote>
    </div>
  )
}
