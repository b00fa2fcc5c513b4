import { Button } from '@sillage/admin-kit/button.tsx'
import { useDraftKey } from '@sillage/admin-kit/draft-key.ts'
import { Field } from '@sillage/admin-kit/field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useStored } from '@sillage/admin-kit/use-stored.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type FormEvent, useRef, useState } from 'react'
import { ChangePreview } from '../../catalog/admin/change-preview.tsx'
import { useChangeMany } from '../../catalog/admin/use-change-many.ts'
import { useShop } from '../../shop.ts'

type Counted = Record<string, number>

/**
 * A stocktake. A barcode scanner types a code and Enter: each scan counts one more. Counts stay in this browser until
 * they are applied, as one.
 */
export function Component() {
  const t = usePhrases()
  const { api } = useShop()
  const [counted, setCounted] = useStored<Counted>(useDraftKey('stocktake'), {})
  const skus = Object.keys(counted)
  const put = (sku: string, count: number) => setCounted({ ...counted, [sku]: count })
  const { preview, look, apply, close, pending } = useChangeMany(
    ({ rows, ...change }) =>
      api.staffStock.count({
        body: {
          ...change,
          rows: rows.map(({ sku = '', set, seen }) => ({
            sku,
            counted: set.on_hand ?? 0,
            ...(seen?.on_hand !== undefined && { seen: seen.on_hand }),
          })),
        },
      }),
    { onDone: () => setCounted({}) },
  )
  return (
    <>
      <Top title={t('재고 실사')} crumb={{ to: '/stock', label: t('재고') }}>
        <Button disabled={skus.length === 0} onClick={() => setCounted({})}>
          {t('모두 지우기')}
        </Button>
        <Button
          look="main"
          disabled={pending || skus.length === 0}
          onClick={() => void look(skus.map((sku) => ({ sku, set: { on_hand: counted[sku] ?? 0 } })))}
        >
          {t('차이 보기')}
        </Button>
      </Top>
      <div className="body body-narrow">
        <ScanField onScan={(sku, count) => put(sku, count ?? (counted[sku] ?? 0) + 1)} />
        <CountedList counted={counted} onChange={setCounted} />
      </div>
      {preview && (
        <ChangePreview title={t('실사 차이')} rows={preview} pending={pending} onApply={apply} onClose={close} />
      )}
    </>
  )
}

function CountedList({ counted, onChange }: { counted: Counted; onChange: (counted: Counted) => void }) {
  const t = usePhrases()
  const skus = Object.keys(counted)
  const put = (sku: string, count: number) => onChange({ ...counted, [sku]: count })
  return (
    <Part title={t('실사 수량')} fact={t('{count}가지', { count: skus.length })}>
      <table className="data">
        <tbody>
          {skus.toReversed().map((sku) => (
            <tr key={sku}>
              <td className="fill">{sku}</td>
              <td className="end">
                <input
                  className="input input-num count-input"
                  aria-label={t('{name} 실사 수량', { name: sku })}
                  inputMode="numeric"
                  value={counted[sku] ?? 0}
                  onChange={(event) => put(sku, Number(event.target.value.replace(/\D/g, '').slice(0, 6)))}
                />
              </td>
              <td className="tight">
                <Button
                  small
                  look="quiet"
                  icon="close"
                  aria-label={t('{name} 빼기', { name: sku })}
                  onClick={() => onChange(Object.fromEntries(Object.entries(counted).filter(([each]) => each !== sku)))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}

/** The cursor stays here, so that the next scan needs no hand. `CODE 12` says how many at once. */
function ScanField({ onScan }: { onScan: (sku: string, count: number | undefined) => void }) {
  const t = usePhrases()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    const [, sku, count] = /^(\S+)(?:\s+(\d{1,6}))?$/.exec(typed.trim().toUpperCase()) ?? []
    if (!sku) return
    onScan(sku, count === undefined ? undefined : Number(count))
    setTyped('')
    input.current?.focus()
  }
  return (
    <form onSubmit={submit}>
      <Field
        label={t('상품 코드')}
        hint={t('찍을 때마다 하나씩 늘어요. 한 번에 적으려면 코드 뒤에 수를 적어요: CAN-1 12')}
      >
        {(control) => (
          <input
            {...control}
            ref={input}
            className="input input-lg"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
    </form>
  )
}
