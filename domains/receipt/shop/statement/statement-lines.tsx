import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { endedStates, type LineState, lineStateNames } from '../../../order/words.ts'
import type { OrderStatement } from '../../statement-contract.ts'

const isEnded = (state: LineState) => (endedStates as readonly LineState[]).includes(state)

type Props = { statement: OrderStatement; kind: 'statement' | 'receipt' }

/** What was bought. A statement shows the tax of each line, a receipt only what it cost. */
export function StatementLines({ statement, kind }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  const { lines, shipping, currency, tax } = statement
  const text = (amount: number) => moneyText({ amount, currency })
  const taxed = kind === 'statement' && tax !== null
  return (
    <table className="statement-lines">
      <thead>
        <tr>
          <th scope="col">{t('품목')}</th>
          <th scope="col">{t('수량')}</th>
          <th scope="col">{t('단가')}</th>
          {taxed && (
            <>
              <th scope="col">{t('공급가액')}</th>
              <th scope="col">{t('세액')}</th>
            </>
          )}
          <th scope="col">{t('금액')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={line.id} line={line} taxed={taxed} text={text} />
        ))}
        {shipping.amount > 0 && <ShippingRow shipping={shipping} taxed={taxed} text={text} />}
      </tbody>
    </table>
  )
}

type RowProps = { taxed: boolean; text: (amount: number) => string }

function LineRow({ line, taxed, text }: RowProps & { line: OrderStatement['lines'][number] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const notes = [
    pick(line, 'option_name'),
    line.off_amount > 0 && t('할인·적립금 {amount}', { amount: text(-line.off_amount) }),
    isEnded(line.state) && t(lineStateNames[line.state]),
  ]
  return (
    <tr>
      <th scope="row">
        {pick(line, 'name')}
        <small>{notes.filter(Boolean).join(' · ')}</small>
      </th>
      <td data-label={t('수량')}>{line.quantity}</td>
      <td data-label={t('단가')}>{text(line.unit_amount)}</td>
      {taxed && <TaxCells tax={line.tax} text={text} />}
      <td data-label={t('금액')}>{text(line.total_amount)}</td>
    </tr>
  )
}

function ShippingRow({ shipping, taxed, text }: RowProps & Pick<OrderStatement, 'shipping'>) {
  const t = usePhrases()
  return (
    <tr>
      <th scope="row">{t('배송비')}</th>
      <td data-label={t('수량')}>1</td>
      <td data-label={t('단가')}>{text(shipping.amount)}</td>
      {taxed && <TaxCells tax={shipping.tax} text={text} />}
      <td data-label={t('금액')}>{text(shipping.amount)}</td>
    </tr>
  )
}

type TaxProps = { tax: OrderStatement['shipping']['tax']; text: (amount: number) => string }

function TaxCells({ tax, text }: TaxProps) {
  const t = usePhrases()
  return (
    <>
      <td data-label={t('공급가액')}>{text(tax?.supply ?? 0)}</td>
      <td data-label={t('세액')}>{text(tax?.vat ?? 0)}</td>
    </>
  )
}
