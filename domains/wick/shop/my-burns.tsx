import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { BurnResult } from '../contract.ts'
import { waxNames } from '../words.ts'

/** What the member has written down before. */
export function MyBurns() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: burns = [] } = useQuery({ ...queries.wick.mine(), staleTime: 0 })
  if (burns.length === 0) return null
  return (
    <section aria-labelledby="my-burns" className="my-burns">
      <h3 className="wick-name" id="my-burns">
        {t('내가 남긴 결과')}
      </h3>
      <ul>
        {burns.map((burn) => (
          <BurnRow key={burn.id} burn={burn} />
        ))}
      </ul>
    </section>
  )
}

function BurnRow({ burn }: { burn: BurnResult }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const { api, queries, cache } = useShop()
  const { confirm } = useDialogs()
  const { call } = useDataCalls()
  const name = `${pick(burn, 'name')} ${pick(burn, 'option_name')}`.trim()
  async function remove() {
    if (!(await confirm({ message: t('이 결과를 지울까요?') }))) return
    try {
      await call(() => api.wick.remove({ params: { burn_id: burn.id } }))
    } catch {
      return // useDataCalls has shown why
    }
    await cache.invalidateQueries({ queryKey: queries.wick.mine.key })
    await cache.invalidateQueries({ queryKey: queries.wick.advice.key })
  }
  return (
    <li className="my-burn">
      <span>
        {name}
        <small className="mute num">
          {t(waxNames[burn.wax])}, {burn.diameter_mm} mm, {burn.load}% → {burn.pool_mm} mm ·{' '}
          {dates.date(burn.created_at)}
        </small>
        {burn.hidden_reason !== null && (
          <small className="mute">{t('반영하지 않았어요: {reason}', { reason: burn.hidden_reason })}</small>
        )}
      </span>
      <Badge tone={burn.is_good ? 'done' : 'idle'}>{t(burn.is_good ? '잘 탔어요' : '맞지 않았어요')}</Badge>
      <Button kind="quiet" size="sm" aria-label={t('{name} 결과 지우기', { name })} onClick={() => void remove()}>
        {t('지우기')}
      </Button>
    </li>
  )
}
