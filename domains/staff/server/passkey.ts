import { Problem } from '@sillage/kit/problem.ts'
import type { Context } from '@sillage/server-kit/context.ts'
import { hashSid } from '@sillage/server-kit/sessions.ts'
import { sessionTable } from '@sillage/server-kit/tables.ts'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { limit } from '../../rate-limits.ts'
import { enrolled } from './enrol.ts'
import { listFactors, markProved, proved, requireMayEnrol, requireStaffAtDoor } from './second-factor.ts'
import { staffFactorTable } from './tables.ts'

/** The whole address of a path of the shop: a passkey belongs to its host. */
export type Link = (path: string) => string
type Exchange = Record<string, unknown>

/** EdDSA, ES256 and RS256: what every authenticator knows, and nothing that Node still tries out. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** A passkey belongs to a name and never to a number: this machine is called localhost. */
function siteOf(link: Link) {
  const site = new URL(link('/'), 'http://localhost')
  if (site.hostname === '127.0.0.1') site.hostname = 'localhost'
  return site
}
const mine = (ctx: Context) => eq(sessionTable.sid_hash, hashSid(ctx.visitor.sid))

const keepChallenge = (ctx: Context, challenge: string) =>
  ctx.db.update(sessionTable).set({ challenge }).where(mine(ctx))

/** A challenge is signed once, whether rightly or not. */
async function takeChallenge(ctx: Context): Promise<string> {
  const { rows } = await ctx.db.execute<{ challenge: string }>(sql`
    update session set challenge = null from (
      select sid_hash, challenge from session where sid_hash = ${hashSid(ctx.visitor.sid)} for update) before
    where session.sid_hash = before.sid_hash returning before.challenge`)
  const challenge = rows[0]?.challenge
  if (!challenge) throw failed()
  return challenge
}

const failed = () => new Problem(422, '패스키를 확인하지 못했어요. 다시 시도해 주세요.', { code: 'wrong_passkey' })

export async function startPasskey(ctx: Context, link: Link) {
  const { mb_id, factors } = await requireMayEnrol(ctx)
  const options = await generateRegistrationOptions({
    rpName: 'Sillage',
    rpID: siteOf(link).hostname,
    userName: mb_id,
    excludeCredentials: factors.flatMap(({ credential_id: id }) => (id ? [{ id }] : [])),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  await keepChallenge(ctx, options.challenge)
  return { options: { ...options } }
}

export async function addPasskey(ctx: Context, link: Link, { name, response }: { name: string; response: Exchange }) {
  const { mb_id, factors } = await requireMayEnrol(ctx)
  const { origin, hostname } = siteOf(link)
  const checked = await verifyRegistrationResponse({
    // Its shape is checked by the library, which throws at anything else.
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: await takeChallenge(ctx),
    expectedOrigin: origin,
    expectedRPID: hostname,
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => null)
  if (!checked?.verified) throw failed()
  const { credential } = checked.registrationInfo
  return ctx.transaction(async (ctx) => {
    const [added] = await ctx.db
      .insert(staffFactorTable)
      .values({
        mb_id,
        kind: 'passkey',
        name,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        confirmed_at: ctx.now(),
      })
      .onConflictDoNothing()
      .returning({ id: staffFactorTable.id })
    if (!added) throw failed()
    return enrolled(ctx, { mb_id, isFirst: factors.length === 0, name })
  })
}

export async function challengePasskey(ctx: Context, link: Link) {
  const { mb_id } = await requireStaffAtDoor(ctx)
  const factors = await listFactors(ctx, mb_id)
  const options = await generateAuthenticationOptions({
    rpID: siteOf(link).hostname,
    allowCredentials: factors.flatMap(({ credential_id: id }) => (id ? [{ id }] : [])),
    userVerification: 'preferred',
  })
  await keepChallenge(ctx, options.challenge)
  return { options: { ...options } }
}

export async function proveByPasskey(ctx: Context, link: Link, response: Exchange) {
  const { mb_id } = await requireStaffAtDoor(ctx)
  await limit(ctx, 'second-factor', { member: mb_id })
  const expectedChallenge = await takeChallenge(ctx)
  const passkey = await findPasskey(ctx, mb_id, String(response.id))
  const { origin, hostname } = siteOf(link)
  const checked = await verifyAuthenticationResponse({
    // As above.
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: hostname,
    credential: passkey,
    requireUserVerification: false,
  }).catch(() => null)
  if (!checked?.verified) throw failed()
  const counter = checked.authenticationInfo.newCounter
  await ctx.transaction(async (ctx) => {
    await ctx.db
      .update(staffFactorTable)
      .set({ counter, used_at: ctx.now() })
      .where(eq(staffFactorTable.credential_id, passkey.id))
    await markProved(ctx, { isFull: true })
  })
  return proved
}

async function findPasskey(ctx: Context, mb_id: string, id: string) {
  const [found] = await ctx.db
    .select()
    .from(staffFactorTable)
    .where(
      and(
        eq(staffFactorTable.mb_id, mb_id),
        eq(staffFactorTable.credential_id, id),
        isNotNull(staffFactorTable.confirmed_at),
      ),
    )
  if (!found?.public_key) throw failed()
  return { id, publicKey: new Uint8Array(Buffer.from(found.public_key, 'base64url')), counter: found.counter }
}
