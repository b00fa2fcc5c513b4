import type { Kakao } from '../kakao.ts'
import { hashOf, seal, unseal } from './cipher.ts'

const placeOf = async ({ world, appKey }: Kakao) => `kakao_${await hashOf(world.crypto, `kat${appKey()}`)}`

/** The person's token: of this page, else what an earlier page of the tab has kept, encrypted. */
export async function getAccessToken(kakao: Kakao): Promise<string | null> {
  const { world, memory } = kakao
  if (memory.token !== null) return memory.token
  const kept = world.storage.getItem(await placeOf(kakao))
  const token = kept === null ? null : await unseal(world.crypto, kakao.appKey(), kept)
  // A token that was set meanwhile is the newer one.
  memory.token ??= token
  return memory.token
}

/** Null forgets it everywhere. Without `persist` it lives as long as the page. */
export async function setAccessToken(kakao: Kakao, token: string | null, { persist = true } = {}): Promise<void> {
  const { world, memory } = kakao
  memory.token = token
  const place = await placeOf(kakao)
  if (token === null || !persist) return world.storage.removeItem(place)
  const sealed = await seal(world.crypto, kakao.appKey(), token)
  if (memory.token === token) world.storage.setItem(place, sealed)
}
