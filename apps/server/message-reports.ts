import type { Context } from '@sillage/server-kit/context.ts'
import { hearResults } from '@sillage/server-kit/outbox-results.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

export const reportPath = '/api/v1/messages/report'

const bodyLimit = 1024 * 1024
// A zero byte can be neither stored nor looked for.
const groupId = z
  .string()
  .max(100)
  .refine((id) => !id.includes('\0'))
const Report = z.array(z.object({ groupId }))

/**
 * The webhook with which the message service reports whether messages arrived: an array, sent again until it is answered
 * with 200. It comes without a session and without a signature, so it is only a reason to ask the service.
 */
export async function addMessageReports(app: FastifyInstance, createContext: () => Context) {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_, body, done) => done(null, body))
    scope.post(reportPath, { bodyLimit }, async (request, reply) => {
      const report = Report.safeParse(parsed(request.body))
      if (report.success)
        await hearResults(
          createContext(),
          report.data.map(({ groupId }) => groupId),
        )
      reply.header('cache-control', 'no-store')
      return { message: 'Received.' }
    })
  })
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body))
  } catch {
    return null
  }
}
