import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { ClaimableLine } from '@sillage/domains/claim/contract.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useNavigate } from 'react-router'
import { AccountFields, ClaimFields } from './claim-fields.tsx'
import { useClaimForm } from './use-claim-form.ts'

type Props = { order: StaffOrder; onClose: () => void }

/** A claim for a buyer who called: the same rules and the same refund as if they had asked themselves. */
export function ClaimDialog({ order, onClose }: Props) {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <Loaded query={queries.staffClaims.claimable({ params: { order_id: order.id } })}>
      {({ lines, needs_account }) =>
        lines.length === 0 ? (
          <Dialog
            title={t('지금 신청할 수 있는 상품이 없어요')}
            lead={t('이미 신청했거나, 결제 전이거나, 신청 기간이 지났어요.')}
            onClose={onClose}
            actions={<Button onClick={onClose}>{t('닫기')}</Button>}
          />
        ) : (
          <ClaimForm order={order} lines={lines} needsAccount={needs_account} onClose={onClose} />
        )
      }
    </Loaded>
  )
}

function ClaimForm({ order, lines, needsAccount, onClose }: Props & { lines: ClaimableLine[]; needsAccount: boolean }) {
  const t = usePhrases()
  const amountText = useAmountText(order)
  const form = useClaimForm(order.id, lines)
  const { preview, account, memo } = form
  const money = preview?.money ?? 0
  const { run, pending, errors } = useOpen({ order, form, needsAccount })
  return (
    <Dialog
      title={t('손님 대신 신청하기')}
      lead={t('손님이 직접 신청할 때와 같은 규칙과 금액이에요. 손님에게 알림이 가요.')}
      onClose={onClose}
      width={640}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="main" disabled={pending || !preview} onClick={() => run(undefined)}>
            {money > 0 ? t('{amount} 환불로 신청', { amount: amountText(money) }) : t('신청하기')}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide">
        <ClaimFields form={form} lines={lines} />
        {needsAccount && money > 0 && <AccountFields account={account} onChange={form.setAccount} errors={errors} />}
        <Memo value={memo} onChange={form.setMemo} />
        {form.refusal && <p className="bad">{t(form.refusal)}</p>}
        {preview && (
          <p className="soft">
            {preview.at_once ? t('바로 취소되고 환불이 나가요.') : t('접수 대기로 열려요.')}{' '}
            {preview.to_pay > 0 && t('손님이 낼 배송비 {amount}', { amount: amountText(preview.to_pay) })}
          </p>
        )}
      </div>
    </Dialog>
  )
}

type Form = ReturnType<typeof useClaimForm>
type OpenOptions = Pick<Props, 'order'> & { form: Form; needsAccount: boolean }

/** Opens the claim as it was previewed: other amounts are refused by the server. */
function useOpen({ order, form, needsAccount }: OpenOptions) {
  const t = usePhrases()
  const navigate = useNavigate()
  const { api } = useShop()
  const { asked, preview, account, memo } = form
  const money = preview?.money ?? 0
  return useAction(
    async () => {
      if (!asked || !preview) throw new Error('the button waits for the preview')
      const { points, to_pay } = preview
      return api.staffClaims.open({
        params: { order_id: order.id },
        body: {
          ...asked,
          request_key: form.request_key,
          memo,
          agreed: { money, points, to_pay },
          ...(needsAccount && money > 0 && { account }),
        },
      })
    },
    { done: () => t('신청을 열었어요.'), after: ({ id }) => [form.clear(), navigate(`/claims/${id}`)] },
  )
}

function Memo({ value, onChange }: { value: string; onChange: (memo: string) => void }) {
  const t = usePhrases()
  return (
    <Field label={t('손님이 남긴 말')}>
      {(control) => <textarea {...control} rows={2} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  )
}
