import { storedJson } from '@sillage/web-kit/stored-value.ts'

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0
const stored = storedJson(
  () => sessionStorage,
  'order-placed',
  (value) => (isId(value) ? value : null),
)

/** The order this tab placed last: a buyer who goes back to the form is sent to it. Storage may be switched off. */
export const lastPlacedOrder = {
  keep: (order_id: number) => stored.write(order_id),
  find: (): number | null => stored.read(),
}
