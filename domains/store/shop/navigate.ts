import { deviceOf } from '@sillage/kakao/device.ts'
import { navigationPage, startNavigation } from '@sillage/kakao/navi/start.ts'
import type { Messenger } from '../../member/kakao-contract.ts'
import { messengerApp } from '../../member/shop/kakao/messenger-app.ts'
import type { Store } from '../contract.ts'

/** Leads to a store in the navigation app; a computer has none, and shows its page. */
export async function navigateTo({ name, lat, lng }: Pick<Store, 'name' | 'lat' | 'lng'>, messenger: Messenger) {
  const app = messengerApp(messenger)
  const way = { name, x: lng, y: lat, coordType: 'wgs84' } as const
  const { isAndroid, isIos } = deviceOf(app.world)
  if (isAndroid || isIos) return startNavigation(app, way)
  window.open(navigationPage(app, way), '_blank', 'noopener')
}
