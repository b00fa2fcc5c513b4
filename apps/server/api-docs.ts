import { type AnyEndpoint, type Contract, eachEndpoint, type FileRules, needsXsrf } from '@sillage/kit/endpoint.ts'
import { type EncodedResponse, pack, ready, sendEncoded } from '@sillage/server-kit/encoded-response.ts'
import type { SecurityHeaders } from '@sillage/server-kit/security-headers.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { accessOf, openApiOf, sizesOf } from './openapi.ts'

const style = `body { font: 15px/1.6 system-ui, sans-serif; margin: 40px auto; max-width: 880px; padding: 0 20px; }
section { border-top: 1px solid; margin-top: 24px; padding-top: 16px; } h2 { font-size: 17px; }
pre { overflow-x: auto; font-size: 13px; }`

/** The API reference to read at /api/docs, and the same for machines at /api/docs/openapi.json. Each is made once. */
export function addApiDocs(app: FastifyInstance, contract: Contract, headers: SecurityHeaders) {
  const documents = {
    '/api/docs': { type: 'text/html; charset=utf-8', make: () => pageOf(contract) },
    '/api/docs/openapi.json': {
      type: 'application/json; charset=utf-8',
      make: () => JSON.stringify(openApiOf(contract)),
    },
    '/api/docs/style.css': { type: 'text/css', make: () => style },
  }
  for (const [path, { type, make }] of Object.entries(documents)) {
    let made: EncodedResponse | undefined
    app.get(path, async (request, reply) => {
      made ??= pack(make(), { type, headers, vary: 'accept-encoding' })
      await ready(made, request.raw)
      reply.hijack()
      sendEncoded(made, request.raw, reply.raw)
    })
  }
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
