/** Which rows of the files are read, and what of them. */
export type SourceTable = {
  /** A kind, or a part of one. */
  kind: string
  columns: readonly string[]
  id: (row: Record<string, string>) => string
  /** The old id of what a part belongs to. */
  parent?: (row: Record<string, string>) => string
  /** Rows that are none, such as a basket that was never ordered. */
  skip?: (row: Record<string, string>) => boolean
}
