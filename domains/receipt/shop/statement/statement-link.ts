const statementKinds = ['statement', 'receipt'] as const
export type StatementKind = (typeof statementKinds)[number]

/** Which document an address asks for. */
export const statementOf = (word: string): StatementKind | undefined => statementKinds.find((kind) => kind === word)

export const statementLink = (order_id: number, kind: StatementKind) =>
  `/shop/my_order_view?od_id=${order_id}&document=${kind}`
