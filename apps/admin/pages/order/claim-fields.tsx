import { Field } from '@sillage/admin-kit/field.tsx'
import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import type { ClaimableLine } from '@sillage/domains/claim/contract.ts'
import {
  type ClaimKind,
  type ClaimReason,
  claimKindNames,
  claimReasons,
  refundBanks,
} from '@sillage/domains/claim/words.ts'
import type { FieldErrors } from '@sillage/kit/problem.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Account, ClaimForm } from './use-claim-form.ts'

type Props = { form: ClaimForm; lines: readonly ClaimableLine[] }

/** What is claimed, why, and how many of which line. */
export function ClaimFields({ form, lines }: Props) {
  const t = usePhrases()
  const reasons = [...new Set(lines.flatMap((line) => line.reasons[form.kind]))]
  return (
    <>
      <div className="fields">
        <Field label={t('종류')}>
          {(control) => (
            <select {...control} value={form.kind} onChange={(event) => form.setKind(event.target.value as ClaimKind)}>
              {form.kinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(claimKindNames[kind])}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t('사유')}>
          {(control) => (
            <select
              {...control}
              value={form.reason}
              onChange={(event) => form.setReason(event.target.value as ClaimReason)}
            >
              <option value="">{t('골라 주세요')}</option>
              {reasons.map((reason) => (
                <option key={reason} value={reason}>
                  {t(claimReasons[reason].name)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <ul className="lines">
        {lines.map((line) => (
          <Line key={line.line_id} line={line} form={form} />
        ))}
      </ul>
    </>
  )
}

function Line({ line, form }: { line: ClaimableLine; form: ClaimForm }) {
  const t = usePhrases()
  const { line_id, name, option_name, quantity, reasons, why_not, variants } = line
  const isOffered = reasons[form.kind].length > 0
  return (
    <li>
      <span className="grow">
        {name} <span className="mute">{option_name}</span>
        {!isOffered && why_not && <span className="mute"> {t(why_not)}</span>}
      </span>
      {form.kind === 'exchange' && isOffered && (
        <select
          className="input"
          aria-label={t('{name} 바꿀 옵션', { name })}
          value={form.variants[line_id] ?? ''}
          onChange={(event) => form.setVariant(line_id, Number(event.target.value))}
        >
          <option value="">{t('교환할 옵션')}</option>
          {variants.map((each) => (
            <option key={each.variant_id} value={each.variant_id}>
              {each.same ? t('같은 상품') : each.option_name}
            </option>
          ))}
        </select>
      )}
      <input
        className="input input-num"
        type="number"
        min={0}
        max={quantity}
        disabled={!isOffered}
        aria-label={t('{name} 수량', { name })}
        value={form.counts[line_id] ?? 0}
        onChange={(event) => form.setCount(line_id, Number(event.target.value))}
      />
      <span className="mute">/ {quantity}</span>
    </li>
  )
}

type AccountProps = { account: Account; onChange: (account: Account) => void; errors: FieldErrors }

/** Money that cannot go back the way it came needs an account. */
export function AccountFields({ account, onChange, errors }: AccountProps) {
  const t = usePhrases()
  const own = Object.entries(errors).map(([name, messages]) => [name.replace(/^account\./, ''), messages] as const)
  return (
    <RecordForm
      values={account}
      onChange={onChange}
      errors={Object.fromEntries(own)}
      fields={[
        {
          name: 'bank',
          label: t('은행'),
          kind: 'choice',
          options: refundBanks.map((value) => ({ value, label: t(value) })),
        },
        { name: 'number', label: t('계좌 번호'), kind: 'text' },
        { name: 'holder', label: t('예금주'), kind: 'text' },
      ]}
    />
  )
}
