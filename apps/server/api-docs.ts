import { type AnyEndpoint, type Contract, eachEndpoint, type FileRules, needsXsrf } from '@sillage/kit/endpoint.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const accessOf = ({ access }: AnyEndpoint) => (typeof access === 'object' ? `staff: ${access.staff}` : access)

/** The contracts as an OpenAPI document: nothing here is written by hand. */
export function openApiOf(contract: Contract) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { name, endpoint } of eachEndpoint(contract)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) }
  }
  return { openapi: '3.1.0', info: { title: 'Sillage', version: '1' }, paths }
}

function operationOf(name: string, endpoint: AnyEndpoint) {
  const { summary, params, query, body, files, reply } = endpoint
  const content = (schema: z.ZodType, io: 'input' | 'output') => ({
    'application/json': { schema: z.toJSONSchema(schema, { io, unrepresentable: 'any' }) },
  })
  return {
    operationId: name,
    summary,
    tags: [name.split('.')[0]],
    'x-access': accessOf(endpoint),
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body ? { requestBody: { content: { ...content(body, 'input'), ...(files ? formOf(body, files) : {}) } } } : {}),
    responses: { 200: { description: summary, content: endpoint.sends ? anyFile : content(reply, 'output') } },
    ...(endpoint.stream ? { 'x-stream': 'text/event-stream' } : {}),
  }
}

const anyFile = { '*/*': { schema: { type: 'string', format: 'binary' } } }

/** The same body as a form, with its files beside it. */
function formOf(body: z.ZodType, files: FileRules) {
  const fields = Object.entries(files).map(([field, { max, mb, kinds }]) => [
    field,
    { type: 'array', maxItems: max, items: { type: 'string', format: 'binary' }, description: sizesOf(kinds, mb) },
  ])
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' })
  const properties = { ...schema.properties, ...Object.fromEntries(fields) }
  return { 'multipart/form-data': { schema: { ...schema, properties } } }
}

const sizesOf = (kinds: readonly string[], mb: number) => `${kinds.join(', ')}, up to ${mb} MB each`

const ObjectSchema = z.object({
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
})

function parametersOf(place: 'path' | 'query', schema: z.ZodType | undefined) {
  if (!schema) return []
  const { properties, required } = ObjectSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    schema,
    required: place === 'path' || required.includes(name),
  }))
}

const style = `body { font: 15px/1.6 system-ui, sans-serif; margin: 40px auto; max-width: 880px; padding: 0 20px; }
section { border-top: 1px solid; margin-top: 24px; padding-top: 16px; } h2 { font-size: 17px; }
pre { overflow-x: auto; font-size: 13px; }`

/** The API reference to read at /api/docs, and the same for machines at /api/docs/openapi.json. */
export function addApiDocs(app: FastifyInstance, contract: Contract) {
  app.get('/api/docs', async (_, reply) => reply.type('text/html; charset=utf-8').send(pageOf(contract)))
  app.get('/api/docs/openapi.json', async () => openApiOf(contract))
  app.get('/api/docs/style.css', async (_, reply) => reply.type('text/css').send(style))
}

function pageOf(contract: Contract) {
  const rows = Array.from(eachEndpoint(contract), ({ name, endpoint }) => entryOf(name, endpoint))
  return `<!doctype html><html lang="ko"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Sillage API</title><link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>Sillage API</h1><p>Every call the shop answers, printed from its contracts. <a href="/api/docs/openapi.json">OpenAPI 3.1</a></p><p>Calls that change something need the cookie <code>XSRF-TOKEN</code> (set by <code>POST /api/v1/login-check</code>) as the header <code>X-XSRF-TOKEN</code>, and <code>X-Requested-With: XMLHttpRequest</code>. Calls with files are sent as <code>multipart/form-data</code>, a PUT among them as a POST with the field <code>_method=PUT</code>. Errors are <code>{message, errors?, code?}</code>; wrong input is 422.</p>${rows.join('')}</main></body></html>`
}

function entryOf(name: string, endpoint: AnyEndpoint) {
  const { method, path, summary, cache, params, query, body, reply } = endpoint
  const files: FileRules = endpoint.files ?? {}
  const facts = [
    `access: ${accessOf(endpoint)}`,
    ...(needsXsrf(endpoint) ? ['XSRF token needed'] : []),
    ...Object.entries(files).map(([field, { max, mb, kinds }]) => `${field}: ${max} files, ${sizesOf(kinds, mb)}`),
    ...(endpoint.sends ? ['answers with the file itself'] : []),
    ...(endpoint.stream ? ['with Accept: text/event-stream a stream that answers again at every change'] : []),
    ...(cache ? [`kept until ${cache.tags.join(', ')} is emptied`] : []),
  ]
  const parts = [
    ['path', params, 'input'],
    ['query', query, 'input'],
    ['body', body, 'input'],
    ['reply', reply, 'output'],
  ] as const
  const schemas = parts.flatMap(([title, schema, io]) => {
    if (!schema) return []
    const json = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), null, 2)
    return `<details><summary>${title}</summary><pre>${escaped(json)}</pre></details>`
  })
  return `<section id="${name}"><h2><b>${method}</b> ${escaped(path)}</h2><p>${escaped(summary)}</p><p><small>${facts.map(escaped).join(' · ')}</small></p>${schemas.join('')}</section>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
