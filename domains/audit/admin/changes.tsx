type Values = Record<string, unknown> | null

/** The fields that differ: the old value struck, the new one beside it. */
export function Changes({ before, after }: { before: Values; after: Values }) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const changed = names.filter((name) => textOf(before?.[name]) !== textOf(after?.[name]))
  return (
    <span className="changes">
      {changed.map((name) => (
        <span key={name}>
          <span className="mute">{name}</span> {before && <s>{textOf(before[name])}</s>} {after && textOf(after[name])}
        </span>
      ))}
    </span>
  )
}

function textOf(value: unknown) {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
