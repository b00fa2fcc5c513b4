import { ButtonLink } from '@sillage/admin-kit/button.tsx'
import { DataList } from '@sillage/admin-kit/list/data-list.tsx'
import type { Column, Filter, View } from '@sillage/admin-kit/list/list-props.ts'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useLocation } from 'react-router'
import { useShop } from '../../shop.ts'
import { productKindNames } from '../kind-names.ts'
import type { StaffProduct } from '../staff-contract.ts'
import { productKinds } from '../words.ts'
import { ProductState } from './product-state.tsx'
import { ShowProducts } from './show-products.tsx'
import { Thumb } from './thumb.tsx'
import { useCategoryOptions } from './use-category-options.ts'

/** Every product, hidden ones too. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const { search } = useLocation()
  const columns = useColumns()
  const filters = useProductFilters()
  const views: View[] = [
    { label: t('모든 상품'), query: {} },
    { label: t('재고 적음'), query: { stock: 'low' } },
    { label: t('품절'), query: { stock: 'out' } },
    { label: t('영문 빠짐'), query: { english: 'missing' } },
    { label: t('숨긴 상품'), query: { state: 'hidden' } },
    { label: t('보관함'), query: { state: 'archived' } },
  ]
  return (
    <>
      <Top title={t('상품 목록')}>
        <ButtonLink to={{ pathname: '/products/grid', search }}>{t('표에서 수정')}</ButtonLink>
        <ButtonLink icon="plus" look="main" to="/products/new">
          {t('새 상품')}
        </ButtonLink>
      </Top>
      <DataList
        name="products"
        label={t('상품 목록')}
        columns={columns}
        query={(query) => queries.staffProducts.list({ query })}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => `/products/${id}`}
        views={views}
        filters={filters}
        find={t('이름, 상품 코드, 번호')}
        bulk={(products, clear) => <ShowProducts products={products} onDone={clear} />}
        empty={{ title: t('아직 상품이 없어요'), text: t('새 상품을 만들면 여기에 보여요.') }}
      />
    </>
  )
}

/** What products can be narrowed by, in the list and in the grid. */
export function useProductFilters(): Filter[] {
  const t = usePhrases()
  const categories = useCategoryOptions()
  return [
    { name: 'category', label: t('카테고리'), kind: 'choice', options: categories },
    {
      name: 'kind',
      label: t('종류'),
      kind: 'choice',
      options: productKinds.map((kind) => ({ value: kind, label: t(productKindNames[kind]) })),
    },
    {
      name: 'state',
      label: t('상태'),
      kind: 'choice',
      options: [
        { value: 'visible', label: t('보임') },
        { value: 'hidden', label: t('숨김') },
        { value: 'archived', label: t('보관함') },
      ],
    },
    {
      name: 'sort',
      label: t('순서'),
      kind: 'choice',
      options: [
        { value: 'name', label: t('이름순') },
        { value: 'stock', label: t('재고 적은 순 (키트 제외)') },
      ],
    },
  ]
}

function useColumns(): Column<StaffProduct>[] {
  const t = usePhrases()
  const dates = useDates()
  const { locale } = usePhrasebook()
  const english = locale === 'en'
  return [
    {
      key: 'name',
      label: t('상품'),
      fill: true,
      cell: ({ picture, name, name_en }) => (
        <span className="row">
          <Thumb picture={picture} />
          {english ? name_en : name}
        </span>
      ),
    },
    { key: 'id', label: t('번호'), hidden: true, align: 'end', cell: ({ id }) => id },
    {
      key: 'sku',
      label: t('상품 코드'),
      cell: ({ variants }) => (
        <span className="mute">
          {variants[0]?.sku}
          {variants.length > 1 && ` +${variants.length - 1}`}
        </span>
      ),
    },
    {
      key: 'category',
      label: t('카테고리'),
      cell: ({ categories }) => (
        <span className="soft">{categories.map((each) => (english ? each.name_en : each.name)).join(', ')}</span>
      ),
    },
    { key: 'kind', label: t('종류'), hidden: true, cell: ({ kind }) => t(productKindNames[kind]) },
    ...usePriceColumns(),
    { key: 'stock', label: t('판매 가능'), align: 'end', cell: ({ available }) => available.toLocaleString() },
    { key: 'state', label: t('상태'), cell: (product) => <ProductState product={product} /> },
    {
      key: 'created_at',
      label: t('만든 날'),
      hidden: true,
      cell: ({ created_at }) => <span className="mute">{dates.shortDateTime(created_at)}</span>,
    },
  ]
}

function usePriceColumns(): Column<StaffProduct>[] {
  const t = usePhrases()
  const moneyText = useMoneyText()
  return [
    {
      key: 'price_krw',
      label: t('가격 (원)'),
      align: 'end',
      cell: ({ price_krw }) => moneyText({ amount: price_krw, currency: 'krw' }),
    },
    {
      key: 'price_usd',
      label: t('가격 ($)'),
      align: 'end',
      cell: ({ price_usd }) => moneyText({ amount: price_usd, currency: 'usd' }),
    },
    {
      key: 'sale',
      label: t('세일 가격 (원)'),
      align: 'end',
      cell: ({ sale_price_krw: amount }) => (amount === null ? '' : moneyText({ amount, currency: 'krw' })),
    },
  ]
}
