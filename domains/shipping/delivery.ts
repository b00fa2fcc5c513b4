export const deliveryKinds = ['parcel', 'pickup', 'ems', 'none'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** Whether it comes to the receiver's door. */
export const isSent = ({ delivery }: { delivery: DeliveryKind }) => delivery === 'parcel' || delivery === 'ems'
