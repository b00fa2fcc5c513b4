import { Button } from '@sillage/admin-kit/button.tsx'
import { moved } from '@sillage/admin-kit/form/rows-field.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import { useKnownProducts } from './known-products.ts'
import { ProductPicker } from './product-picker.tsx'
import { SheetErrors } from './sheet-errors.tsx'
import { SortedLines } from './sorted-lines.tsx'

const shownFirst = 24

/** Which products come first on the page of a category, by drag, by keyboard and by buttons. */
export function CategoryOrder({ category_id }: { category_id: number }) {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <Part title={t('상품 순서')} fact={t('정하지 않은 상품은 그 뒤에 신상품순으로 보여요')}>
      <Loaded query={queries.catalog.staff.showOrder({ params: { category_id } })}>
        {({ product_ids }) => <Order key={product_ids.join()} category_id={category_id} saved={product_ids} />}
      </Loaded>
    </Part>
  )
}

function Order({ category_id, saved }: { category_id: number; saved: readonly number[] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { api } = useShop()
  const [ids, setIds] = useState<readonly number[]>(saved)
  const known = useKnownProducts([...ids])
  const { run, pending, errors } = useAction(
    () => api.catalog.staff.saveOrder({ params: { category_id }, body: { product_ids: [...ids], was: [...saved] } }),
    { done: () => t('저장했어요. 가게에 바로 보여요.') },
  )
  const fill = useAction(
    () => api.catalog.list({ query: { category: category_id, sort: 'recommended', per_page: shownFirst } }),
    { after: ({ data }) => setIds([...new Set([...ids, ...data.map(({ id }) => id)])]) },
  )
  const lines = ids.map((id) => {
    const product = known.get(id)
    return { id, name: product ? pick(product, 'name') : String(id), picture: product?.picture }
  })
  const isChanged = ids.join() !== saved.join()
  return (
    <>
      <SortedLines
        lines={lines}
        onMove={(from, to) => setIds(moved([...ids], from, to))}
        onRemove={(at) => setIds(ids.toSpliced(at, 1))}
      />
      <ProductPicker label={t('순서를 정할 상품 찾기')} onPick={(id) => !ids.includes(id) && setIds([...ids, id])} />
      <SheetErrors errors={errors} of={/^product_ids/} />
      <div className="row padded">
        <Button disabled={fill.pending} onClick={() => void fill.run(undefined)}>
          {t('지금 보이는 순서로 채우기')}
        </Button>
        <span className="push" />
        <Button look="main" disabled={!isChanged || pending} onClick={() => void run(undefined)}>
          {t('순서 저장')}
        </Button>
      </div>
    </>
  )
}
