import { PageMeta } from '@sillage/web-kit/page-meta.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSearchParams } from 'react-router'
import { prime } from '../../shop.ts'
import { SavedQuotation } from './saved/saved-quotation.tsx'
import { suggested } from './use-product-search.ts'
import { WriteQuotation } from './write-quotation.tsx'
import './quotation-page.css'

export const loader = prime((queries) => [
  queries.catalog.categories(),
  queries.catalog.list(suggested),
  queries.shipping.fees(),
])

/** A quotation: a new one to write, or with its number in the address one that was saved or sent. */
export function Component() {
  const t = usePhrases()
  const id = Number(useSearchParams()[0].get('id') ?? '')
  const isSaved = Number.isSafeInteger(id) && id > 0
  return (
    <div className="quotation-page">
      <PageMeta
        title={t('견적서')}
        description={t('선택한 상품으로 견적서를 만들 수 있어요.')}
        path="/shop/quotation"
      />
      {isSaved ? <SavedQuotation key={id} id={id} /> : <WriteQuotation />}
    </div>
  )
}
