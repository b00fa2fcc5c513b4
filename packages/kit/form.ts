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

/** The body a form stands for: items[0][name] → items: [{ name }]. Every value is a text. */
export function fromForm(fields: Iterable<readonly [name: string, value: string]>) {
  const root: Branch = new Map()
  for (const [name, value] of fields) plant(root, name.replaceAll(']', '').split('['), value)
  return grown(root)
}

type Branch = Map<string, Branch | string>

function plant(branch: Branch, [key = '', ...rest]: string[], value: string) {
  if (rest.length === 0) return void branch.set(key, value)
  const there = branch.get(key)
  const next: Branch = there instanceof Map ? there : new Map()
  branch.set(key, next)
  plant(next, rest, value)
}

/** Maps until the end, because a field may be called __proto__. */
function grown(branch: Branch | string): unknown {
  if (typeof branch === 'string') return branch
  const entries = [...branch].map(([key, value]) => [key, grown(value)] as const)
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, value]) => value) : Object.fromEntries(entries)
}
