import { Anchor } from '@sillage/ui/anchor.tsx'
import { Stepper } from '@sillage/ui/stepper.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuantityBounds } from '@sillage/web-kit/use-quantity-bounds.ts'
import { productPath } from '../../../catalog/words.ts'
import { PersonalValues } from '../../../custom/shop/personal-values.tsx'
import type { Quotation, QuotationLine } from '../../contract.ts'
import type { Chosen } from './chosen.ts'

type Props = {
  quotation: Quotation
  /** How many of each are wanted; null where there is nothing to choose. */
  chosen: Chosen | null
  onChoose: (line_id: number, quantity: number) => void
}

/** What is offered, line by line. One list for every screen: it folds by itself. */
export function SavedLines({ quotation: { lines, currency }, chosen, onChoose }: Props) {
  const t = usePhrases()
  const moneyText = useMoneyText()
  if (lines.length === 0) return <p className="soft">{t('담당자가 견적을 준비하고 있어요.')}</p>
  return (
    <ul className="rows saved-lines" aria-label={t('견적 내용')}>
      {lines.map((line) => {
        const count = chosen ? (chosen[line.id] ?? 0) : (line.accepted_quantity ?? line.quantity)
        return (
          <li key={line.id} className="saved-line" data-left={count === 0 ? '' : undefined}>
            <Subject line={line} />
            <div className="saved-count">
              {chosen ? (
                <Count line={line} count={count} onChoose={onChoose} />
              ) : (
                <span className="num">{t('{count}개', { count })}</span>
              )}
            </div>
            <p className="num end saved-amounts">
              <span className="tiny mute">
                {t('단가')} {moneyText({ amount: line.unit_amount, currency })}
              </span>
              <b>{moneyText({ amount: line.unit_amount * count, currency })}</b>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

function Subject({ line }: { line: QuotationLine }) {
  const pick = useLocalizedField()
  return (
    <div className="quotation-subject">
      {line.kind ? (
        <Anchor className="quotation-name" href={productPath({ id: line.product_id, kind: line.kind })}>
          {pick(line, 'name')}
        </Anchor>
      ) : (
        <span className="quotation-name">{pick(line, 'name')}</span>
      )}
      <p className="tiny mute">{[pick(line, 'option_name'), line.sku].filter(Boolean).join(' · ')}</p>
      <PersonalValues personal={line.personal} />
    </div>
  )
}

type CountProps = { line: QuotationLine; count: number; onChoose: Props['onChoose'] }

function Count({ line, count, onChoose }: CountProps) {
  const t = usePhrases()
  const sayBound = useQuantityBounds()
  const pick = useLocalizedField()
  const name = pick(line, 'name')
  return (
    <>
      <Stepper
        value={count}
        min={0}
        max={line.quantity}
        onChange={(quantity) => onChoose(line.id, quantity)}
        onBeyond={sayBound}
        labels={{ input: t('{name} 수량', { name }), less: t('하나 빼기'), more: t('하나 더하기') }}
      />
      <span className="tiny mute num">{t('견적 {count}개', { count: line.quantity })}</span>
    </>
  )
}
