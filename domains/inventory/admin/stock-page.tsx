import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { Thumb } from '../../catalog/admin/thumb.tsx'
import { stockReasons } from '../../catalog/words.ts'
import { useShop } from '../../shop.ts'
import type { StockRow } from '../contract.ts'
import { useMovementColumns } from './movement-columns.tsx'
import { reasonNames } from './reason-names.ts'
import { Reservations, Waiting } from './stock-claims.tsx'
import { StockState } from './stock-list-page.tsx'
import { StockLots } from './stock-lots.tsx'

/** One variant's stock: its movements, and the forms that change it. */
export function Component() {
  const { queries } = useShop()
  const variant_id = Number(useParams().variantId)
  const query = queries.staffStock.show({ params: { variant_id } })
  return <Loaded query={query}>{(row) => <Stock key={row.variant_id} row={row} />}</Loaded>
}

function Stock({ row }: { row: StockRow }) {
  const t = usePhrases()
  const { queries } = useShop()
  const { locale } = usePhrasebook()
  const name = locale === 'en' ? row.name_en : row.name
  return (
    <>
      <Top title={row.sku} crumb={{ to: '/stock', label: t('재고') }} fact={<StockState row={row} />} />
      <div className="body">
        <div className="cols">
          <Part title={t('바뀐 기록')}>
            <DataList
              name="movements"
              label={t('바뀐 기록')}
              columns={useMovementColumns()}
              query={(asked) => queries.staffStock.movements({ params: { variant_id: row.variant_id }, query: asked })}
              keyOf={({ id }) => id}
              nameOf={({ id }) => String(id)}
              empty={{ title: t('아직 바뀐 적이 없어요') }}
            />
          </Part>
          <div>
            <Part title={`${name} ${row.option}`}>
              <div className="padded stack">
                <Link className="row link" to={`/products/${row.product_id}`}>
                  <Thumb picture={row.picture} large />
                  {t('상품 수정하기')}
                </Link>
                <Facts
                  rows={[
                    [t('보유'), row.on_hand],
                    [t('예약'), row.reserved],
                    [t('판매 가능'), row.available],
                    [t('입고 대기'), t('{count}명', { count: row.waiting })],
                  ]}
                />
              </div>
            </Part>
            <StockLots row={row} />
            <Adjust row={row} />
            {row.reserved > 0 && <Reservations variant_id={row.variant_id} />}
            {row.waiting > 0 && <Waiting variant_id={row.variant_id} count={row.waiting} />}
            <Level row={row} />
          </div>
        </div>
      </div>
    </>
  )
}

function Adjust({ row }: { row: StockRow }) {
  const t = usePhrases()
  const { api } = useShop()
  const [by, setBy] = useState('')
  const [reason, setReason] = useState<(typeof stockReasons)[number]>('received')
  const params = { variant_id: row.variant_id }
  const { run, pending, errors } = useAction(
    () => api.staffStock.adjust({ params, body: { by: Number(by), reason } }),
    { done: ({ on_hand }) => t('이제 {count}개예요.', { count: on_hand }), after: () => setBy('') },
  )
  return (
    <Part title={t('수량 조정')}>
      <form
        className="fields padded"
        onSubmit={(event) => {
          event.preventDefault()
          void run(undefined)
        }}
      >
        <Field label={t('수량 (빼려면 -)')} error={errors.by?.map((text) => t(text))}>
          {(control) => (
            <input
              {...control}
              className="input input-num"
              inputMode="numeric"
              value={by}
              onChange={(event) => setBy(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('이유')}>
          {(control) => (
            <select {...control} value={reason} onChange={(event) => setReason(event.target.value as typeof reason)}>
              {stockReasons.map((each) => (
                <option key={each} value={each}>
                  {t(reasonNames[each] ?? each)}
                </option>
              ))}
            </select>
          )}
        </Field>
        <div className="row span">
          <span className="push" />
          <Button type="submit" look="main" disabled={pending || !/^-?\d+$/.test(by.trim())}>
            {t('재고 바꾸기')}
          </Button>
        </div>
      </form>
    </Part>
  )
}

function Level({ row }: { row: StockRow }) {
  const t = usePhrases()
  const { api } = useShop()
  const [typed, setTyped] = useState(String(row.low_at))
  const { run, pending, errors } = useAction(
    () => api.staffStock.setLevel({ params: { variant_id: row.variant_id }, body: { low_at: Number(typed) } }),
    { done: () => t('저장했어요.') },
  )
  return (
    <Part title={t('재고 알림 기준')}>
      <form
        className="stack padded"
        onSubmit={(event) => {
          event.preventDefault()
          void run(undefined)
        }}
      >
        <Field label={t('이 수량 이하로 남으면 알려요')} error={errors.low_at?.map((text) => t(text))}>
          {(control) => (
            <input
              {...control}
              className="input input-num"
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <div className="row">
          <span className="push" />
          <Button type="submit" disabled={pending || !/^\d+$/.test(typed.trim()) || Number(typed) === row.low_at}>
            {t('저장')}
          </Button>
        </div>
      </form>
    </Part>
  )
}
