import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { FacetGroup } from '../words.ts'
import {
  inMinorUnits,
  type Listing,
  type Narrowing,
  toggled,
  type WordGroup,
  wordGroups,
  wordsOf,
} from './listing-address.ts'

export const groupTitles = { family: '향 계열', kind: '종류', badge: '표시' } as const satisfies Record<
  WordGroup,
  string
>

export const filterWords: Record<FacetGroup, Record<string, string>> = {
  family: {
    citrus: '시트러스',
    green: '풀과 잎',
    herb: '허브',
    fruit: '과일',
    floral: '꽃',
    spice: '향신료',
    wood: '나무',
    smoke: '연기와 수지',
    musk: '머스크',
  },
  kind: { goods: '제품', kit: 'DIY 키트', book: '책', class: '수업', service: '맞춤 제작' },
  badge: { new: '신상', best: '베스트', sale: '세일' },
  stock: { in_stock: '품절 빼고 보기' },
}

type Chosen<Wanted> = { key: string; label: string; without: Wanted }

/** Everything a list is narrowed by, each with what would be left without it. */
export function useChosen() {
  const moneyText = useMoneyText()
  const t = usePhrases()
  return <Wanted extends Narrowing & Pick<Listing, 'currency'>>(listing: Wanted): Chosen<Wanted>[] => {
    const words = wordGroups.flatMap((group) =>
      wordsOf(listing, group).map((word) => ({
        key: `${group} ${word}`,
        label: t(filterWords[group][word] ?? word),
        without: toggled(listing, group, word),
      })),
    )
    const { price_min, price_max, in_stock } = listing
    const text = (price: number | undefined) => (price === undefined ? '' : moneyText(inMinorUnits(price, listing)))
    const isPriced = price_min !== undefined || price_max !== undefined
    const price = `${text(price_min)} ~ ${text(price_max)}`.trim()
    return [
      ...words,
      ...(isPriced
        ? [{ key: 'price', label: price, without: { ...listing, price_min: undefined, price_max: undefined } }]
        : []),
      ...(in_stock
        ? [{ key: 'in_stock', label: t('품절 빼고 보기'), without: { ...listing, in_stock: undefined } }]
        : []),
    ]
  }
}
