import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { usePick } from '@sillage/web-kit/pick.ts'
import { useData } from '@sillage/web-kit/use-data.ts'
import { useRef, useState } from 'react'
import type { ProductCard } from '../../catalog/contract.ts'
import { ProductSearchBox } from '../../quotation/shop/product-search-box.tsx'
import { useProductSearch } from '../../quotation/shop/use-product-search.ts'
import { useShop } from '../../shop.ts'

export type Chosen = { variant_id: number | null; name: string }
type Props = { full: boolean; onAdd: (chosen: Chosen) => void }

const shown = 6

/** Finds a material among what the shop sells, or takes it down by name. */
export function MaterialPicker({ full, onAdd }: Props) {
  const t = usePhrases()
  const [keyword, setKeyword] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const add = useAdd(onAdd, () => {
    setKeyword('')
    box.current?.focus()
  })
  const found = useProductSearch({ keyword, category: null, wanted: shown * 2 })
  const typed = keyword.trim()
  const cards = typed === '' ? [] : found.cards.filter(({ kind }) => kind === 'goods').slice(0, shown)
  const waiting = found.state === 'waiting'
  return (
    <div className="formula-picker">
      <ProductSearchBox
        ref={box}
        aria-label={t('재료 찾기')}
        placeholder={t('향료, 왁스, 베이스 이름')}
        value={keyword}
        disabled={full}
        onChange={setKeyword}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          // The form around it is not sent by looking for something.
          event.preventDefault()
          const [first] = cards
          if (!waiting && first) void add.product(first)
        }}
      />
      <p className="tiny mute" role="status">
        {full && t('재료는 60가지까지 적을 수 있어요.')}
        {typed !== '' && waiting && t('찾고 있어요')}
        {typed !== '' && found.state === 'failed' && t('상품을 찾지 못했어요. 연결을 확인하고 다시 찾아 주세요.')}
        {typed !== '' &&
          found.state === 'found' &&
          cards.length === 0 &&
          t('실라주에는 없는 재료예요. 이름으로 적어 둘 수 있어요.')}
      </p>
      {cards.length > 0 && (
        <ul className="formula-found">
          {cards.map((card) => (
            <Found key={card.id} card={card} busy={add.busy === card.id} onAdd={() => void add.product(card)} />
          ))}
        </ul>
      )}
      {typed !== '' && (
        <Button kind="quiet" size="sm" disabled={full} onClick={() => add.byName(typed)}>
          <Icon name="plus" size="sm" />
          {t('‘{name}’ 이름으로 적기', { name: typed })}
        </Button>
      )}
    </div>
  )
}

function Found({ card, busy, onAdd }: { card: ProductCard; busy: boolean; onAdd: () => void }) {
  const t = usePhrases()
  const pick = usePick()
  const name = pick(card, 'name')
  return (
    <li className="formula-found-row">
      <Picture {...card.picture} sizes="40px" alt="" className="thumb" />
      <span>
        {name}
        <small className="mute">{pick(card, 'type_label')}</small>
      </span>
      <Button kind="line" size="sm" busy={busy} aria-label={t('{name} 더하기', { name })} onClick={onAdd}>
        {t('더하기')}
      </Button>
    </li>
  )
}

/** A product is taken in its first size: which packs it takes is reckoned later. */
function useAdd(onAdd: (chosen: Chosen) => void, onDone: () => void) {
  const { api } = useShop()
  const { call } = useData()
  const [busy, setBusy] = useState<number | null>(null)
  return {
    busy,
    async product({ id, name }: ProductCard) {
      setBusy(id)
      try {
        const { variants } = await call(() => api.catalog.show({ params: { product_id: id } }))
        const [first] = variants
        if (first) onAdd({ variant_id: first.id, name })
        onDone()
      } catch {
        // useData has told why.
      } finally {
        setBusy(null)
      }
    },
    byName(name: string) {
      onAdd({ variant_id: null, name: name.slice(0, 80) })
      onDone()
    },
  }
}
