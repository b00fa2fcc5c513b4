import { agentOf } from '../agent.ts'
import type { Kakao } from '../kakao.ts'
import { launchApp } from '../launch/launch.ts'
import { queryOf } from '../query.ts'
import { checkSettings } from '../rules/check-settings.ts'
import { type NaviSettings, type NaviShareSettings, shareRule, startRule } from './settings.ts'

/** Opens the navigation app with the way to a place. On a computer there is none, and it says so. */
export function startNavigation(kakao: Kakao, settings: NaviSettings): Promise<void> {
  const way = checkSettings('Navi.start', settings, startRule)
  return navigate(kakao, way, {
    option: {
      ...{ coord_type: way.coordType, vehicle_type: way.vehicleType, rpoption: way.rpOption },
      ...{ route_info: way.routeInfo, s_x: way.sX, s_y: way.sY, s_angle: way.sAngle, return_uri: way.returnUri },
    },
    via_list: way.viaPoints,
  })
}

/** Opens the navigation app with a place that can be passed on. */
export function shareNavigation(kakao: Kakao, settings: NaviShareSettings): Promise<void> {
  const { coordType: coord_type, ...place } = checkSettings('Navi.share', settings, shareRule)
  return navigate(kakao, place, { option: { route_info: true, coord_type } })
}

function navigate(kakao: Kakao, { name, x, y, rpflag, cid, guideId }: NaviShareSettings, way: object): Promise<void> {
  const { hosts, world } = kakao
  const destination = { name, x, y, rpflag, cid, guide_id: guideId }
  const query = queryOf({
    ...{ appkey: kakao.appKey(), apiver: '1.0', extras: { KA: agentOf(world) }, param: { destination, ...way } },
  })
  const scheme = `${hosts.naviScheme}?${query}`
  const page = `${hosts.navi}?${query}`
  return launchApp(kakao, {
    ...{ scheme, universalLink: page, missing: () => world.go(page) },
    intent: `intent:${scheme}#Intent;S.browser_fallback_url=${encodeURIComponent(page)};end;`,
  })
}
