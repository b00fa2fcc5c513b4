import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { Lot } from '../../inventory/lot-contract.ts'
import { useShop } from '../../shop.ts'
import type { RecallCounts } from '../contract.ts'

type Said = { reason: string; reason_en: string }
type Props = { lot: Lot; recall: Said | null; onClose: () => void }

/** First what would happen, then doing it. */
export function RecallDialog({ lot, recall, onClose }: Props) {
  const t = usePhrases()
  const { api } = useShop()
  const [said, setSaid] = useState<Said>({ reason: recall?.reason ?? '', reason_en: recall?.reason_en ?? '' })
  const [found, setFound] = useState<RecallCounts | null>(null)
  const send = (dry_run: boolean) => api.staffRecalls.start({ params: { lot_id: lot.id }, body: { ...said, dry_run } })
  const look = useAction(() => send(true), { after: setFound })
  const apply = useAction(() => send(false), { done: () => t('회수를 시작했어요.'), after: onClose })
  const isReady = said.reason.trim() !== '' && said.reason_en.trim() !== ''
  const fields = [
    ['reason', t('이유 (한국어)'), look.errors.reason],
    ['reason_en', t('이유 (영어)'), look.errors.reason_en],
  ] as const
  return (
    <Dialog
      title={t('로트 {lot} 회수', { lot: lot.lot })}
      lead={t(
        '이 로트를 산 손님에게 쓰지 말라고 알리고, 배송비 없는 반품을 접수하고, 남은 수량의 출고를 막아요. 되돌릴 수 없어요.',
      )}
      onClose={onClose}
      width={560}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button disabled={!isReady || look.pending} onClick={() => look.run(undefined)}>
            {t('미리 보기')}
          </Button>
          <Button look="danger" disabled={!found || apply.pending} onClick={() => apply.run(undefined)}>
            {t('회수하기')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {fields.map(([name, label, errors]) => (
          <Field key={name} label={label} error={errors?.map((text) => t(text))}>
            {(control) => (
              <input
                {...control}
                maxLength={200}
                // The first reason stays: those who were notified have read it.
                readOnly={recall !== null}
                value={said[name]}
                onChange={(event) => {
                  setFound(null)
                  setSaid({ ...said, [name]: event.target.value })
                }}
              />
            )}
          </Field>
        ))}
        {found && <FoundList found={found} />}
      </div>
    </Dialog>
  )
}

function FoundList({ found: { messages, claims, in_house, pieces } }: { found: RecallCounts }) {
  const t = usePhrases()
  return (
    <output>
      <ul className="lines">
        <li>{t('메시지를 받을 주문 {messages}건 (보낸 수량 {pieces}개)', { messages, pieces })}</li>
        <li>{t('접수할 반품 {claims}건', { claims })}</li>
        <li>{t('출고를 막을 수량 {in_house}개', { in_house })}</li>
      </ul>
    </output>
  )
}
