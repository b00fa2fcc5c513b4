type Part = [name: string, value: string | Blob]

/** Does a body carry a file, wherever in it? Only then it travels as multipart/form-data. */
export function hasFiles(body: unknown): boolean {
  if (body instanceof FormData || body instanceof Blob) return true
  return typeof body === 'object' && body !== null && Object.values(body).some(hasFiles)
}

/** A body as a form. Forms are posted: another method is said in a field of its own, `_method`. */
export function toForm(body: unknown, method: string) {
  const form = new FormData()
  for (const [name, value] of body instanceof FormData ? body : partsOf(body)) form.append(name, value)
  if (method !== 'POST') form.append('_method', method)
  return form
}

/** items: [{ name }] → items[0][name]. What is undefined is left out, null is empty. */
function partsOf(value: unknown, name = ''): Part[] {
  if (value === undefined) return []
  if (value === null) return [[name, '']]
  if (value instanceof Blob) return [[name, value]]
  if (typeof value !== 'object') return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, one]) => partsOf(one, name === '' ? key : `${name}[${key}]`))
}
