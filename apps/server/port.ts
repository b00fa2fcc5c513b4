import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import type { FastifyInstance } from 'fastify'

/** Opens the shop's door, or says in one sentence why it cannot. */
export async function listen(app: FastifyInstance, { HOST, PORT }: { HOST: string; PORT: number }): Promise<string> {
  try {
    return await app.listen({ host: HOST, port: PORT })
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : ''
    const hint = 'Set PORT to another one.'
    if (code === 'EADDRINUSE') throw new StartFailure(`The port ${PORT} is taken by another program.`, { hint, cause })
    if (code === 'EACCES') throw new StartFailure(`This user may not open the port ${PORT}.`, { hint, cause })
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartFailure(`The address ${HOST} is not one of this machine.`, { hint: 'Set HOST.', cause })
    throw cause
  }
}
