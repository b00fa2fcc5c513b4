import { deviceOf } from '@sillage/kakao/device.ts'
import { navigationPage, startNavigation } from '@sillage/kakao/navi/start.ts'
import type { Messenger } from '../../member/kakao-contract.ts'
import { messengerApp } from '../../member/shop/kakao/messenger-app.ts'
import type { Store } from '../contract.ts'

type Ways = { messenger: Messenger /** Shows the route where the navigation app does not. */; map: string }

/** Leads to a store in the navigation app; a computer has none, and shows its page. */
export async function navigateTo({ name, lat, lng }: Pick<Store, 'name' | 'lat' | 'lng'>, { messenger, map }: Ways) {
  const app = messengerApp(messenger)
  const way = { name, x: lng, y: lat, coordType: 'wgs84' } as const
  const { isAndroid, isIos } = deviceOf(app.world)
  if (isAndroid || isIos) return startNavigation(app, way)
  // Before anything is awaited: afterwards a blocker would refuse the window.
  const tab = window.open('', '_blank')
  if (!tab) throw new Error('the browser opened no window')
  tab.opener = null
  const page = navigationPage(app, way)
  tab.location.replace((await answers(page)) ? page : map)
}

const patienceMs = 3000

/** Whether anybody is at this address; what they say is theirs. */
const answers = (url: string) =>
  fetch(url, { mode: 'no-cors', signal: AbortSignal.timeout(patienceMs) }).then(
    () => true,
    () => false,
  )
