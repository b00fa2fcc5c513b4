import { Button } from '@sillage/ui/button.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useRef, useState } from 'react'
import type { ProductCard } from '../../catalog/contract.ts'
import { ProductSearchBox } from '../../quotation/shop/product-search-box.tsx'
import { useProductSearch } from '../../quotation/shop/use-product-search.ts'
import { useShop } from '../../shop.ts'
import { materialsCategory } from '../words.ts'
import { kindsOf, type MaterialKind } from './kinds-of.ts'

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
  const typed = keyword.trim()
  const found = useMaterialSearch(keyword)
  const waiting = found.state === 'waiting'
  // What stood there before anything was typed is no answer to it.
  const cards = typed === '' || waiting ? [] : found.cards.slice(0, shown)
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
          if (first) void add.product(first)
        }}
      />
      <p className="tiny mute" role="status">
        {full && t('재료는 60가지까지 추가할 수 있어요.')}
        {typed !== '' && waiting && t('찾고 있어요')}
        {typed !== '' && found.state === 'failed' && t('상품을 찾지 못했어요. 연결을 확인하고 다시 찾아 주세요.')}
        {typed !== '' &&
          found.state === 'found' &&
          cards.length === 0 &&
          t('실라주에 없는 재료예요. 이름을 직접 적을 수 있어요.')}
      </p>
      {cards.length > 0 && (
        <ul className="formula-found">
          {cards.map((card) => (
            <Found key={card.id} card={card} add={add} />
          ))}
        </ul>
      )}
      {typed !== '' && (
        <Button kind="quiet" size="sm" disabled={full} onClick={() => add.byName(typed)}>
          <Icon name="plus" size="sm" />
          {t('‘{name}’ 직접 추가', { name: typed })}
        </Button>
      )}
    </div>
  )
}

/** Wax and oils before candles made of them, which may be meant too; what was named in full before all of them. */
function useMaterialSearch(keyword: string) {
  const materials = useProductSearch({ keyword, category: materialsCategory, wanted: shown * 2 })
  const all = useProductSearch({ keyword, category: null, wanted: shown * 2 })
  const cards = new Map([...materials.cards, ...all.cards].map((card) => [card.id, card]))
  // A shop without that category still has products.
  const state = materials.state === 'waiting' ? materials.state : all.state
  const goods = [...cards.values()].filter(({ kind }) => kind === 'goods')
  const isNamed = ({ name, name_en }: ProductCard) => [name, name_en].includes(keyword.trim())
  return { cards: goods.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one))), state }
}

function Found({ card, add }: { card: ProductCard; add: ReturnType<typeof useAdd> }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const name = pick(card, 'name')
  const kinds = add.asked?.card.id === card.id ? add.asked.kinds : null
  return (
    <li className="formula-found-row">
      <Picture {...card.picture} sizes="40px" alt="" className="thumb" />
      <span>
        {name}
        <small className="mute">{pick(card, 'type_label')}</small>
      </span>
      {!kinds && (
        <Button
          kind="line"
          size="sm"
          busy={add.busy === card.id}
          aria-label={t('{name} 추가', { name })}
          onClick={() => void add.product(card)}
        >
          {t('추가')}
        </Button>
      )}
      {kinds && (
        <fieldset className="formula-kinds" ref={focusFirst}>
          <legend className="small">{t('어떤 {name}인가요?', { name })}</legend>
          {kinds.map((kind) => (
            <Button key={kind.variant_id} kind="line" size="sm" onClick={() => add.kind(card, kind)}>
              {pick(kind, 'name')}
            </Button>
          ))}
        </fieldset>
      )}
    </li>
  )
}

/** Who asked for the product goes on where they have to choose. */
const focusFirst = (element: HTMLElement | null) => element?.querySelector('button')?.focus()

/** A product is taken in its first size, for packs are reckoned later; of several colours or scents one is asked for. */
function useAdd(onAdd: (chosen: Chosen) => void, onDone: () => void) {
  const { api } = useShop()
  const { call } = useDataCalls()
  const [busy, setBusy] = useState<number | null>(null)
  const [asked, setAsked] = useState<{ card: ProductCard; kinds: MaterialKind[] } | null>(null)
  const take = (chosen: Chosen) => {
    onAdd(chosen)
    setAsked(null)
    onDone()
  }
  return {
    busy,
    asked,
    async product(card: ProductCard) {
      setBusy(card.id)
      try {
        const product = await call(() => api.catalog.show({ params: { product_id: card.id } }))
        const kinds = kindsOf(product)
        const [first] = kinds
        if (kinds.length > 1) setAsked({ card, kinds })
        else if (first) take({ variant_id: first.variant_id, name: card.name })
      } catch {
        // useDataCalls has shown why.
      } finally {
        setBusy(null)
      }
    },
    kind: ({ name }: ProductCard, { variant_id }: MaterialKind) => take({ variant_id, name }),
    byName: (name: string) => take({ variant_id: null, name: name.slice(0, 80) }),
  }
}
