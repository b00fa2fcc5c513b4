import type { DeliveryKind } from '../../shipping/delivery.ts'

export const deliveryNames = {
  parcel: '택배',
  pickup: '매장에서 받기',
  ems: '해외 EMS',
  none: '보낼 것 없음',
} as const satisfies Record<DeliveryKind, string>
