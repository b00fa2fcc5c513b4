import { Field } from '@sillage/ui/field.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { orderLimits } from '../../../order/words.ts'
import type { Draft } from './draft.ts'
import type { PartProps } from './form-part.tsx'

const usual = [
  '문 앞에 놓아 주세요',
  '경비실에 맡겨 주세요',
  '무인 택배함에 넣어 주세요',
  '배송 전에 연락해 주세요',
] as const
const own = 'own'

/** The note for the courier. The usual ones stay Korean for every buyer: the courier reads Korean. */
export const memoOf = ({ memo, own_memo, delivery }: Draft) =>
  delivery === 'parcel' ? (memo === own ? own_memo : memo) : ''

/** A word for the courier: one of the usual, or one's own. */
export function MemoField({ draft, change, errors, clear }: PartProps) {
  const t = usePhrases()
  const options = [
    { value: '', label: t('배송 메모 없음') },
    ...usual.map((memo) => ({ value: memo, label: t(memo) })),
    { value: own, label: t('직접 쓰기') },
  ]
  return (
    <>
      <Field label={t('배송 메모')} name="memo" error={draft.memo === own ? undefined : errors.receiver_memo?.[0]}>
        {(control) => (
          <Select {...control} options={options} value={draft.memo} onChange={(memo) => change({ memo })} />
        )}
      </Field>
      {draft.memo === own && (
        <TextInput
          label={t('배송 메모 직접 쓰기')}
          name="receiver_memo"
          maxLength={orderLimits.memo}
          value={draft.own_memo}
          onChange={(event) => {
            clear('receiver_memo')
            change({ own_memo: event.currentTarget.value })
          }}
          error={errors.receiver_memo?.[0]}
          hint={t('100자까지 쓸 수 있어요.')}
        />
      )}
    </>
  )
}
