import { setTimeout as pause } from 'node:timers/promises'
import type { Layout } from './layout.ts'
import { joinPostmaster, leavePostmaster, type Membership } from './membership.ts'
import { shutDown } from './postmaster.ts'

/** Keeps our place at the postmaster until the returned function is called, which stops it if we are the last. */
export function keepMembership(layout: Layout, first: Membership): () => Promise<void> {
  let current: Promise<Membership | undefined> = Promise.resolve(first)
  let stopping: Promise<void> | undefined
  const watch = (membership: Membership) =>
    membership.connection.client.once('end', () => {
      // After a crash PostgreSQL restarts itself and has forgotten who uses it: say it again.
      if (!stopping) current = rejoin()
    })
  const rejoin = async () => {
    const membership = await waitToJoin(layout)
    if (membership) watch(membership)
    return membership
  }
  watch(first)
  return () => {
    stopping ??= stopIfLast(layout, current)
    return stopping
  }
}

async function stopIfLast(layout: Layout, current: Promise<Membership | undefined>): Promise<void> {
  const membership = await current
  if (!membership) return
  const alone = await leavePostmaster(membership).catch(() => undefined)
  if (alone) await shutDown(membership)
  await membership.connection.client.end().catch(() => {})
  if (alone === undefined) return stopIfLast(layout, waitToJoin(layout))
}

/** Joins as soon as the postmaster answers; nothing when there is none. */
async function waitToJoin(layout: Layout): Promise<Membership | undefined> {
  for (;;) {
    const found = await joinPostmaster(layout)
    if (found.state === 'joined') return found.membership
    if (found.state === 'absent') return undefined
    await pause(20)
  }
}
