import type { Category } from '@sillage/domains/catalog/contract.ts'
import { productPath } from '@sillage/domains/catalog/words.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import './mega-menu.css'

type Props = { id: string; category: Category; calm: boolean }

const address = (id: number) => `/shop/category/${id}`

/** One category opened: its children, their children, and what is most asked for in it. */
export function MegaPanel({ id, category, calm }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()

  return (
    <div className="mega" id={id} data-calm={calm ? '' : undefined}>
      <div className="page">
        <div className="mega-columns">
          {category.descendants.map((child) => (
            <Column key={child.id} category={child} />
          ))}
        </div>
        <MostLoved category={category} />
        <p className="mega-foot">
          <Anchor className="link" href={address(category.id)}>
            {t('{name} 전체 보기', { name: pick(category, 'name') })}
          </Anchor>
          <Anchor href="/customer/document-board">{t('문서실')}</Anchor>
          <Anchor href="/customer/bulk-request">{t('대량 구매')}</Anchor>
        </p>
      </div>
    </div>
  )
}

function Column({ category }: { category: Category }) {
  const pick = useLocalizedField()
  return (
    <div>
      <h3>
        <Anchor href={address(category.id)}>{pick(category, 'name')}</Anchor>
      </h3>
      <ul>
        {category.descendants.map((child) => (
          <li key={child.id}>
            <Anchor href={address(child.id)}>{pick(child, 'name')}</Anchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

function MostLoved({ category }: { category: Category }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data } = useQuery(queries.catalog.list({ query: { category: category.id, sort: 'best', per_page: 1 } }))
  const [card] = data?.data ?? []
  if (!card) return <figure className="mega-place" />
  return (
    <figure>
      <Picture {...card.picture} sizes="300px" alt="" eager />
      <figcaption>
        {t('지금 인기 있는 상품')}
        <br />
        <Anchor className="link" href={productPath(card)}>
          {pick(card, 'name')}
        </Anchor>
      </figcaption>
    </figure>
  )
}
