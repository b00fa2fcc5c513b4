import { Part } from '@sillage/admin-kit/part.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type Grade, gradeRules } from '../../member/words.ts'
import { gradesWithPrices } from '../words.ts'
import type { DraftVariant } from './draft.ts'
import { SheetErrors } from './sheet-errors.tsx'
import type { Sheet } from './use-sheet.ts'

type Currency = 'price_krw' | 'price_usd'

/** What a grade pays for each option instead; an empty cell means everyone's price. */
export function SheetGradePrices({ sheet }: { sheet: Sheet }) {
  const t = usePhrases()
  const { draft, base, change, errors } = sheet
  const shown = draft.variants.map((variant, at) => ({ variant, at })).filter(({ variant }) => !variant.retired)
  const put = (at: number, grade: Grade, currency: Currency, typed: string) =>
    change({
      variants: draft.variants.map((each, index) =>
        index === at ? withGradePrice(each, grade, currency, typed) : each,
      ),
    })
  return (
    <Part title={t('등급 가격')} fact={t('비우면 모두와 같은 가격이에요')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard */}
      <section className="scroll" tabIndex={0} aria-label={t('등급별 가격')}>
        <table className="data grid-edit framed">
          <thead>
            <tr>
              <th scope="col">{t('옵션')}</th>
              {gradesWithPrices.map((grade) => (
                <th key={grade} scope="col" className="end">
                  {t(gradeRules[grade].name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ variant, at }) => (
              <tr key={variant.id ?? `new-${at}`}>
                <td>{variant.values.join(' · ') || variant.sku || t('새 옵션')}</td>
                {gradesWithPrices.map((grade) => (
                  <td key={grade} className={isChanged(variant, base.variants, grade) ? 'dirty' : undefined}>
                    <GradeCell
                      variant={variant}
                      grade={grade}
                      onType={(currency, typed) => put(at, grade, currency, typed)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <SheetErrors errors={errors} of={/^(grade_)?prices/} />
    </Part>
  )
}

type CellProps = { variant: DraftVariant; grade: Grade; onType: (currency: Currency, typed: string) => void }

function GradeCell({ variant, grade, onType }: CellProps) {
  const t = usePhrases()
  const price = variant.grade_prices.find((each) => each.grade === grade)
  const labels = { price_krw: t('가격 (원)'), price_usd: t('가격 ($)') }
  return (
    <span className="grade-cell">
      {(['price_krw', 'price_usd'] as const).map((currency) => (
        <input
          key={currency}
          className="input input-num"
          inputMode="decimal"
          aria-label={`${variant.sku} ${t(gradeRules[grade].name)} ${labels[currency]}`}
          placeholder={currency === 'price_krw' ? '₩' : '$'}
          value={price?.[currency] ?? ''}
          onChange={(event) => onType(currency, event.target.value)}
        />
      ))}
    </span>
  )
}

/** A grade with nothing in either currency has no price of its own. */
function withGradePrice(variant: DraftVariant, grade: Grade, currency: Currency, typed: string): DraftVariant {
  const old = variant.grade_prices.find((each) => each.grade === grade) ?? { grade, price_krw: '', price_usd: '' }
  const next = { ...old, [currency]: typed }
  const others = variant.grade_prices.filter((each) => each.grade !== grade)
  const isEmpty = next.price_krw.trim() === '' && next.price_usd.trim() === ''
  return { ...variant, grade_prices: isEmpty ? others : inOrder([...others, next]) }
}

const inOrder = (prices: DraftVariant['grade_prices']) =>
  gradesWithPrices.flatMap((grade) => prices.find((each) => each.grade === grade) ?? [])

function isChanged({ id, grade_prices }: DraftVariant, base: readonly DraftVariant[], grade: Grade) {
  const textOf = (prices: DraftVariant['grade_prices'] | undefined) => {
    const price = prices?.find((each) => each.grade === grade)
    return price ? `${price.price_krw} ${price.price_usd}` : ''
  }
  return textOf(grade_prices) !== textOf(base.find((each) => each.id !== null && each.id === id)?.grade_prices)
}
