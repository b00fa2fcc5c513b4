import type { DeliveryException } from '../../order/words.ts'

/** How a buyer reads what became of a parcel that will not arrive. */
export const exceptionNames = { lost: '배송 중 분실', returned: '반송됨' } as const satisfies Record<
  DeliveryException,
  string
>
