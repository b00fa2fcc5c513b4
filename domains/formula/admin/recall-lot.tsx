import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useShop } from '../../shop.ts'

const empty = { product_id: '', lot: '', reason: '', from: '', until: '' }

/** First who would be told, then telling them. */
export function RecallLot({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const [form, setForm] = useState(empty)
  const [found, setFound] = useState<{ makers: number; batches: number; orders: number } | null>(null)
  const { from, until, ...lot } = form
  const send = (dry_run: boolean) => {
    const body = { ...lot, product_id: Number(lot.product_id), dry_run }
    return api.staffFormulas.recall({ body: from ? { ...body, sent: { from, until: until || from } } : body })
  }
  const look = useAction(() => send(true), { after: setFound })
  const apply = useAction(() => send(false), { done: () => t('회수를 알렸어요.'), after: onClose })
  const someone = found ? found.makers + found.orders : 0
  const isReady = /^\d{1,9}$/.test(form.product_id) && form.lot.trim() !== '' && form.reason.trim() !== ''
  const field = (name: keyof typeof empty) => ({
    name,
    value: form[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setFound(null)
      setForm({ ...form, [name]: target.value })
    },
  })
  return (
    <Dialog
      title={t('로트 회수 알리기')}
      lead={t(
        '이 로트를 선반에 두었거나 배치에 쓴 회원에게 배치 번호와 함께 알려요. 보낸 날을 적으면 그때 받은 주문에도 알려요. 같은 로트는 한 번만 알려요.',
      )}
      onClose={onClose}
      width={560}
      actions={
        <>
          <Button onClick={onClose}>{t('그만두기')}</Button>
          <Button disabled={!isReady || look.pending} onClick={() => look.run(undefined)}>
            {t('누구에게 알릴지 보기')}
          </Button>
          <Button look="danger" disabled={!someone || apply.pending} onClick={() => apply.run(undefined)}>
            {t('{count}곳에 알리기', { count: someone })}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Field label={t('상품번호')}>
          {(control) => <input {...control} inputMode="numeric" {...field('product_id')} />}
        </Field>
        <Field label={t('로트')}>{(control) => <input {...control} maxLength={40} {...field('lot')} />}</Field>
        <Field label={t('이유')}>{(control) => <input {...control} maxLength={200} {...field('reason')} />}</Field>
        <Field label={t('이 로트를 보낸 첫날 (선택)')}>
          {(control) => <input {...control} type="date" {...field('from')} />}
        </Field>
        <Field label={t('보낸 마지막 날')}>
          {(control) => <input {...control} type="date" min={from} disabled={!from} {...field('until')} />}
        </Field>
        {found && (
          <p role="status">
            {t('회원 {makers}명, 배치 {batches}개가 이 로트를 썼어요.', {
              makers: found.makers,
              batches: found.batches,
            })}{' '}
            {from && t('그때 보낸 주문은 {orders}건이에요.', { orders: found.orders })}
          </p>
        )}
      </div>
    </Dialog>
  )
}
