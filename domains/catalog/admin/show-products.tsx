import { Button, ButtonLink } from '@sillage/admin-kit/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import type { StaffProduct } from '../staff-contract.ts'
import { ChangePreview } from './change-preview.tsx'
import { useChangeMany } from './use-change-many.ts'

/** Shows or hides the chosen products: looked at first, undone as one. */
export function ShowProducts({ products, onDone }: { products: StaffProduct[]; onDone: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { preview, look, apply, close, pending } = useChangeMany(
    (change) => api.staffProducts.changeMany({ body: { ...change, from: 'list' } }),
    { onDone },
  )
  const show = (visible: boolean) => void look(products.map(({ id }) => ({ product_id: id, set: { visible } })))
  return (
    <>
      <span className="nowrap">
        <b>{t('{count}개', { count: products.length })}</b> {t('고름')}
      </span>
      <span className="sep" />
      <ButtonLink to={`/products/grid?ids=${products.map(({ id }) => id).join(',')}`}>{t('표에서 수정')}</ButtonLink>
      <Button disabled={pending} onClick={() => show(false)}>
        {t('숨기기')}
      </Button>
      <Button look="main" disabled={pending} onClick={() => show(true)}>
        {t('보이기')}
      </Button>
      {preview && (
        <ChangePreview
          title={t('보이기·숨기기 미리 보기')}
          rows={preview}
          pending={pending}
          onApply={apply}
          onClose={close}
        />
      )}
    </>
  )
}
