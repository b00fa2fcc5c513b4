import { seoulDay } from '@sillage/kit/time.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Empty } from '@sillage/ui/empty.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { QueryBoundary } from '@sillage/web-kit/query-boundary.tsx'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { gramsText } from '../amounts.ts'
import type { ShelfItem } from '../shelf-contract.ts'
import { saveCsv } from './save-csv.ts'
import { AddItemDialog, EditItemDialog } from './shelf-dialogs.tsx'
import { Vial } from './vial.tsx'
import './shelf.css'

/** Under this share of what was bought it is running low. */
const lowShare = 0.12
/** An amount that does not break before its unit. */
const whole = (mg: number) => gramsText(mg).replace(' ', '\u00a0')
const isLow = ({ left_mg, full_mg }: ShelfItem) => left_mg / full_mg < lowShare

/** What a member has at home: filled from orders and by hand, emptied by batches. */
export function Shelf() {
  const t = usePhrases()
  const { queries, cache } = useShop()
  const query = useQuery({ ...queries.shelf.list(), staleTime: 0 })
  const refresh = () => cache.invalidateQueries({ queryKey: queries.shelf.list.key })
  return (
    <section className="shelf" aria-label={t('내 선반')}>
      <Actions items={query.data ?? []} onChanged={refresh} />
      <QueryBoundary query={query} failed={t('선반을 불러오지 못했어요')}>
        {(items) => <Board items={items} onChanged={refresh} />}
      </QueryBoundary>
    </section>
  )
}

type Shown = { items: readonly ShelfItem[]; onChanged: () => unknown }

function Actions({ items, onChanged }: Shown) {
  const t = usePhrases()
  const { api } = useShop()
  const { toast } = useDialogs()
  const [adding, setAdding] = useState(false)
  const fill = useSubmit(() => api.shelf.fill(), {
    onDone({ added }) {
      toast({
        message:
          added > 0 ? t('재료 {count}가지를 선반에 추가했어요.', { count: added }) : t('새로 추가할 재료가 없어요.'),
      })
      return onChanged()
    },
  })
  return (
    <div className="button-row">
      <Button size="sm" busy={fill.pending} onClick={() => void fill.submit(undefined)}>
        {t('받은 주문에서 가져오기')}
      </Button>
      <Button kind="line" size="sm" onClick={() => setAdding(true)}>
        <Icon name="plus" size="sm" />
        {t('가지고 있는 재료 추가')}
      </Button>
      {items.length > 0 && <ExportShelf items={items} />}
      {adding && <AddItemDialog onClose={() => setAdding(false)} onDone={onChanged} />}
    </div>
  )
}

function Board({ items, onChanged }: Shown) {
  const t = usePhrases()
  if (items.length === 0)
    return (
      <Empty title={t('선반이 비어 있어요')}>
        {t('받은 주문의 재료나 가지고 있는 재료를 추가해 주세요. 배치를 만들면 쓴 만큼 줄어요.')}
      </Empty>
    )
  // Boards are as wide as the page: what is missing in the last row is filled up with nothing.
  const missing = (columns: number) => (columns - (items.length % columns)) % columns
  const low = items.filter(isLow)
  return (
    <>
      <p className="small soft">
        {t('구매한 양과 사용한 양으로 계산했어요. 실제와 다르면 무게를 재서 수정해 주세요.')}
      </p>
      <ul className="shelf-board">
        {items.map((item) => (
          <Item key={item.id} item={item} onChanged={onChanged} />
        ))}
        {Array.from({ length: missing(6) }, (_, at) => (
          <li key={`empty ${at}`} className="shelf-item" data-wide={at >= missing(3) || undefined} aria-hidden="true">
            <span className="shelf-place" />
          </li>
        ))}
      </ul>
      {low.length > 0 && <RunningLow items={low} />}
    </>
  )
}

function Item({ item, onChanged }: { item: ShelfItem; onChanged: () => unknown }) {
  const t = usePhrases()
  const name = useLocalizedField()(item, 'name')
  const dates = useDates()
  const [editing, setEditing] = useState(false)
  const { left_mg, full_mg, lot, expires_on } = item
  const expired = expires_on !== null && expires_on < seoulDay(new Date())
  return (
    <li className="shelf-item">
      <span className="shelf-place">
        <Vial {...item} />
      </span>
      <b>{name}</b>
      <span className="num small" data-low={isLow(item) || undefined}>
        {left_mg === 0 ? t('비었어요') : `${whole(left_mg)} / ${whole(full_mg)}`}
      </span>
      {expires_on && (
        <span className="tiny mute num" data-low={expired || undefined}>
          {t(expired ? '{day}에 기한이 지났어요' : '{day}까지', { day: dates.date(expires_on) })}
        </span>
      )}
      {lot && <span className="tiny mute num">{t('로트 {lot}', { lot })}</span>}
      <Button kind="quiet" size="sm" aria-label={t('{name} 남은 양 수정', { name })} onClick={() => setEditing(true)}>
        {t('고치기')}
      </Button>
      {editing && <EditItemDialog item={item} onClose={() => setEditing(false)} onDone={onChanged} />}
    </li>
  )
}

function RunningLow({ items }: { items: readonly ShelfItem[] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <section className="shelf-low" aria-labelledby="shelf-low">
      <h2 className="section-title" id="shelf-low">
        {t('곧 떨어져요')}
      </h2>
      <ul className="batch-rows">
        {items.map((item) => (
          <li key={item.id} className="shelf-low-row">
            <span>
              {pick(item, 'name')}
              <small className="mute num">{t('{left} 남음', { left: gramsText(item.left_mg) })}</small>
            </span>
            {item.product_id !== null && (
              <Anchor className="button button-line button-sm" href={`/shop/product/${item.product_id}`}>
                {t('다시 사기')}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ExportShelf({ items }: { items: readonly ShelfItem[] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const save = () =>
    saveCsv('shelf.csv', [
      [t('이름'), t('남은 양 (g)'), t('로트'), t('사용 기한')],
      ...items.map((item) => [pick(item, 'name'), String(item.left_mg / 1_000), item.lot, item.expires_on ?? '']),
    ])
  return (
    <Button kind="quiet" size="sm" onClick={save}>
      <Icon name="download" size="sm" />
      {t('CSV로 내려받기')}
    </Button>
  )
}
