/** Where something may go from each of its states. */
type Machine = Readonly<Record<string, readonly string[]>>

/** The states from which a machine lets something go to `To`. */
export type Before<Table extends Machine, To extends string> = {
  [From in keyof Table & string]: To extends Table[From][number] ? From : never
}[keyof Table & string]

/** Whether a machine lets something go from one of its states to another. */
export const canMove = <Table extends Machine>(table: Table, from: keyof Table & string, to: keyof Table & string) =>
  table[from]?.includes(to) ?? false

/** Names the states that a move begins in; one from which the machine does not go there does not compile. */
export const movesFrom = <Table extends Machine, To extends string>(
  _: Table,
  __: To,
  ...from: readonly [Before<Table, To>, ...Before<Table, To>[]]
): readonly [Before<Table, To>, ...Before<Table, To>[]] => from

/** All of them, in the machine's order. */
export const statesBefore = <Table extends Machine, To extends Table[keyof Table][number]>(table: Table, to: To) =>
  // The keys of a machine are its states, and only those that lead there are left.
  Object.keys(table).filter((from) => table[from]?.includes(to)) as Before<Table, To>[]
