import {
  type AnyEndpoint,
  eachEndpoint,
  type HandlerInput,
  type HandlerReply,
  isEndpoint,
} from '@sillage/kit/endpoint.ts'
import type { Context } from './context.ts'

type Handler = (ctx: Context, input: never) => Promise<unknown>

type Handlers<C> = {
  [K in keyof C]: C[K] extends AnyEndpoint
    ? (ctx: Context, input: HandlerInput<C[K]>) => Promise<HandlerReply<C[K]>>
    : Handlers<C[K]>
}

/** An endpoint with the function that answers it; named by its address, which is unique in the whole shop. */
export type Bound = { name: string; endpoint: AnyEndpoint; handler: Handler }

/** Ties every endpoint of a contract to its handler; forgetting one is a type error. */
export function bind<C extends object>(contract: C, handlers: Handlers<C>): Bound[] {
  const flat = new Map(eachHandler(contract, handlers))
  return Array.from(eachEndpoint(contract), ({ name, endpoint }) => {
    const handler = flat.get(name)
    if (!handler) throw new Error(`${endpoint.method} ${endpoint.path} has no handler`)
    return { name: `${endpoint.method} ${endpoint.path}`, endpoint, handler }
  })
}

function* eachHandler(contract: object, handlers: object, path: string[] = []): Generator<[string, Handler]> {
  for (const [key, value] of Object.entries(contract)) {
    // Handlers mirrors the contract key by key, so what stands at the same key has the matching kind.
    const handler = (handlers as Record<string, unknown>)[key]
    if (isEndpoint(value)) yield [[...path, key].join('.'), handler as Handler]
    else yield* eachHandler(value, handler as object, [...path, key])
  }
}
