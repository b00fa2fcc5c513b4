import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { use } from 'react'
import type { ProductCard as Card, Trail } from '../contract.ts'
import { productPath } from '../words.ts'
import { usePriceText } from './price-text.ts'
import { ProductCard } from './product-card.tsx'
import { TileAction } from './tile-action.ts'
import { trailFamilies } from './trail-families.ts'
import { useMyPrice } from './use-my-price.ts'

type Props = {
  card: Card
  /** Its place among the best sellers. */
  rank?: number
  /** How wide the picture is drawn; four across on a desktop by default. */
  sizes?: string
  /** On the first screen: the picture is fetched at once. */
  eager?: boolean
  heading?: 'h2' | 'h3'
}

const fourAcross = '(min-width: 1025px) 282px, (min-width: 640px) 31vw, 46vw'

/** A product of the catalogue in a grid or a rail. */
export function ProductTile({ card, rank, sizes = fourAcross, eager, heading = 'h3' }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const priceText = usePriceText()
  const trail = useTrailText()
  const Action = use(TileAction)
  const name = pick(card, 'name')
  const kind = pick(card, 'type_label')
  return (
    <ProductCard
      href={productPath(card)}
      name={name}
      kind={kind}
      heading={heading}
      picture={{ ...card.picture, sizes, eager, alt: `${name}, ${kind}` }}
      price={priceText(useMyPrice(card))}
      trail={card.trail ? trail(card.trail) : undefined}
      badges={card.badges.length > 0 && <CardBadges badges={card.badges} />}
      heart={<Action product_id={card.id} name={name} />}
      soldOut={card.sold_out ? t(card.kind === 'class' ? '마감' : '품절 · 재입고 알림 받기') : undefined}
      locked={useLockText(card)}
      rank={rank === undefined ? undefined : { number: rank, label: t('순위') }}
    />
  )
}

/** Which class opens what is only for holders of a certificate. */
function useLockText({ opened_by: [first, ...others] = [] }: Card) {
  const t = usePhrases()
  const pick = useLocalizedField()
  if (!first) return undefined
  const name = pick(first, 'name')
  return {
    label: t('수료생 전용'),
    line: (
      <>
        <Anchor className="link" href={productPath({ id: first.class_id, kind: 'class' })}>
          {name}
        </Anchor>{' '}
        {others.length > 0
          ? t('외 {count}개 수업 중 하나의 수료증이 필요해요', { count: others.length })
          : t('수료증이 필요해요')}
      </>
    ),
  }
}

/** What a card or a page says at its corner. */
export function CardBadges({ badges, until }: Pick<Card, 'badges'> & { until?: string }) {
  const t = usePhrases()
  return (
    <>
      {badges.includes('sale') && <Badge tone="sale">{until ? t('세일 {day}까지', { day: until }) : t('세일')}</Badge>}
      {badges.includes('new') && <Badge tone="accent">{t('신상')}</Badge>}
      {badges.includes('best') && <Badge tone="accent">{t('베스트')}</Badge>}
    </>
  )
}

function useTrailText() {
  const t = usePhrases()
  return (trail: Trail) => {
    const families = trailFamilies(trail)
    const { hours } = trail
    return families && { hours, families, label: t('잔향 {hours}시간', { hours, count: hours }) }
  }
}
