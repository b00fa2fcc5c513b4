import { findCompany } from '@sillage/domains/setting/server/company.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import type { FastifyInstance } from 'fastify'

const monthsValid = 6

/** Where to report a weakness (RFC 9116). The address is the company's own, which staff can change. */
export function addSecurityTxt(
  app: FastifyInstance,
  { context, origin }: { context: () => Context; origin: () => string },
) {
  app.get('/.well-known/security.txt', async (_, reply) => {
    const ctx = context()
    const { email } = await findCompany(ctx)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        [
          `Contact: mailto:${email}`,
          `Expires: ${expiryOf(ctx.now()).toISOString()}`,
          'Preferred-Languages: ko, en',
          `Canonical: ${origin()}/.well-known/security.txt`,
          '',
        ].join('\n'),
      )
  })
}

/** The first of a month, so that the text does not change with every request. */
const expiryOf = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + monthsValid, 1))
