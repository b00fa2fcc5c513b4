import { z } from 'zod'
import { sampleOf } from './testing-samples.ts'

/** Values that broke something somewhere: each takes the place of each field in turn. */
export const nasty: readonly unknown[] = [
  'a\0b',
  '\ud800 half',
  'half \udfff',
  '%_\\',
  "'; --",
  'ㅋ'.repeat(5_000),
  '0000-01-01',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2147483648',
  '-1',
  'NaN',
  '',
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  1e308,
  -1,
  0,
  0.5,
  null,
  true,
  [],
  ['a\0b', 2_147_483_648],
  {},
  { '\0': '\0', constructor: '\ud800' },
]

/** The same numbers each time for the same seed (mulberry32), so that what failed fails again. */
export function randomFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Something a schema takes, optional fields included; without them where they do not go together. */
export function fullSampleOf(schema: z.ZodType | undefined): unknown {
  const full = sampleWithin(schema)
  return schema?.safeParse(full).success ? full : sampleOf(schema)
}

function sampleWithin(schema: z.ZodType | undefined): unknown {
  if (schema instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries<z.ZodType>(schema.shape).map(([name, field]) => [name, fullSampleOf(field)]),
    )
  // What stands inside of another schema is any schema; zod's own type of it is wider.
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return fullSampleOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodPipe) return fullSampleOf(schema.in as z.ZodType)
  if (schema instanceof z.ZodUnion) return fullSampleOf(schema.options[0] as z.ZodType)
  if (schema instanceof z.ZodArray) return [fullSampleOf(schema.element as z.ZodType)]
  return sampleOf(schema)
}

type Path = readonly (string | number)[]

/** Every place in a value where something stands, the value itself left out. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path] : []
  const inner = Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]))
  return path.length > 0 ? [path, ...inner] : inner
}

/** The same value with something else in one place. */
export function withAt(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value)) return value.map((each, index) => (String(index) === key ? withAt(each, rest, put) : each))
  return { ...Object(value), [key]: withAt(Object(value)[key], rest, put) }
}

/** What goes into an address behind the question mark: texts, and lists of them. */
export function searchOf(query: unknown): string {
  const pairs = Object.entries(Object(query)).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((each) => [name, textOf(each)] as const),
  )
  return pairs.map(([name, text]) => `${encodeText(name)}=${encodeText(text)}`).join('&')
}

const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

/** encodeURIComponent refuses half a surrogate pair, which a hostile client sends as its three bytes. */
export const encodeText = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80')
