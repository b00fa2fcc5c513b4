import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { LivePreview } from '@sillage/admin-kit/live-preview.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShop } from '../../shop.ts'
import type { ProductSheet } from '../editing-contract.ts'
import { productPath } from '../words.ts'
import { changesOf } from './draft-changes.ts'
import type { Sheet } from './use-sheet.ts'

type Props = { sheet: Sheet; product: ProductSheet | null }

/** The product's page on a phone, with what is typed and not saved yet; larger in a dialog. */
export function SheetPreview({ sheet, product }: Props) {
  const t = usePhrases()
  if (!product)
    return (
      <section className="only-wide" aria-label={t('미리 보기')}>
        <p className="mute padded">{t('저장하면 상품 페이지를 미리 볼 수 있어요. 처음에는 숨김 상태로 저장돼요.')}</p>
      </section>
    )
  return (
    <div className="only-wide sheet-side">
      <Page sheet={sheet} product={product} isLarge={false} />
    </div>
  )
}

/** Opens the preview on a phone and on a desktop side by side. */
export function PreviewButton({ sheet, product }: Props) {
  const t = usePhrases()
  const [isOpen, setOpen] = useState(false)
  if (!product) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('미리 보기')}</Button>
      {isOpen && (
        <Dialog
          title={t('미리 보기')}
          lead={t('저장하지 않은 내용까지 보여요. 고객에게는 아직 보이지 않아요.')}
          width={1280}
          onClose={() => setOpen(false)}
          actions={
            <Button look="main" onClick={() => setOpen(false)}>
              {t('닫기')}
            </Button>
          }
        >
          <Page sheet={sheet} product={product} isLarge />
        </Dialog>
      )}
    </>
  )
}

type PageProps = { sheet: Sheet; product: ProductSheet; isLarge: boolean }

function Page({ sheet, product, isLarge }: PageProps) {
  const t = usePhrases()
  const look = useLook(sheet, product.id)
  if (!look) return <p className="mute padded">{t('고칠 항목을 고치면 미리 보기가 보여요.')}</p>
  const address = `${productPath(product)}?preview=${look.preview_key}`
  return <LivePreview address={address} draft={look.product} only={isLarge ? undefined : 'phone'} />
}

const pauseMs = 400

/** The page as it will be once the sheet is saved; while something cannot be saved, as it was before. */
function useLook({ draft, base }: Sheet, product_id: number) {
  const { queries } = useShop()
  const { body, errors } = changesOf(draft, base)
  const settled = useDebouncedValue(JSON.stringify(body), pauseMs)
  const { data } = useQuery({
    ...queries.staffProducts.look({ params: { product_id }, body: JSON.parse(settled) }),
    enabled: Object.keys(errors).length === 0,
    placeholderData: keepPreviousData,
  })
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  return data ?? last
}
