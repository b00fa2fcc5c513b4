import { Button } from '@sillage/admin-kit/button.tsx'
import { Field } from '@sillage/admin-kit/field.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useToast } from '@sillage/admin-kit/toasts.tsx'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import type { NewOrder } from './use-new-order.ts'

/** What it costs, why staff order, and the order itself. */
export function PlaceOrder({ order }: { order: NewOrder }) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const { quote, lines, placed, draft, change, consent, setConsent, errors, isBusy } = order
  const text = (amount: number) => moneyText({ amount, currency: quote?.currency ?? 'krw' })
  return (
    <>
      {placed && <Placed order={placed} />}
      <Part title={t('금액')}>
        <div className="padded stack stack-wide">
          {quote ? (
            <Sum quote={quote} text={text} />
          ) : (
            <p className="mute">{t('상품과 우편번호를 적고 금액을 계산해 주세요.')}</p>
          )}
          <div className="row">
            <span className="push" />
            <Button disabled={isBusy || lines.length === 0} onClick={() => order.price(undefined)}>
              {t('금액 계산')}
            </Button>
          </div>
        </div>
      </Part>
      <Part title={t('주문 등록')}>
        <div className="padded stack stack-wide">
          <Note value={draft.note} onChange={(note) => change({ note })} error={errors.note} />
          <label className="check">
            <input type="checkbox" checked={consent} onChange={() => setConsent(!consent)} />
            {t('상품, 금액, 반품 조건을 알리고 손님의 동의를 받았어요.')}
          </label>
          {errors.consent && <span className="error">{t(errors.consent[0] ?? '')}</span>}
          <p className="mute">
            {t('무통장 입금으로 등록돼요. 손님은 주문 링크에서 카드 등 다른 방법으로도 결제할 수 있어요.')}
          </p>
          <div className="row">
            <span className="push" />
            <Button look="main" disabled={isBusy || !quote} onClick={() => order.place(undefined)}>
              {quote ? t('{amount} 주문 등록', { amount: text(quote.total_amount) }) : t('주문 등록')}
            </Button>
          </div>
        </div>
      </Part>
    </>
  )
}

type SumProps = { quote: NonNullable<NewOrder['quote']>; text: (amount: number) => string }

function Sum({ quote, text }: SumProps) {
  const t = usePhrases()
  return (
    <table className="sum sum-2">
      <tbody>
        {quote.lines.map((line) => (
          <tr key={line.variant_id}>
            <td>
              {line.name} <span className="mute">{line.option_name}</span> × {line.quantity}
            </td>
            <td>{text(line.amount)}</td>
          </tr>
        ))}
        <tr>
          <td>{t('배송비를 더한 합계')}</td>
          <td>{text(quote.total_amount)}</td>
        </tr>
      </tbody>
    </table>
  )
}

type NoteProps = { value: string; onChange: (note: string) => void; error: readonly string[] | undefined }

function Note({ value, onChange, error }: NoteProps) {
  const t = usePhrases()
  return (
    <Field label={t('대신 주문하는 이유')} hint={t('주문 기록에 남아요.')} error={error}>
      {(control) => (
        <input
          {...control}
          placeholder={t('전화 주문')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

function Placed({ order: { order_id, order_no, link } }: { order: NonNullable<NewOrder['placed']> }) {
  const t = usePhrases()
  const say = useToast()
  const address = new URL(link, location.origin).href
  return (
    <Part title={t('방금 등록한 주문')}>
      <div className="padded stack">
        <Link className="link" to={`/orders/${order_id}`}>
          {order_no}
        </Link>
        <div className="row">
          <Button
            small
            onClick={() =>
              navigator.clipboard.writeText(address).then(() => say({ text: t('주문 링크를 복사했어요.') }))
            }
          >
            {t('주문 링크 복사')}
          </Button>
          <span className="mute">{t('손님에게 보내면 바로 보고 결제할 수 있어요.')}</span>
        </div>
      </div>
    </Part>
  )
}
