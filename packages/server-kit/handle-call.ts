import { isDeeperThan, isLargerThan } from '@sillage/kit/depth.ts'
import type { Access, AnyEndpoint } from '@sillage/kit/endpoint.ts'
import { composed } from '@sillage/kit/hangul.ts'
import { type FieldErrors, notFound, Problem, unexpected } from '@sillage/kit/problem.ts'
import { z } from 'zod'
import type { Bound } from './bind.ts'
import { type Context, requireMember, requireRecentProof, requireStaff } from './context.ts'
import type { FileStore } from './files.ts'
import { limitRates, networkOf } from './rate-limit.ts'
import { unstorable } from './storable.ts'
import type { Form } from './upload.ts'

export type RawInput = {
  params?: unknown
  query?: unknown
  body?: unknown
  /** A form that is still to be read, and where its files may lie meanwhile. */
  form?: (store: FileStore) => Promise<Form>
}
/** `files` where the endpoint takes any. */
export type Input = { params: unknown; query: unknown; body: unknown; files?: unknown }

/**
 * The one place where access is decided. For `owner`, another member's mb_id answers 404. For other ids the service looks
 * up whose row it is, and answers 404 too.
 */
export function checkAccess(ctx: Context, access: Access, { params, query }: RawInput) {
  if (typeof access === 'object') {
    requireStaff(ctx, access.staff)
    if (access.proof === 'recent') requireRecentProof(ctx)
    return
  }
  if (access !== 'member' && access !== 'owner') return
  const { mb_id } = requireMember(ctx)
  if (access === 'owner' && [params, query].some((part) => (Object(part).mb_id ?? mb_id) !== mb_id)) throw notFound()
}

/** Twice what the deepest thing we take needs, a page of the CMS with its twenty elements in each other. */
const depthAllowed = 100
/** The most values an anonymous visitor may send at once: the fullest form of a visitor has some hundred. */
const openValues = 5_000
const isOpen = ({ access }: AnyEndpoint) => access === 'anyone' || access === 'guest order'
export const bodyBytesOf = (endpoint: AnyEndpoint) => (isOpen(endpoint) ? 128 : 1024 * (endpoint.megabytes ?? 1)) * 1024
const tooDeep = '단계가 너무 많아요. 단계를 줄여 주세요.'

/** Composed text, then the contract's schemas; every wrong field is reported at once, together with `errors` found before. */
export function readInput({ endpoint }: Bound, raw: RawInput, errors: FieldErrors = {}): Input {
  const part = (schema: z.ZodType | undefined, value: unknown) => {
    if (!schema) return undefined
    if (isOpen(endpoint) && isLargerThan(value, openValues))
      throw new Problem(413, '보낸 내용이 너무 커요.', { code: 'refused' })
    const deep = Object.entries(Object(value)).filter(([, inner]) => isDeeperThan(inner, depthAllowed))
    // Code that reads it recurses level by level, and would overflow the stack.
    if (deep.length > 0)
      return void Object.assign(errors, Object.fromEntries(deep.map(([field]) => [field, [tooDeep]])))
    const parsed = schema.safeParse(composed(value))
    if (parsed.success) {
      Object.assign(errors, unstorable(parsed.data))
      return parsed.data
    }
    for (const issue of parsed.error.issues) {
      const field = issue.path.join('.')
      errors[field] = [...(errors[field] ?? []), issue.message]
    }
  }
  const input = {
    params: part(endpoint.params, raw.params ?? {}),
    query: part(endpoint.query, raw.query ?? {}),
    body: part(endpoint.body, raw.body ?? {}),
  }
  if (Object.keys(errors).length > 0) throw new Problem(422, '입력한 내용을 확인해 주세요.', { errors })
  return input
}

/** Reads the input for an action, files and all; the files are gone when the action is done. Access has been checked by now. */
export async function withInput<Result>(
  entry: Bound,
  raw: RawInput,
  ctx: Context,
  action: (input: Input) => Promise<Result>,
): Promise<Result> {
  const { files: rules = {}, method } = entry.endpoint
  const none = Object.fromEntries(Object.keys(rules).map((field) => [field, []]))
  if (!raw.form) return action({ ...readInput(entry, raw), ...(entry.endpoint.files && { files: none }) })
  await limitForms(ctx)
  const form = await raw.form(ctx.files)
  try {
    if ((form.method ?? 'POST') !== method) throw notFound()
    const input = readInput(entry, { ...raw, body: form.body }, form.errors)
    return await action({ ...input, files: await form.prepare() })
  } finally {
    await form.discard()
  }
}

/** Pictures are the most expensive input: forms are counted for each network before any of one is read. */
const formsAllowed = { times: 40, seconds: 600 }
async function limitForms(ctx: Context) {
  if (!ctx.member?.is_admin) await limitRates(ctx, [{ key: `forms ${networkOf(ctx.visitor.ip)}`, ...formsAllowed }])
}

/** Runs the handler and keeps of its answer only what the contract names. */
export async function runHandler({ endpoint, handler, name }: Bound, ctx: Context, input: Input): Promise<unknown> {
  // readInput has parsed the parts with the very schemas the handler's type comes from.
  const answer = await handler(ctx, input as never)
  const reply = endpoint.reply.safeParse(answer)
  if (reply.success) return reply.data
  ctx.log.error({ endpoint: name, issues: z.prettifyError(reply.error) }, 'a reply does not keep its contract')
  throw unexpected()
}

const phrases: Record<string, string> = {
  invalid_type: '올바르지 않은 값이에요.',
  too_small: '너무 짧거나 작아요.',
  too_big: '너무 길거나 커요.',
  invalid_format: '형식이 맞지 않아요.',
}

// Messages of a schema that says none itself: constant phrases, so that each is a translation key.
z.config({
  customError: ({ code, input }) =>
    input === undefined || input === '' ? '필수로 입력해 주세요.' : (phrases[code] ?? '올바르지 않은 값이에요.'),
})
