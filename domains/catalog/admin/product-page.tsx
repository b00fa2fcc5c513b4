import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Menu } from '@sillage/admin-kit/menu.tsx'
import { useRecent } from '@sillage/admin-kit/recents.ts'
import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { Tag } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate, useParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { ProductSheet } from '../editing-contract.ts'
import { productPath } from '../words.ts'
import { ProductState } from './product-state.tsx'
import { SheetBody } from './sheet-body.tsx'
import { SheetConflict } from './sheet-conflict.tsx'
import { SheetNav } from './sheet-nav.tsx'
import { PreviewButton, SheetPreview } from './sheet-preview.tsx'
import { useSheet } from './use-sheet.ts'

/** A product with everything staff write of it, or a new one. */
export function Component() {
  const { queries } = useShop()
  const { id } = useParams()
  if (id === undefined) return <ProductSheetPage key="new" product={null} />
  const product_id = Number(id)
  return (
    <Loaded query={queries.catalog.staff.show({ params: { product_id } })}>
      {(product) => <ProductSheetPage key={product.id} product={product} />}
    </Loaded>
  )
}

function ProductSheetPage({ product }: { product: ProductSheet | null }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const sheet = useSheet(product)
  const { changed, conflict, draft, pending, save, discard } = sheet
  useRecent(`/products/${product?.id}`, product?.name)
  useShortcuts([{ keys: 'mod+s', label: t('저장'), run: save, always: true }])
  return (
    <>
      <Top
        title={pick(draft, 'name') || t('새 상품')}
        crumb={{ to: '/products', label: t('상품 목록') }}
        fact={
          <>
            {product && <ProductState product={product} />}
            {changed.length > 0 && (
              <Tag look="accent">{t('저장하지 않은 변경 {count}', { count: changed.length })}</Tag>
            )}
          </>
        }
      >
        {changed.length > 0 && (
          <Button icon="undo" onClick={discard}>
            {t('처음으로 되돌리기')}
          </Button>
        )}
        <PreviewButton sheet={sheet} product={product} />
        {product && <MoreActions product={product} />}
        <Button look="main" shortcut="mod+s" disabled={pending || changed.length === 0} onClick={save}>
          {t('저장')}
        </Button>
      </Top>
      <div className="body">
        <div className="cols cols-sheet">
          <SheetNav sheet={sheet} isNew={!product} />
          <SheetBody sheet={sheet} product={product} />
          <SheetPreview sheet={sheet} product={product} />
        </div>
      </div>
      {conflict && <SheetConflict conflict={conflict} sheet={sheet} />}
    </>
  )
}

function MoreActions({ product }: { product: ProductSheet }) {
  const t = usePhrases()
  const { api } = useShop()
  const navigate = useNavigate()
  const params = { product_id: product.id }
  const { run: duplicate } = useAction(() => api.staffProducts.duplicate({ params }), {
    done: () => t('복제했어요. 숨김 상태로 만들어졌어요.'),
    after: ({ id }) => navigate(`/products/${id}`),
  })
  const { run: archive } = useAction((archived: boolean) => api.staffProducts.archive({ params, body: { archived } }), {
    done: ({ archived }) => (archived ? t('보관했어요.') : t('복원했어요. 아직 숨김 상태예요.')),
  })
  return (
    <>
      {product.visible && (
        <a className="btn" href={productPath(product)} target="_blank" rel="noreferrer">
          {t('쇼핑몰에서 보기')}
        </a>
      )}
      <Menu
        button={<Button icon="more" aria-label={t('다른 작업')} />}
        items={[
          { label: t('복제'), run: () => void duplicate(undefined) },
          product.archived
            ? { label: t('복원'), run: () => void archive(false) }
            : { label: t('보관함으로'), danger: true, run: () => void archive(true) },
        ]}
      />
    </>
  )
}
