import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRequestKey } from '@sillage/web-kit/request-key.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'
import { gramsText } from '../amounts.ts'
import type { Formula } from '../formula-contract.ts'
import { batchesPath } from './use-formula.ts'
import './shelf.css'

type Props = { formula: Formula; wanted: number }
const empty = { pieces: '', cure_days: '', note: '' }
const wholeOf = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : null)

/** Writes down that a batch was made: the shelf has less afterwards. */
export function MakeBatch({ formula, wanted }: Props) {
  const t = usePhrases()
  const { form, setForm, submit, pending, errors, clear } = useMaking({ formula, wanted })
  const field = (name: keyof typeof empty) => ({
    name,
    value: form[name],
    error: errors[name]?.[0],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => {
      clear(name)
      setForm({ ...form, [name]: target.value })
    },
  })
  function send(event: FormEvent) {
    event.preventDefault()
    void submit(undefined)
  }
  return (
    <section aria-labelledby="formula-batch">
      <form className="batch-form" method="post" noValidate onSubmit={send}>
        <h2 className="section-title" id="formula-batch">
          {t('배치 만들기')}
        </h2>
        <p className="small soft">
          {t('{amount}을 만들면 쓴 만큼 선반의 재료가 줄어요. 선반에 없는 재료는 따로 기록해요.', {
            amount: gramsText(wanted),
          })}
        </p>
        <div className="field-row">
          <TextInput {...field('pieces')} label={t('완성한 개수')} inputMode="numeric" />
          <TextInput
            {...field('cure_days')}
            label={t('숙성 기간 (일)')}
            inputMode="numeric"
            hint={t('숙성이 끝나면 알려 드려요.')}
          />
        </div>
        <TextInput {...field('note')} label={t('메모')} maxLength={500} />
        <Button type="submit" kind="line" busy={pending}>
          {t('배치 저장')}
        </Button>
      </form>
    </section>
  )
}

/** What was filled in, and how the batch is written down once. */
function useMaking({ formula: { id, shown }, wanted }: Props) {
  const { api, queries, cache } = useShop()
  const navigate = useNavigate()
  const [form, setForm] = useState(empty)
  const { keyOf, renew } = useRequestKey()
  const { submit, pending, errors, clear } = useSubmit(
    () => {
      const { pieces, cure_days, note } = form
      const batch = {
        version: shown.number,
        batch_mg: wanted,
        pieces: wholeOf(pieces),
        cure_days: wholeOf(cure_days) ?? 0,
        note,
      }
      return api.shelf.make({ params: { formula_id: id }, body: { ...batch, request_key: keyOf(batch) } })
    },
    {
      async onDone() {
        renew()
        await cache.invalidateQueries({ queryKey: queries.shelf.list.key })
        await cache.invalidateQueries({ queryKey: queries.shelf.batches.key })
        await navigate(batchesPath)
      },
    },
  )
  return { form, setForm, submit, pending, errors, clear }
}
