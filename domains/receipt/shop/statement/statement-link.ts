const paperKinds = ['statement', 'receipt'] as const
export type StatementKind = (typeof paperKinds)[number]

/** Which document an address asks for. */
export const statementOf = (word: string): StatementKind | undefined => paperKinds.find((kind) => kind === word)

export const statementLink = (order_id: number, kind: StatementKind) =>
  `/shop/my_order_view?od_id=${order_id}&paper=${kind}`
