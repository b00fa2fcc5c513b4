import { agentOf } from '../agent.ts'
import type { Kakao } from '../kakao.ts'
import { launchApp } from '../launch/launch.ts'
import { queryOf } from '../query.ts'
import { checkSettings } from '../rules/check-settings.ts'
import { type NaviSettings, type NaviShareSettings, shareRule, startRule } from './settings.ts'

/** Opens the navigation app with the way to a place. On a computer there is none, and it says so. */
export function startNavigation(kakao: Kakao, settings: NaviSettings): Promise<void> {
  return navigate(kakao, toWay('Navi.start', settings))
}

/** The page that opens the app, for those who have to be shown one: a computer has no app to open. */
export function navigationPage(kakao: Kakao, settings: NaviSettings): string {
  return `${kakao.hosts.navi}?${queryFor(kakao, toWay('Navi.start', settings))}`
}

/** Opens the navigation app with a place that can be passed on. */
export function shareNavigation(kakao: Kakao, settings: NaviShareSettings): Promise<void> {
  const { coordType: coord_type, ...place } = checkSettings('Navi.share', settings, shareRule)
  return navigate(kakao, { destination: toDestination(place), option: { route_info: true, coord_type } })
}

function toWay(caller: string, settings: NaviSettings) {
  const way = checkSettings(caller, settings, startRule)
  return {
    destination: toDestination(way),
    option: {
      coord_type: way.coordType,
      vehicle_type: way.vehicleType,
      rpoption: way.rpOption,
      route_info: way.routeInfo,
      s_x: way.sX,
      s_y: way.sY,
      s_angle: way.sAngle,
      return_uri: way.returnUri,
    },
    via_list: way.viaPoints,
  }
}

const toDestination = ({ name, x, y, rpflag, cid, guideId }: NaviShareSettings) => ({
  name,
  x,
  y,
  rpflag,
  cid,
  guide_id: guideId,
})

const queryFor = (kakao: Kakao, param: object) =>
  queryOf({ appkey: kakao.appKey(), apiver: '1.0', extras: { KA: agentOf(kakao.world) }, param })

function navigate(kakao: Kakao, param: object): Promise<void> {
  const { hosts, world } = kakao
  const query = queryFor(kakao, param)
  const scheme = `${hosts.naviScheme}?${query}`
  const page = `${hosts.navi}?${query}`
  return launchApp(kakao, {
    scheme,
    universalLink: page,
    missing: () => world.go(page),
    intent: `intent:${scheme}#Intent;S.browser_fallback_url=${encodeURIComponent(page)};end;`,
  })
}
