import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { ProductCard } from '../../catalog/contract.ts'
import { usePriceText } from '../../catalog/shop/price-text.ts'
import { useMyPrice } from '../../catalog/shop/use-my-price.ts'
import '@sillage/ui/sections/rows.css'

export type AddLine = (card: ProductCard) => Promise<void>
type Props = { card: ProductCard; count: number; onAdd: AddLine }

/** A product that can be added. What is sold out can be asked for too, and says so. */
export function PickerRow({ card, count, onAdd }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const priceText = usePriceText()
  const [busy, setBusy] = useState(false)
  const name = pick(card, 'name')

  async function add() {
    setBusy(true)
    await onAdd(card)
    setBusy(false)
  }

  return (
    <li className="quotation-result">
      <Picture {...card.picture} sizes="48px" alt="" className="thumb" />
      <div>
        <p className="quotation-name">{name}</p>
        <p className="tiny mute">{pick(card, 'type_label')}</p>
        <div className="quotation-result-price">
          <Price {...priceText(useMyPrice(card))} />
          {card.sold_out && <Badge tone="idle">{t(card.kind === 'class' ? '마감' : '품절')}</Badge>}
        </div>
      </div>
      <div className="quotation-result-action">
        {count > 0 && <span className="tiny soft num">{t('{count}개 담음', { count })}</span>}
        <Button
          kind="line"
          size="sm"
          busy={busy}
          onClick={add}
          aria-label={count > 0 ? t('{name} 더 담기', { name }) : t('{name} 담기', { name })}
        >
          {count > 0 ? t('더 담기') : t('담기')}
        </Button>
      </div>
    </li>
  )
}
