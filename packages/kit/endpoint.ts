import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Who may call. `owner` is a member who may see only rows of their own; a stranger's row answers 404. */
export type Access = 'anyone' | 'guest order' | 'member' | 'owner' | StaffAccess
/** `proof: 'recent'` asks for the password or second factor again where it was given too long ago. */
export type StaffAccess = { staff: string; proof?: 'recent' }

/** A reply that everyone may see, cached until one of its tags is emptied. `{name}` takes a value of the input. */
export type Cache = { audience: 'everyone'; tags: readonly string[] }

/** What people may send as a file. The content says which it is, never the name. */
export type FileKind = 'image' | 'pdf' | 'text' | 'zip'
export type FileRule = { max: number; mb: number; kinds: readonly FileKind[] }
/** The fields of a body that carry files. */
export type FileRules = Readonly<Record<string, FileRule>>

/** A file that came with a call, checked and made harmless; it lies at `path` until the call is answered. */
export type SentFile = {
  name: string
  type: string
  size: number
  width: number | null
  height: number | null
  path: string
}

/** One HTTP call, described once. The server binds it, the client calls it, the docs list it. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
  Files extends FileRules = FileRules,
> = {
  method: Method
  path: string
  summary: string
  access: Access
  cache?: Cache
  /** A member who asks for events is answered again at every notice of the channel that names them. */
  stream?: { channel: string }
  /** Changes need the XSRF header and reads do not, unless said otherwise here. */
  xsrf?: 'needed' | 'free'
  /** Goes out although the page is being left, as a click that leads elsewhere does. */
  keepalive?: true
  params?: Params
  query?: Query
  body?: Body
  /** How large a body staff may send, where many rows come at once; one megabyte else. */
  megabytes?: number
  /** Files beside the body: such a call travels as a form, and a PUT as a POST that says so. */
  files?: Files
  /** The answer is a file to show or to save, and no JSON. */
  sends?: 'file'
  reply: Reply
}

/** Says an endpoint; the types of its parts follow from the schemas. */
export function endpoint<
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Reply extends z.ZodType = z.ZodType,
  Files extends FileRules = Record<never, never>,
>(definition: Endpoint<Params, Query, Body, Reply, Files>) {
  return definition
}

// biome-ignore lint/suspicious/noExplicitAny: the widest endpoint, for constraints only
export type AnyEndpoint = Endpoint<any, any, any, any, any>

/** Endpoints by name, grouped by domain. */
export type Contract = { [name: string]: AnyEndpoint | Contract }

type Part<Name extends string, Schema, Side extends 'in' | 'out'> = Schema extends z.ZodNever
  ? unknown
  : Schema extends z.ZodType
    ? { [K in Name]: Side extends 'in' ? z.input<Schema> : z.output<Schema> }
    : unknown

type Parts<E extends AnyEndpoint, Side extends 'in' | 'out'> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? Part<'params', P, Side> & Part<'query', Q, Side> & Part<'body', B, Side>
    : never

/** `Sent` for an endpoint that takes files, and nothing for all others. */
type WithFiles<E extends AnyEndpoint, Sent> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, infer Files>
    ? keyof Files extends never
      ? unknown
      : Sent
    : never
type FileFields<E extends AnyEndpoint> = keyof NonNullable<E['files']>

/** What a caller sends, before defaults are filled in; `progress` receives the share of the files that was sent. */
export type CallInput<E extends AnyEndpoint> = Parts<E, 'in'> &
  WithFiles<
    E,
    { body: { [Field in FileFields<E>]?: readonly Blob[] }; progress?: ((share: number) => void) | undefined }
  >
/** What a handler receives, after validation. */
export type HandlerInput<E extends AnyEndpoint> = Parts<E, 'out'> &
  WithFiles<E, { files: { [Field in FileFields<E>]: SentFile[] } }>
/** What both sides see as the answer. */
export type Reply<E extends AnyEndpoint> = z.output<E['reply']>
/** What a handler may return: fields the reply does not name are left out before sending. */
export type HandlerReply<E extends AnyEndpoint> = z.input<E['reply']>

export const isEndpoint = (value: object): value is AnyEndpoint => 'method' in value && 'path' in value

/** Every endpoint of a contract with its dotted name. */
export function* eachEndpoint(
  contract: object,
  path: string[] = [],
): Generator<{ name: string; endpoint: AnyEndpoint }> {
  for (const [key, value] of Object.entries(contract)) {
    if (isEndpoint(value)) yield { name: [...path, key].join('.'), endpoint: value }
    else yield* eachEndpoint(value, [...path, key])
  }
}

/** Does a call of this endpoint have to prove that it comes from our own pages? */
export const needsXsrf = ({ method, xsrf }: Pick<AnyEndpoint, 'method' | 'xsrf'>) =>
  xsrf ? xsrf === 'needed' : method !== 'GET'
