import { setTimeout as pause } from 'node:timers/promises'
import type { Crowd } from '../members.ts'
import type { Target } from './ask.ts'
import { buyOnce } from './buyer.ts'
import { count, type Journal } from './journal.ts'

type Common = { world: Target; journal: Journal; random: () => number; goesOn: () => boolean }

/** The same numbers for the same seed. */
export function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const patienceMs = 5_000

/**
 * One buyer after the other, each a member who has not been here before. A buyer who waits for long, for the provider or for
 * an instance, does not keep the next from coming.
 */
export async function buy({ crowd, variants, ...common }: Common & { crowd: Crowd; variants: readonly number[] }) {
  const waiting = new Set<Promise<void>>()
  while (common.goesOn()) {
    const variant_id = variants[Math.floor(common.random() * variants.length)] ?? 0
    const visit = buyOnce({ ...common, buyer: crowd.next() }, variant_id).finally(() => waiting.delete(visit))
    waiting.add(visit)
    await Promise.race([visit, pause(patienceMs)])
    await pause(100)
  }
  await Promise.all(waiting)
}

const paths = [
  '/',
  '/shop/category/2',
  '/shop/best-seller',
  '/shop/product/1001',
  '/shop/search?keyword=초',
  '/customer/notice',
]

/** A visitor who looks around. An instance that is away is a reload; what it answers is counted. */
export async function browse({ world, journal, random, goesOn }: Common) {
  while (goesOn()) {
    const path = paths[Math.floor(random() * paths.length)] ?? '/'
    const status = await fetch(world.instances.nextUrl() + path, { signal: AbortSignal.timeout(40_000) }).then(
      async (reply) => {
        await reply.arrayBuffer()
        return String(reply.status)
      },
      () => 'nobody',
    )
    count(journal.pages, status)
    await pause(50)
  }
}
