import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ChangeEvent, useState } from 'react'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'

const empty = { product_id: '', lot: '', reason: '', reason_en: '', from: '', until: '' }
type Form = typeof empty
type Found = { makers: number; batches: number; orders: number; lot_id: number | null }

/** What is recalled, and who would be notified of it. */
function useRecall() {
  const { api } = useShop()
  const [form, setForm] = useState(empty)
  const [found, setFound] = useState<Found | null>(null)
  return {
    form,
    found,
    setFound,
    send(dry_run: boolean) {
      const { from, until, ...lot } = form
      const body = { ...lot, product_id: Number(lot.product_id), dry_run }
      return api.staffFormulas.recall({ body: from ? { ...body, sent: { from, until: until || from } } : body })
    },
    field: (name: keyof Form) => ({
      name,
      value: form[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setFound(null)
        setForm({ ...form, [name]: target.value })
      },
    }),
  }
}

/** First who would be notified, then notifying them. */
export function RecallLot({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const { form, found, setFound, send, field } = useRecall()
  const look = useAction(() => send(true), { after: setFound })
  const apply = useAction(() => send(false), { done: () => t('회수를 알렸어요.'), after: onClose })
  const count = found ? found.makers + found.orders : 0
  const isReady =
    /^\d{1,9}$/.test(form.product_id) &&
    form.lot.trim() !== '' &&
    [form.reason, form.reason_en].every((text) => text.trim() !== '')
  return (
    <Dialog
      title={t('로트 회수 알리기')}
      lead={t(
        '이 로트를 선반에 두었거나 배치에 쓴 회원에게 배치 번호와 함께 알려요. 보낸 날을 적으면 그때 로트 기록 없이 나간 주문에도 알려요. 같은 로트는 한 번만 알려요.',
      )}
      onClose={onClose}
      width={560}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button disabled={!isReady || look.pending} onClick={() => look.run(undefined)}>
            {t('알릴 회원 확인')}
          </Button>
          <Button look="danger" disabled={count === 0 || apply.pending} onClick={() => apply.run(undefined)}>
            {t('{count}곳에 알리기', { count })}
          </Button>
        </>
      }
    >
      <Fields form={form} field={field} />
      {found && <FoundText found={found} isSent={form.from !== ''} />}
    </Dialog>
  )
}

function Fields({ form, field }: Pick<ReturnType<typeof useRecall>, 'form' | 'field'>) {
  const t = usePhrases()
  return (
    <div className="fields">
      <Field label={t('상품번호')}>
        {(control) => <input {...control} inputMode="numeric" {...field('product_id')} />}
      </Field>
      <Field label={t('로트')}>{(control) => <input {...control} maxLength={40} {...field('lot')} />}</Field>
      <div className="span">
        <Field label={t('이유')}>{(control) => <input {...control} maxLength={200} {...field('reason')} />}</Field>
      </div>
      <div className="span">
        <Field label={t('이유 (영어)')}>
          {(control) => <input {...control} lang="en" maxLength={200} {...field('reason_en')} />}
        </Field>
      </div>
      <Field label={t('이 로트를 보낸 첫날 (선택)')}>
        {(control) => <input {...control} type="date" {...field('from')} />}
      </Field>
      <Field label={t('보낸 마지막 날')}>
        {(control) => <input {...control} type="date" min={form.from} disabled={!form.from} {...field('until')} />}
      </Field>
    </div>
  )
}

function FoundText({ found, isSent }: { found: Found; isSent: boolean }) {
  const t = usePhrases()
  const { makers, batches, orders, lot_id } = found
  return (
    <div role="status">
      <p>
        {t('회원 {makers}명, 배치 {batches}개가 이 로트를 썼어요.', { makers, batches })}{' '}
        {isSent && t('그때 로트 기록 없이 나간 주문은 {orders}건이에요.', { orders })}
      </p>
      {lot_id !== null && (
        <p>
          {t('이 로트는 재고에 기록되어 있어요. 출고를 막고 반품을 접수하려면 로트에서 회수해 주세요.')}{' '}
          <Link className="link" to={`/lots/${lot_id}`}>
            {t('로트 열기')}
          </Link>
        </p>
      )}
    </div>
  )
}
