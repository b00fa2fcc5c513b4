import type { Database } from '@sillage/server-kit/database.ts'

/** Counts what is asked of the database, in and out of transactions, until it is stopped. */
export function countQueries({ pool }: Database) {
  let count = 0
  const heard = new WeakSet<object>()
  const listen = (client: { query: unknown }) => {
    if (heard.has(client)) return
    heard.add(client)
    // The driver's own function with all its overloads; the count is all that is added.
    const query = client.query as (...given: unknown[]) => unknown
    Object.assign(client, {
      query(...given: unknown[]) {
        count += 1
        return query.apply(client, given)
      },
    })
  }
  // pool.query takes a client and queries through it: listening to clients records each query once.
  pool.on('acquire', listen)
  return { count: () => count, stop: () => pool.off('acquire', listen) }
}
