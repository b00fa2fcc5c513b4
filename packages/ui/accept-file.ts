/** Whether a file is of a kind an `accept` attribute names; the browser asks this when choosing, not when dropping. */
export function acceptsFile(file: File, accept: string | undefined) {
  const kinds = accept?.split(',').map((kind) => kind.trim().toLowerCase())
  if (!kinds || kinds.every((kind) => kind === '')) return true
  const name = file.name.toLowerCase()
  const type = file.type.toLowerCase()
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.endsWith(kind)
    if (kind.endsWith('/*')) return type.startsWith(kind.slice(0, -1))
    return kind !== '' && type === kind
  })
}
