/** Any state of a product or a part of it: as the history stores it, or as it is typed. */
export type Values = Record<string, unknown> | null
export type State = { before: Values; after: Values }
export type Difference = { label: string; before: string; after: string }

/** How values are said: what a field is called, and what stands in it. */
export type Saying = {
  /** Nothing for what only the program needs to know. */
  label: (name: string) => string | null
  text: (name: string, value: unknown) => string
  /** What an option is called by its id. */
  option: (id: number) => string
  added: string
  removed: string
}

/** Names that say where a change is and not what it is. */
const places = new Set(['id', 'variant_id', 'product_id', 'position', 'kind', 'slug'])

/** The fields that differ between two states, in words. Options are compared one by one. */
export function differencesOf(before: Values, after: Values, saying: Saying): Difference[] {
  const names = Object.keys(after ?? {}).filter((name) => !places.has(name))
  const of = typeof after?.variant_id === 'number' ? `${saying.option(after.variant_id)} ` : ''
  return names.flatMap((name) => {
    const [old, now] = [before?.[name], after?.[name]]
    if (name === 'variants' && Array.isArray(now)) return variantDifferences(rowsOf(old), rowsOf(now), saying)
    const label = saying.label(name)
    if (label === null) return []
    const texts = { before: saying.text(name, old), after: saying.text(name, now) }
    return texts.before === texts.after ? [] : [{ label: `${of}${label}`, ...texts }]
  })
}

function variantDifferences(before: Row[], after: Row[], saying: Saying): Difference[] {
  const gone = before.filter(({ id }) => !after.some((row) => row.id === id))
  return [
    ...after.flatMap((row) => {
      const old = before.find(({ id }) => id !== null && id !== undefined && id === row.id)
      const name = String(row.sku ?? '')
      if (!old) return [{ label: name, before: '', after: saying.added }]
      // What is made new by the save is not said: an option that stands is changed field by field.
      const { on_hand: _, ...own } = row
      return differencesOf(old, own, saying).map((each) => ({ ...each, label: `${name} ${each.label}` }))
    }),
    ...gone.map((row) => ({ label: String(row.sku ?? ''), before: '', after: saying.removed })),
  ]
}

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])
