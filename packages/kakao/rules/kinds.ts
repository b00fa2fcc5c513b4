/** Whether a value is of a kind. A kind may throw a message of its own instead of answering no. */
export type Kind = (value: unknown) => boolean

export const isString: Kind = (value) => typeof value === 'string'
export const isNumber: Kind = (value) => typeof value === 'number' && Number.isFinite(value)
export const isInteger: Kind = (value) => Number.isInteger(value)
export const isBoolean: Kind = (value) => typeof value === 'boolean'
export const isFunction: Kind = (value) => typeof value === 'function'
export const isObject: Kind = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
export const isArray: Kind = Array.isArray
export const isWithin =
  (least: number, most: number): Kind =>
  (value) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
export const oneOf =
  (...values: readonly unknown[]): Kind =>
  (value) =>
    values.includes(value)
export const arrayOf =
  (kind: Kind): Kind =>
  (value) =>
    Array.isArray(value) && value.every((each) => kind(each))

/** An object of exactly these fields. */
export const shapeOf =
  (fields: Readonly<Record<string, Kind>>): Kind =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(([name, each]) => Object.hasOwn(fields, name) && fields[name]?.(each)) &&
    Object.keys(fields).every((name) => name in value)

/** As a channel is named in addresses, of which it is one part. */
export const isChannelId: Kind = (value) => typeof value === 'string' && value !== '' && !value.includes('/')

/** Where buttons go: the element itself, or a selector that finds it. */
export const isContainer: Kind = (value) =>
  typeof value === 'string' || (typeof Element !== 'undefined' && value instanceof Element)

/** An object, or text that is one in JSON. */
export const isObjectOrJson: Kind = (value) => {
  if (typeof value !== 'string') return isObject(value)
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}
