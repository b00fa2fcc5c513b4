import { type AnyEndpoint, type Contract, eachEndpoint, type FileRules } from '@sillage/kit/endpoint.ts'
import { z } from 'zod'

type Side = 'input' | 'output'
type Json = Record<string, unknown>
type SchemaOf = (schema: z.ZodType, side: Side) => Json

export const accessOf = ({ access }: AnyEndpoint) => (typeof access === 'object' ? `staff: ${access.staff}` : access)
export const sizesOf = (kinds: readonly string[], mb: number) => `${kinds.join(', ')}, up to ${mb} MB each`

/** The contracts as an OpenAPI document: nothing here is written by hand. */
export function openApiOf(contract: Contract) {
  const { all, schemaOf } = createSchemas()
  const paths: Record<string, Json> = {}
  for (const { name, endpoint } of eachEndpoint(contract)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint, schemaOf) }
  }
  const info = { title: 'Sillage', version: '1' }
  return { openapi: '3.1.0', info, servers: [{ url: '/' }], paths, components: { schemas: all } }
}

/** Collects the schemas that have a name: what is sent under a name may differ from what is answered under it. */
function createSchemas() {
  const all: Record<string, unknown> = {}
  const schemaOf: SchemaOf = (schema, side) => {
    const { $schema: _, $defs = {}, ...root } = z.toJSONSchema(schema, { io: side, unrepresentable: 'any' })
    const suffix = side === 'input' ? 'Input' : ''
    for (const [name, definition] of Object.entries($defs)) all[`${name}${suffix}`] = withRefs(definition, suffix)
    return Object(withRefs(root, suffix))
  }
  return { all, schemaOf }
}

/** The same schema, its references pointing to where OpenAPI looks for schemas. */
function withRefs(value: unknown, suffix: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withRefs(each, suffix))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, `${inner.replace('#/$defs/', '#/components/schemas/')}${suffix}`]
        : [key, withRefs(inner, suffix)],
    ),
  )
}

function operationOf(name: string, endpoint: AnyEndpoint, schemaOf: SchemaOf) {
  const { summary, params, query, body, files, reply } = endpoint
  const content = (schema: z.ZodType, side: Side) => ({ 'application/json': { schema: schemaOf(schema, side) } })
  const form = body && files ? formOf(schemaOf(body, 'input'), files) : {}
  return {
    operationId: name,
    summary,
    tags: [name.split('.')[0]],
    'x-access': accessOf(endpoint),
    parameters: [...parametersOf('path', params, schemaOf), ...parametersOf('query', query, schemaOf)],
    ...(body ? { requestBody: { content: { ...content(body, 'input'), ...form } } } : {}),
    responses: {
      200: { description: summary, content: endpoint.sends ? anyFile : content(reply, 'output') },
      default: { description: 'What went wrong, in a sentence', content: problem },
    },
    ...(endpoint.stream ? { 'x-stream': 'text/event-stream' } : {}),
  }
}

const anyFile = { '*/*': { schema: { type: 'string', format: 'binary' } } }
const problem = {
  'application/json': {
    schema: {
      type: 'object',
      required: ['message'],
      properties: {
        message: { type: 'string' },
        code: { type: 'string' },
        errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
      },
    },
  },
}

/** The same body as a form, with its files beside it. */
function formOf(body: Json, files: FileRules) {
  const fields = Object.entries(files).map(([field, { max, mb, kinds }]) => [
    field,
    { type: 'array', maxItems: max, items: { type: 'string', format: 'binary' }, description: sizesOf(kinds, mb) },
  ])
  const properties = { ...Object(body.properties), ...Object.fromEntries(fields) }
  return { 'multipart/form-data': { schema: { ...body, properties } } }
}

const ObjectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
})

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined, schemaOf: SchemaOf) {
  if (!schema) return []
  const { properties, required } = ObjectSchema.parse(schemaOf(schema, 'input'))
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    schema,
    required: place === 'path' || required.includes(name),
  }))
}
