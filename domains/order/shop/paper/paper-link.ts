const paperKinds = ['statement', 'receipt'] as const
export type PaperKind = (typeof paperKinds)[number]

/** Which paper an address asks for. */
export const paperOf = (word: string): PaperKind | undefined => paperKinds.find((kind) => kind === word)

export const paperLink = (order_id: number, kind: PaperKind) => `/shop/my_order_view?od_id=${order_id}&paper=${kind}`
