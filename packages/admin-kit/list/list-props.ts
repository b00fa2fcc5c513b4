import type { Query } from '@sillage/web-kit/queries.ts'
import type { ReactNode } from 'react'

/** One page of a list: found by the last key of the page before, never by counting. */
export type ListPage<Row> = { data: Row[]; next_after: number | string | null }

export type Column<Row> = {
  key: string
  label: string
  cell: (row: Row) => ReactNode
  align?: 'end'
  /** Takes the room that is left. */
  fill?: boolean
  /** Shown only to those who choose it. */
  hidden?: boolean
}

/** A condition that becomes a chip; it lives in the address by its name. */
export type Filter =
  | { name: string; label: string; kind: 'choice'; options: readonly { value: string; label: string }[] }
  | { name: string; label: string; kind: 'day' }

export type View = { label: string; query: Record<string, string>; count?: number | undefined }

export type ListProps<Row> = {
  /** Names the list for preferences of the browser: `orders`. */
  name: string
  label: string
  columns: readonly Column<Row>[]
  /** The call for what the address asks for. */
  query: (params: Record<string, string>) => Query<ListPage<Row>>
  keyOf: (row: Row) => number | string
  /** How a row is called by a screen reader. */
  nameOf: (row: Row) => string
  hrefOf?: (row: Row) => string
  filters?: readonly Filter[]
  views?: readonly View[]
  /** Placeholder of the field that searches the list. */
  find?: string
  /** Actions on the chosen rows. */
  bulk?: (rows: Row[], clear: () => void) => ReactNode
  /** What the list says while it has no row at all. */
  empty: { title: string; text?: string }
}
