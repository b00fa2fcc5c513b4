import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Chip } from '@sillage/ui/chip.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useState } from 'react'
import { useShop } from '../../shop.ts'
import { type AddLine, PickerRow } from './picker-row.tsx'
import { ProductSearchBox } from './product-search-box.tsx'
import { type Found, useProductSearch } from './use-product-search.ts'
import './product-picker.css'

type Props = {
  /** Another way to add lines, below the search. */
  children: ReactNode
  /** How many of a product the quotation has already. */
  countOf: (product_id: number) => number
  onAdd: AddLine
  searchBox: RefObject<HTMLInputElement | null>
}

const atFirst = 4
const moreAtOnce = 8

/** Finding what to add to the quotation. */
export function ProductPicker({ children, countOf, onAdd, searchBox }: Props) {
  const t = usePhrases()
  const [keyword, setKeyword] = useState('')
  const [category, setCategory] = useState<number | null>(null)
  const [wanted, setWanted] = useState(atFirst)
  const found = useProductSearch({ keyword, category, wanted })
  const cards = found.cards.slice(0, wanted)
  return (
    <section className="quotation-picker" aria-labelledby="quotation-find">
      <h2 id="quotation-find" className="section-title">
        {t('상품 담기')}
      </h2>
      <div data-tour="search">
        <ProductSearchBox
          ref={searchBox}
          aria-label={t('담을 상품 찾기')}
          placeholder={t('상품 이름으로 찾아보세요')}
          value={keyword}
          onChange={(next) => {
            setKeyword(next)
            setWanted(atFirst)
          }}
        />
      </div>
      <CategoryChips
        category={category}
        onChoose={(next) => {
          setCategory(next)
          setWanted(atFirst)
        }}
      />
      <p className="quotation-found" role="status">
        <FoundText found={found} keyword={keyword.trim()} asked={keyword.trim() !== '' || category !== null} />
      </p>
      <Results found={found}>
        {cards.map((card) => (
          <PickerRow key={card.id} card={card} count={countOf(card.id)} onAdd={onAdd} />
        ))}
      </Results>
      {found.cards.length > wanted && (
        <Button kind="quiet" size="sm" onClick={() => setWanted(wanted + moreAtOnce)}>
          {t('상품 더 보기')}
          <Icon name="chevron-down" size="sm" />
        </Button>
      )}
      {children}
    </section>
  )
}

function CategoryChips({
  category,
  onChoose,
}: {
  category: number | null
  onChoose: (category: number | null) => void
}) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data: tree } = useSuspenseQuery(queries.catalog.categories())
  return (
    <fieldset className="chips quotation-shelves" aria-label={t('상품 분류')}>
      <Chip pressed={category === null} onPress={() => onChoose(null)}>
        {t('전체')}
      </Chip>
      {tree.data.data.map((each) => (
        <Chip key={each.id} pressed={category === each.id} onPress={() => onChoose(each.id)}>
          {pick(each, 'name')}
        </Chip>
      ))}
    </fieldset>
  )
}

function FoundText({ found, keyword, asked }: { found: Found; keyword: string; asked: boolean }) {
  const t = usePhrases()
  if (found.state === 'failed') return null
  if (found.state === 'waiting') return t('찾고 있어요')
  if (!asked) return t('많이 찾는 상품이에요')
  const count = found.total
  if (count === 0 && keyword === '') return t('이 분류에는 아직 상품이 없어요')
  if (count === 0) return t('‘{keyword}’에 맞는 상품이 없어요. 다른 검색어나 카테고리로 찾아보세요.', { keyword })
  return t('{count}개를 찾았어요', { count })
}

function Results({ found, children }: { found: Found; children: ReactNode }) {
  const t = usePhrases()
  if (found.state === 'failed') {
    return (
      <div className="quotation-failed">
        <Alert tone="danger">{t('상품을 찾지 못했어요. 연결을 확인하고 다시 찾아 주세요.')}</Alert>
        <Button kind="line" size="sm" onClick={found.retry}>
          {t('다시 찾기')}
        </Button>
      </div>
    )
  }
  if (found.state === 'waiting') {
    return (
      <div className="quotation-results" aria-hidden="true">
        {Array.from({ length: atFirst }, (_, index) => (
          <Skeleton key={index} height="77px" />
        ))}
      </div>
    )
  }
  return <ul className="quotation-results">{children}</ul>
}
