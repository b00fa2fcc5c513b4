/** Text as it is; everything else as JSON. */
export const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

/** What is undefined is left out. */
export function textFields(fields: object): Record<string, string> {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(known.map(([name, value]) => [name, asText(value)]))
}

/** Spaces become %20: apps that read these addresses know no plus. */
export const queryOf = (fields: object) =>
  Object.entries(textFields(fields))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')

/** Adds fields to an address that may have some already. */
export const withQuery = (url: string, fields: object) => `${url}${url.includes('?') ? '&' : '?'}${queryOf(fields)}`
