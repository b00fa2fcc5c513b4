import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Product } from '../../catalog/contract.ts'
import { sessionsAsked } from '../../catalog/shop/product-sessions.tsx'
import { firstVariant } from '../../catalog/shop/variant-choice.ts'
import type { ClassSession } from '../../course/fields.ts'
import { classLimits } from '../../course/words.ts'
import { useShop } from '../../shop.ts'
import { SessionChoice } from './session-choice.tsx'

/** The sessions of a class that are sold by themselves, the next to begin first. */
export function useSessions(product_id: number): ClassSession[] {
  const { queries } = useShop()
  const { data } = useSuspenseQuery(queries.tssa.upcoming(sessionsAsked(product_id)))
  return data.filter(({ variant_id }) => variant_id !== null)
}

/** What is chosen when the page opens: of a class the next session with a seat, and never one that has begun. */
export function firstChoice(product: Product, sessions: readonly ClassSession[]): number | undefined {
  if (product.kind !== 'class' || product.option_groups.length === 0) return firstVariant(product)?.id
  const next = sessions.find(({ seats_left }) => seats_left > 0) ?? sessions[0]
  return next?.variant_id ?? undefined
}

type Props = { product_id: number; variant_id: number | undefined; onChoose: (variant_id: number) => void }

/** When to begin: each session with its place, teacher and seats. A full one is chosen to wait for it. */
export function SessionPicker({ product_id, variant_id, onChoose }: Props) {
  const t = usePhrases()
  const sessions = useSessions(product_id)
  return (
    <fieldset className="part">
      <legend>{t('언제 시작할까요')}</legend>
      {sessions.length === 0 && <p className="small soft">{t('새 일정을 준비하고 있어요.')}</p>}
      {sessions.map((session) => (
        <SessionChoice
          key={session.id}
          name={`session-${product_id}`}
          session={session}
          checked={session.variant_id === variant_id}
          onChoose={() => session.variant_id !== null && onChoose(session.variant_id)}
        />
      ))}
      {sessions.some(({ seats_left }) => seats_left === 0) && (
        <p className="small mute mt-3">
          {t('마감된 날짜를 고르면 대기 신청을 할 수 있어요. 자리가 나면 알려 드리고 {hours}시간 동안 맡아 드려요.', {
            hours: classLimits.offer_hours,
          })}
        </p>
      )}
    </fieldset>
  )
}
