import { Alert } from '@sillage/ui/alert.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useAmountText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { PersonalValues } from '../../../custom/shop/personal-values.tsx'
import type { Quote } from '../../contract.ts'
import { FormPart } from './form-part.tsx'

/** The items that are about to be bought, the ones that were left out, and the link back to the cart. */
export function LinesPart({ quote: { lines, currency, left_out, quotation } }: { quote: Quote }) {
  const t = usePhrases()
  const back = quotation ? (
    <Anchor className="link small" href={`/shop/quotation?id=${quotation.id}`}>
      {t('견적서 {number}의 가격이에요', { number: quotation.quotation_no })}
    </Anchor>
  ) : (
    <Anchor className="link small" href="/shop/cart">
      {t('장바구니에서 바꾸기')}
    </Anchor>
  )
  return (
    <FormPart title={t('주문할 상품')} note={back}>
      <ul className="rows">
        {lines.map((line) => (
          <li key={line.line_id}>
            <Line line={line} currency={currency} />
          </li>
        ))}
      </ul>
      {left_out > 0 && (
        <Alert tone="danger">
          {t('선택하신 상품 {count}가지는 품절이거나 그 수량으로는 살 수 없어서 이번 주문에서 빠져요.', {
            count: left_out,
          })}
        </Alert>
      )}
    </FormPart>
  )
}

function Line({ line, currency }: { line: Quote['lines'][number] } & Pick<Quote, 'currency'>) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const amount = useAmountText({ currency })
  const option = pick(line, 'option_name')
  const { quantity, kind, list_amount, unit_amount } = line
  const pieces = t(kind === 'class' ? '{count}명' : '{count}개', { count: quantity })
  return (
    <div className="bought">
      <Picture {...line.picture} className="thumb" sizes="64px" alt="" />
      <div>
        <p>{pick(line, 'name')}</p>
        <p className="mute small">{[option, pieces].filter(Boolean).join(' · ')}</p>
        <PersonalValues personal={line.personal} />
      </div>
      <p className="num bought-amount">
        {list_amount > unit_amount && (
          <s className="mute tiny">
            <span className="sr">{t('정가')} </span>
            {amount(list_amount * quantity)}
          </s>
        )}
        {amount(line.amount)}
        {line.discount_amount > 0 && (
          <span className="tiny bought-cut">{t('쿠폰 {amount}', { amount: `−${amount(line.discount_amount)}` })}</span>
        )}
      </p>
    </div>
  )
}
