import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { useFormDraft } from '@sillage/admin-kit/form/use-form-draft.ts'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { useLastChange } from '../../audit/admin/use-last-change.ts'
import { useShop } from '../../shop.ts'
import type { AwaitedPayment, StaffDeposit } from '../staff-contract.ts'
import { type DepositPart, leftOf, withPart, wonOf } from './deposit-parts.ts'
import { FindAwaited } from './find-awaited.tsx'

type Props = {
  deposit: StaffDeposit
  /** Orders to begin with. */
  chosen: readonly AwaitedPayment[]
  onClose: () => void
}

const begun = ({ amount }: StaffDeposit, chosen: readonly AwaitedPayment[]) =>
  chosen.reduce<DepositPart[]>((parts, payment) => withPart(amount, parts, payment), [])

/** Staff say which order a deposit is for, or divide it between several that were paid with one transfer. */
export function AssignDeposit({ deposit, chosen, onClose }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const draft = useFormDraft(`deposit:${deposit.id}`, { parts: begun(deposit, chosen) })
  const { parts } = draft.values
  const setParts = (next: DepositPart[]) => draft.setValues({ parts: next })
  const end = () => [draft.forget(), onClose()]
  const { run, pending, isReady } = useAssign(deposit, parts, end)
  const [first] = parts
  const matchText = first ? t('{order} 주문에 맞추기', { order: first.order_no }) : t('맞추기')
  const buttonText = parts.length > 1 ? t('{count}개 주문에 나누기', { count: parts.length }) : matchText
  return (
    <Dialog
      title={t('어느 주문의 입금인가요?')}
      lead={`${deposit.depositor}, ${moneyText({ amount: deposit.amount, currency: 'krw' })}`}
      width={640}
      onClose={onClose}
      actions={
        <>
          <Button onClick={end}>{t('취소')}</Button>
          <Button look="main" disabled={pending || !isReady} onClick={() => run(undefined)}>
            {buttonText}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide">
        {parts.map((part) => (
          <PartRow
            key={part.payment_id}
            part={part}
            whole={parts.length === 1 ? deposit.amount : null}
            onType={(typed) =>
              setParts(parts.map((each) => (each.payment_id === part.payment_id ? { ...each, typed } : each)))
            }
            onRemove={() => setParts(parts.filter(({ payment_id }) => payment_id !== part.payment_id))}
          />
        ))}
        <FindAwaited
          label={parts.length > 0 ? t('나눌 주문 추가') : t('주문 찾기')}
          without={parts.map(({ payment_id }) => payment_id)}
          onChoose={(payment) => setParts(withPart(deposit.amount, parts, payment))}
        />
        {parts.length > 1 && <Sum amount={deposit.amount} parts={parts} />}
      </div>
    </Dialog>
  )
}

function useAssign({ id, amount }: StaffDeposit, parts: readonly DepositPart[], end: () => unknown) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { deposit_id: id }
  const split = parts.flatMap(({ payment_id, typed }) => {
    const won = wonOf(typed)
    return won === null ? [] : [{ payment_id, amount: won }]
  })
  const isReady =
    parts.length === 1 || (parts.length > 1 && split.length === parts.length && leftOf(amount, parts) === 0)
  const { run, pending } = useAction(
    async () => {
      const [only] = parts
      if (parts.length > 1 || !only) return api.staffMoney.split({ params, body: { parts: split } })
      return api.staffMoney.match({ params, body: { payment_id: only.payment_id } })
    },
    { done: () => t('주문에 맞췄어요.'), explain: useLastChange(`deposit:${params.deposit_id}`), after: end },
  )
  return { run, pending, isReady }
}

type RowProps = {
  part: DepositPart
  /** The whole deposit, where this is the only order: there is nothing to type. */
  whole: number | null
  onType: (typed: string) => void
  onRemove: () => void
}

function PartRow({ part, whole, onType, onRemove }: RowProps) {
  const t = usePhrases()
  const hint = useHint(part, whole ?? wonOf(part.typed))
  return (
    <div className="row">
      <div className="grow">
        {whole === null ? (
          <Field label={`${part.order_no} ${part.name}`} hint={hint}>
            {(control) => (
              <input
                {...control}
                className="input input-num"
                inputMode="numeric"
                value={part.typed}
                onChange={(event) => onType(event.target.value)}
              />
            )}
          </Field>
        ) : (
          <>
            <Link className="link" to={`/orders/${part.order_id}`}>
              {part.order_no}
            </Link>{' '}
            {part.name}
            <p className="mute">{hint}</p>
          </>
        )}
      </div>
      <Button
        look="quiet"
        icon="close"
        aria-label={t('{order} 주문 빼기', { order: part.order_no })}
        onClick={onRemove}
      />
    </div>
  )
}

/** What becomes of the order with this amount. */
function useHint({ state, missing_amount }: DepositPart, amount: number | null): string {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const won = (sum: number) => moneyText({ amount: sum, currency: 'krw' })
  if (amount === null) return t('{amount}이 들어와야 해요.', { amount: won(missing_amount) })
  if (state === 'expired') return t('기한이 지난 주문이에요. 되살릴 수 없으면 환불로 넘어가요.')
  if (amount === missing_amount) return t('모두 들어와서 결제가 완료돼요.')
  if (amount < missing_amount) return t('{amount}이 모자라서 계속 기다려요.', { amount: won(missing_amount - amount) })
  return t('{amount}이 남아서 환불로 넘어가요.', { amount: won(amount - missing_amount) })
}

function Sum({ amount, parts }: { amount: number; parts: readonly DepositPart[] }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const won = (sum: number) => moneyText({ amount: sum, currency: 'krw' })
  const left = leftOf(amount, parts)
  return (
    <table className="sum sum-2">
      <tbody>
        <tr>
          <td>{t('입금된 금액')}</td>
          <td>{won(amount)}</td>
        </tr>
        <tr>
          <td>{t('나눈 금액')}</td>
          <td>{won(amount - left)}</td>
        </tr>
        <tr>
          <td>{left < 0 ? t('넘친 금액') : t('남은 금액')}</td>
          <td className={left === 0 ? undefined : 'bad'}>{won(Math.abs(left))}</td>
        </tr>
      </tbody>
    </table>
  )
}
