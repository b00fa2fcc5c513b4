import { addressOf, type Client, type LooseInput, type Wire } from '@sillage/kit/client.ts'
import { type AnyEndpoint, isEndpoint, type Reply } from '@sillage/kit/endpoint.ts'
import type { DataTag } from '@tanstack/react-query'

type Input<E extends AnyEndpoint> = Client<{ call: E }>['call'] extends (...input: infer I) => unknown ? I : never
type Key = readonly unknown[]

/** What TanStack Query needs to read one call. */
export type Query<Data> = { queryKey: DataTag<Key, Data>; queryFn: () => Promise<Data> }

/** For every endpoint a function from its input to its query; `key` covers all inputs, to invalidate them at once. */
export type Queries<C> = {
  [K in keyof C]: C[K] extends AnyEndpoint
    ? ((...input: Input<C[K]>) => Query<Reply<C[K]>>) & { key: Key }
    : Queries<C[K]>
}

/** A contract with the schemas left out, as the browser carries it. */
export type Wires<C> = { [K in keyof C]: C[K] extends AnyEndpoint ? Wire : Wires<C[K]> }

export function createQueries<C>(contract: Wires<C>, api: Client<C>, path: string[] = []): Queries<C> {
  // The client mirrors the contract key by key, which an index by a plain string cannot say.
  const calls = api as Record<string, never>
  const entries = Object.entries<object>(contract).map(([name, value]) => {
    const key = [...path, name]
    const call: Client<object> = calls[name] ?? {}
    return [name, isEndpoint(value) ? queryOf(value, call, key) : createQueries(value, call, key)]
  })
  return Object.fromEntries(entries)
}

/** The key ends in the call's address: an id is one entry, be it the text of a path or a number of a row. */
function queryOf(endpoint: Wire, call: unknown, key: Key) {
  // Where the contract has an endpoint, the client has its function.
  const send = call as (input?: LooseInput) => Promise<unknown>
  const query = (input: LooseInput = {}) => ({
    queryKey: [...key, addressOf(endpoint, input), ...(input.body === undefined ? [] : [input.body])],
    queryFn: () => send(input),
  })
  return Object.assign(query, { key })
}
