import { type Grade, gradeRules } from '@sillage/domains/member/words.ts'
import { earnPercent } from '@sillage/domains/point/earned.ts'
import { useShopRules } from '@sillage/domains/setting/shop/use-shop-rules.ts'
import { moneyFigures } from '@sillage/kit/money.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useOrderSummary } from './order-steps.tsx'
import './grade-path.css'

/** The grades that spending leads to; the others are given. */
const path: readonly Grade[] = ['general', 'silver', 'gold']

/** From which spending on a grade begins: what staff say, and until that is known what the shop began with. */
function useSpendOf() {
  const rules = useOrderSummary().data?.grade_rules
  return (grade: Grade) => {
    if (grade === 'silver' && rules) return rules.silver_krw
    if (grade === 'gold' && rules) return rules.gold_krw
    return gradeRules[grade].spend_krw ?? 0
  }
}
const figures = (amount: number) => moneyFigures({ amount, currency: 'krw' })

/** Which grade a member has, what it brings, and what leads to the next. */
export function GradePath({ grade }: { grade: Grade }) {
  const t = usePhrases()
  const rule = gradeRules[grade]
  const percent = earnPercent(grade, useShopRules())
  const spendOf = useSpendOf()
  const place = path.indexOf(grade)
  const isLocked = useOrderSummary().data?.grade_locked === true
  const next = place < 0 || isLocked ? undefined : path[place + 1]
  return (
    <section className="grade" aria-labelledby="grade">
      <h2 id="grade" className="dashboard-title">
        {t('{grade} 회원이에요', { grade: t(rule.name) })}
      </h2>
      <p className="soft">
        {percent > 0 && t('주문을 확정하면 적립금이 {percent}% 쌓여요.', { percent })}
        {place < 0 && t('회원 등급에 맞춘 가격으로 사실 수 있어요.')}{' '}
        {next &&
          t('12개월 동안 {amount}원 이상 사시면 {grade} 회원이 돼요.', {
            amount: figures(spendOf(next)),
            grade: t(gradeRules[next].name),
          })}
      </p>
      {next && <Missing next={next} />}
      {place >= 0 && (
        <ol className="grade-path">
          {path.map((step, index) => (
            <li
              key={step}
              className={index <= place ? 'reached' : undefined}
              aria-current={step === grade ? 'step' : undefined}
            >
              <b>{t(gradeRules[step].name)}</b>
              <span className="num">
                {index === 0 ? t('가입하면') : t('{amount}원부터', { amount: figures(spendOf(step)) })}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** What is still to be bought for the next grade, once it is known what was. */
function Missing({ next }: { next: Grade }) {
  const t = usePhrases()
  const { data } = useOrderSummary()
  const spendOf = useSpendOf()
  if (!data) return null
  const amount = Math.max(0, spendOf(next) - data.spent_krw)
  const grade = t(gradeRules[next].name)
  return (
    <p className="num">
      {amount > 0
        ? t('{grade} 회원까지 {amount}원 남았어요.', { grade, amount: figures(amount) })
        : t('{grade} 회원 기준을 채우셨어요. 등급은 곧 바뀌어요.', { grade })}
    </p>
  )
}
