import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from './context.ts'

type Signer = Pick<Context, 'secret' | 'now'>

/** Opens one thing for a while, without a session: the holder of the key may see what `subject` names. */
export function signKey(ctx: Signer, subject: string, { hours }: { hours: number }): string {
  const until = Math.floor(ctx.now().getTime() / 1000) + hours * 3600
  return `${until.toString(36)}.${sign(ctx, subject, until)}`
}

/** Whether a key opens it, and still does. */
export function holdsKey(ctx: Signer, subject: string, key = ''): boolean {
  const [time = '', signature = ''] = key.split('.')
  const until = Number.parseInt(time, 36)
  if (!(until > ctx.now().getTime() / 1000)) return false
  const [given, right] = [Buffer.from(signature), Buffer.from(sign(ctx, subject, until))]
  return given.length === right.length && timingSafeEqual(given, right)
}

const sign = ({ secret }: Signer, subject: string, until: number) =>
  createHmac('sha256', secret).update(`${subject} ${until}`).digest('base64url')
