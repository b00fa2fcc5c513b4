import { z } from 'zod'

// The first fits most texts: a name, a title, a password; so that two fields that must agree get the same one.
const candidates: unknown[] = [
  '가나다라마바사아자차',
  1,
  true,
  {},
  'abcdefghij',
  'somebody@example.com',
  '010-1234-5678',
  '04524',
  'KR',
  '123456',
  'order:1',
  '2026-11-15T00:00:00Z',
  '2026-11-15',
  '00000000-0000-4000-8000-000000000000',
  '/',
  'abcdefghijklmnopqrstuvwxyz',
]

/** Something a schema takes, found by trying; optional fields are left out. Undefined where nothing was found. */
export function sampleOf(schema: z.ZodType | undefined): unknown {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries<z.ZodType>(schema.shape).filter(([, field]) => !field.safeParse(undefined).success)
    const sample = Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field)]))
    return schema.safeParse(sample).success ? sample : undefined
  }
  if (schema instanceof z.ZodEnum) return schema.options[0]
  // An element's schema is any schema; zod's own type of it is wider.
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element as z.ZodType)]
  return candidates.find((candidate) => schema?.safeParse(candidate).success)
}
