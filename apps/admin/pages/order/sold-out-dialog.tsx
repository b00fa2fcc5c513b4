import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { useWhatHappened } from '@sillage/domains/order/admin/use-what-happened.ts'
import { lineTransitions } from '@sillage/domains/order/words.ts'
import type { StaffOrder } from '@sillage/domains/shipment/staff-order-contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { canMove } from '@sillage/kit/machine.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRequestKey } from '@sillage/web-kit/request-key.ts'

type Line = StaffOrder['lines'][number]

export const canBeSoldOut = ({ state }: Pick<Line, 'state'>) => canMove(lineTransitions, state, 'sold_out')

/** How many of each line cannot be sent, under `line_5`, and what the buyer is told. */
type Values = { answer: string } & Record<string, string | number | null>

/** What the shop cannot deliver is canceled at its own cost, and paid back in full. */
export function SoldOutDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { keyOf } = useRequestKey()
  const lines = order.lines.filter(canBeSoldOut)
  const initial: Values = { answer: '' }
  for (const { id } of lines) initial[`line_${id}`] = 0
  return (
    <FormDialog<Values, unknown>
      title={t('품절 취소')}
      lead={t('보낼 수 없는 수량을 취소하고 바로 환불해요. 손님에게 알림이 가요.')}
      fields={[
        ...lines.map((line) => ({
          name: `line_${line.id}`,
          label: [line.name, line.option_name].filter(Boolean).join(' '),
          hint: t('주문한 수량 {count}개', { count: line.quantity }),
          kind: 'number' as const,
        })),
        { name: 'answer', label: t('손님에게 보내는 말'), kind: 'area', rows: 2, wide: true },
      ]}
      initial={initial}
      save={(values) => {
        const asked = lines.flatMap(({ id: line_id }) => {
          const quantity = Number(values[`line_${line_id}`] ?? 0)
          return quantity > 0 ? [{ line_id, quantity }] : []
        })
        const body = { lines: asked, answer: values.answer }
        return api.staffClaims.soldOut({
          params: { order_id: order.id },
          body: { ...body, request_key: keyOf(body) },
        })
      }}
      explain={useWhatHappened(order.id)}
      done={() => t('품절로 취소하고 환불을 시작했어요.')}
      button={t('품절 취소')}
      danger
      onClose={onClose}
    />
  )
}
