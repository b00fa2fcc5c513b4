import { Button } from '@sillage/ui/button.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { useShop } from '../../shop.ts'
import type { OrderClaims } from '../contract.ts'
import { AccountFields } from './account-fields.tsx'
import type { Account } from './use-claim-form.ts'
import { useUpdateClaims } from './use-update-claims.ts'

type Props = { order_id: number; refund: OrderClaims['waiting_refunds'][number]; view_key: string | undefined }

/** A refund that waits until its buyer has named an account. */
export function WaitingRefund({ order_id, refund, view_key }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const { toast } = useDialogs()
  const { api } = useShop()
  const keep = useUpdateClaims(view_key)
  const [account, setAccount] = useState<Account>({ bank: '', number: '', holder: '' })
  const where = { params: { order_id, refund_id: refund.id }, query: view_key ? { view_key } : {} }
  const { submit, pending, errors, clear } = useSubmit(
    // The server refuses a bank that is none, and says so under the field.
    (named: Account) => api.claim.refundAccount({ ...where, body: { account: named as Account & { bank: never } } }),
    {
      onDone(claims) {
        keep(claims)
        toast(t('계좌를 받았어요. 확인하고 보내 드릴게요.'))
      },
    },
  )
  function send(event: FormEvent) {
    event.preventDefault()
    void submit(account)
  }
  return (
    <form className="claim-form" method="post" noValidate onSubmit={send}>
      <p>{t('{money}을 돌려드릴 계좌를 알려 주세요.', { money: moneyText(refund) })}</p>
      <AccountFields
        account={account}
        error={errors.account?.[0]}
        onChange={(changes) => {
          clear('account')
          setAccount((now) => ({ ...now, ...changes }))
        }}
      />
      <div className="button-row">
        <Button type="submit" busy={pending}>
          {t('계좌 보내기')}
        </Button>
      </div>
    </form>
  )
}
