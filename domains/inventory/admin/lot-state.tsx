import { State } from '@sillage/admin-kit/state.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Lot } from '../lot-contract.ts'

/** Whether a lot may be sent, and whether there is any of it. */
export function LotState({ lot }: { lot: Pick<Lot, 'blocked' | 'recalled' | 'expired' | 'on_hand'> }) {
  const t = usePhrases()
  if (lot.recalled) return <State tone="stop">{t('회수한 로트')}</State>
  if (lot.blocked) return <State tone="stop">{t('출고 막음')}</State>
  if (lot.on_hand === 0) return <State tone="wait">{t('다 나감')}</State>
  if (lot.expired) return <State tone="stop">{t('사용 기한 지남')}</State>
  return <State tone="done">{t('출고 가능')}</State>
}
