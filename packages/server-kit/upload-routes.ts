import { notFound, Problem } from '@sillage/kit/problem.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bound } from './bind.ts'
import type { Context } from './context.ts'
import { checkAccess, type RawInput, withInput } from './handle-call.ts'
import { receiveForm } from './upload.ts'

/** Leaves forms unread: they are read once it is known who sends them, and whether they may. */
export function leaveForms(app: FastifyInstance) {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined))
}

/** A change with files is posted, because only that is how a browser sends a form. */
export const methodsOf = ({ endpoint: { method, files } }: Bound) =>
  files && method !== 'POST' ? [method, 'POST'] : [method]

export const isForm = (contentType = '') => /^multipart\/form-data\b/i.test(contentType)

/** What a request brings, its form still outside. */
export function rawInputOf({ endpoint }: Bound, request: FastifyRequest): RawInput {
  const { params, query, body } = request
  if (!isForm(request.headers['content-type'])) {
    if (request.method !== endpoint.method && request.method !== 'HEAD') throw notFound()
    return { params, query, body }
  }
  const { files } = endpoint
  if (!files) throw new Problem(415, '요청을 읽을 수 없어요.', { code: 'refused' })
  return { params, query, form: (store) => receiveForm(request.raw, files, store) }
}

/** What an endpoint that sends a file answers with; of one that is written while it is sent the size is not known. */
export type FileReply = { stream: NodeJS.ReadableStream; size?: number; type: string; name: string }

/** Shown in the browser: nothing in these can be made to run. Everything else is only ever saved. */
const shown = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])

/** Answers with a member's own file: never cached, its type never guessed, never rendered as a page of ours. */
export async function answerFile(entry: Bound, request: FastifyRequest, reply: FastifyReply, ctx: Context) {
  const raw = rawInputOf(entry, request)
  checkAccess(ctx, entry.endpoint.access, raw)
  // The handler of an endpoint that sends files returns one: its reply's schema is FileContent.
  const file = (await withInput(entry, raw, ctx, (input) => entry.handler(ctx, input as never))) as FileReply
  const { stream, size, type, name } = file
  const place = shown.has(type) ? 'inline' : 'attachment'
  // Chromium's own viewer of PDFs does not open in a sandbox; it runs nothing of ours.
  const sandbox = type === 'application/pdf' ? '' : '; sandbox'
  reply.headers({
    'content-type': type,
    ...(size !== undefined && { 'content-length': size }),
    'content-disposition': `${place}; filename*=UTF-8''${encodeURIComponent(name)}`,
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'${sandbox}`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
  return reply.send(stream)
}
