import { Chip } from '@sillage/ui/chip.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageShare } from '../../catalog/shop/share/page-share.tsx'
import { prime, useShop } from '../../shop.ts'
import { rememberItem } from './remember-item.ts'
import { SelectItem } from './select-item.tsx'
import '../../catalog/shop/listing.css'

const others = { query: { per_page: 6 } }

export const loader = prime((queries, { params }) => [
  queries.content.select({ params: { id: params.id } }),
  queries.content.selects(others),
  queries.kakao.show(),
])

/** A handful of things that go well together, and why. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { id } = useParams()
  const { data: select } = useSuspenseQuery(queries.content.select({ params: { id } }))
  const { data: selects } = useSuspenseQuery(queries.content.selects(others))
  const shown = {
    title: pick(select, 'title'),
    description: pick(select, 'intro'),
    picture: select.items[0]?.product.picture,
  }
  return (
    <PageLayout {...shown} lead={shown.description}>
      <p className="mb-8">
        <PageShare page={{ ...shown, path: `/contents/select/${select.id}` }} />
      </p>
      <ul className="product-grid product-grid-3" onClickCapture={rememberItem}>
        {select.items.map((item, index) => (
          <SelectItem key={item.product.id} item={item} eager={index < 3} />
        ))}
      </ul>
      {selects.data.length > 1 && (
        <nav className="section" aria-label={t('다른 셀렉트')}>
          <h2 className="section-title mb-5">{t('다른 셀렉트')}</h2>
          <div className="chips">
            {selects.data.map((other) => (
              <Chip key={other.id} href={`/contents/select/${other.id}`} current={other.id === select.id}>
                {pick(other, 'title')}
              </Chip>
            ))}
          </div>
        </nav>
      )}
    </PageLayout>
  )
}
