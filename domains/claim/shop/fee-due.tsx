import { Alert } from '@sillage/ui/alert.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Claim, OrderClaims } from '../contract.ts'

type Props = { claim: Claim; account: OrderClaims['fee_account'] }

/** The shipping fee of an exchange, and where the buyer transfers it. The account takes won only. */
export function FeeDue({ claim: { due: amount, currency }, account }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const money = moneyText({ amount, currency })
  if (!account || currency !== 'krw')
    return <Alert>{t('교환 배송비 {money}을 내시는 방법은 고객센터에서 안내해 드려요.', { money })}</Alert>
  return (
    <Alert>
      {t('교환 배송비 {money}을 {bank} {number} ({holder})로 보내 주세요. 입금을 확인하고 교환 상품을 보내 드려요.', {
        money,
        bank: t(account.bank),
        number: account.number,
        holder: account.holder,
      })}
    </Alert>
  )
}
