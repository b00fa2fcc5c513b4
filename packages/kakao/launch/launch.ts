import { agentOf } from '../agent.ts'
import { deviceOf } from '../device.ts'
import type { Kakao } from '../kakao.ts'
import { KakaoError } from '../kakao-error.ts'
import { withQuery } from '../query.ts'

/** How long a phone has to show the app before it is taken to be missing. */
export const fallbackMs = { android: 300, ios: 5000 }
const breathMs = 100
/** A page that is visible may be late while the phone is busy; one that is later than this has slept. */
const sleptMs = 3000

export type Launch = {
  /** kakaolink://… */
  scheme: string
  /** The same for Android, in its own notation. */
  intent: string
  /** The same for Apple's phones, as an address of the web. */
  universalLink?: string
  /** Where there is no app; nothing happens without it. */
  missing?: (() => void) | undefined
}

/** Opens an app of the provider's by its scheme. Resolves once it was asked for; a page cannot know whether the app opened. */
export function launchApp(kakao: Kakao, launch: Launch): Promise<void> {
  const { isAndroid, isIos } = deviceOf(kakao.world)
  if (isAndroid) return launchOnAndroid(kakao, launch)
  if (isIos) return launchOnIos(kakao, launch)
  return new Promise((_, reject) => {
    kakao.lend(kakao.world.after(breathMs, () => reject(new KakaoError('unsupported environment'))))
  })
}

function launchOnAndroid(kakao: Kakao, { scheme, intent, missing }: Launch): Promise<void> {
  const { world } = kakao
  const { chrome, isOpera, isFirefox, isTalk } = deviceOf(world)
  const isChrome = chrome >= 25 && !isOpera
  const takesIntents = isChrome || isFirefox || isTalk
  return new Promise((resolve) => {
    const start = () => {
      if (takesIntents) world.go(intent)
      else kakao.lend(world.addFrame({ src: scheme }))
      resolve()
    }
    if (isChrome) return start()
    if (!takesIntents) fallBack(kakao, fallbackMs.android, missing)
    kakao.lend(world.after(breathMs, start))
  })
}

async function launchOnIos(kakao: Kakao, { scheme, universalLink, missing }: Launch) {
  const stop = fallBack(kakao, fallbackMs.ios, missing)
  if (universalLink) stop()
  kakao.world.go(universalLink ?? scheme)
}

/** A phone that has shown the app hides the page, or wakes it late: then nothing is missing. */
function fallBack(kakao: Kakao, ms: number, missing: Launch['missing']) {
  const { world } = kakao
  const began = world.now()
  const stop = kakao.lend(
    world.after(ms, () => {
      if (!world.isHidden() && world.now() - began < ms + sleptMs) missing?.()
    }),
  )
  kakao.lend(world.onHide(stop))
  return stop
}

const talkPackage = 'com.kakao.talk'
const talkStoreId = '362057947'

/** The page of the phone's store that has the messenger. */
export function talkStore(kakao: Kakao): string {
  const { hosts, world } = kakao
  if (!deviceOf(world).isAndroid) return hosts.iosStore + talkStoreId
  return withQuery(hosts.androidStore, { id: talkPackage, referrer: { appKey: kakao.appKey(), KA: agentOf(world) } })
}

type IntentParts = { install?: boolean; flags?: string; fallback?: string }

/** `intent:` addresses for the messenger; who is without it gets to the store by the package, else to the fallback. */
export const intentOf = (path: string, scheme: string, parts: IntentParts = {}) =>
  [
    `intent://${path}#Intent`,
    `scheme=${scheme}`,
    ...(parts.flags ? [`launchFlags=${parts.flags}`] : []),
    ...(parts.install ? [`package=${talkPackage}`] : []),
    ...(parts.fallback ? [`S.browser_fallback_url=${encodeURIComponent(parts.fallback)}`] : []),
    'end;',
  ].join(';')
