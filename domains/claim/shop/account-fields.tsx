import { ErrorNote } from '@sillage/ui/error-note.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useId } from 'react'
import { refundBanks } from '../words.ts'
import type { Account } from './use-claim-form.ts'

type Props = { account: Account; onChange: (changes: Partial<Account>) => void; error: string | undefined }

/** The account for money that cannot be refunded by its method. */
export function AccountFields({ account, onChange, error }: Props) {
  const t = usePhrases()
  const id = useId()
  return (
    <fieldset className="claim-account" data-field="account" aria-describedby={error && id}>
      <legend>{t('환불 받을 계좌')}</legend>
      <Field label={t('은행')} required>
        {(control) => (
          <Select
            {...control}
            options={refundBanks.map((value) => ({ value, label: t(value) }))}
            value={refundBanks.find((each) => each === account.bank) ?? null}
            placeholder={t('골라 주세요')}
            onChange={(bank) => onChange({ bank })}
          />
        )}
      </Field>
      <TextInput
        label={t('계좌 번호')}
        required
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        value={account.number}
        onChange={(event) => onChange({ number: event.target.value })}
      />
      <TextInput
        label={t('예금주')}
        required
        autoComplete="name"
        maxLength={40}
        value={account.holder}
        hint={t('환불이 끝나면 계좌 번호를 지워요.')}
        onChange={(event) => onChange({ holder: event.target.value })}
      />
      <ErrorNote id={id}>{error}</ErrorNote>
    </fieldset>
  )
}
