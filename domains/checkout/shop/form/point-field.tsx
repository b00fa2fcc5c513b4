import { Button } from '@sillage/ui/button.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { pointRules } from '../../../point/words.ts'
import type { PartProps } from './form-part.tsx'
import { pointProblem } from './problems.ts'

/** Points to spend, typed or all that can be. */
export function PointField({ draft, change, quote, errors, clear }: PartProps) {
  const t = usePhrases()
  const { point_balance, point_max, point_minimum } = quote
  const slots = { minimum: point_minimum.toLocaleString(), unit: pointRules.unit }
  const refused = pointProblem(quote.refused.points)
  const isWon = quote.currency === 'krw'
  function spend(points: number) {
    clear('points')
    change({ points })
  }
  return (
    <Field
      label={
        <>
          {t('적립금')}{' '}
          <span className="mute num">{t('보유 적립금 {points}원', { points: point_balance.toLocaleString() })}</span>
        </>
      }
      name="points"
      error={errors.points?.[0] ?? (refused && draft.points > 0 ? t(refused, slots) : undefined)}
      hint={
        isWon
          ? t('{minimum}원부터 {unit}원 단위로, 상품 금액까지 쓸 수 있어요.', slots)
          : t('적립금은 원화로 주문할 때 쓸 수 있어요.')
      }
    >
      {(control) => (
        <div className="input-beside">
          <input
            {...control}
            className="input num"
            name="points"
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            disabled={point_balance === 0 || (!isWon && draft.points === 0)}
            value={draft.points > 0 ? draft.points.toLocaleString() : ''}
            onChange={(event) => spend(Number(event.currentTarget.value.replaceAll(/\D/g, '').slice(0, 9)))}
          />
          {draft.points > 0 && draft.points === point_max ? (
            <Button kind="line" size="sm" onClick={() => spend(0)}>
              {t('사용 안 함')}
            </Button>
          ) : (
            <Button kind="line" size="sm" disabled={point_max === 0} onClick={() => spend(point_max)}>
              {t('모두 쓰기')}
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
