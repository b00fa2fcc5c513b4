import { KakaoError } from '../kakao-error.ts'
import { checkSettings, type Rule } from '../rules/check-settings.ts'
import { arrayOf, isBoolean, isNumber, isString, type Kind, oneOf } from '../rules/kinds.ts'

type Place = { name: string; x: number; y: number; rpflag?: string; cid?: string }
type CoordType = 'wgs84' | 'katec'

/** Where someone drives to, and how. */
export type NaviSettings = Place & {
  guideId?: number
  coordType?: CoordType
  /** 1 car … 7 motorcycle */
  vehicleType?: 1 | 2 | 3 | 4 | 5 | 6 | 7
  /** 1 fastest … 100 recommended */
  rpOption?: 1 | 2 | 3 | 4 | 5 | 6 | 8 | 100
  /** Shows the whole way first. */
  routeInfo?: boolean
  sX?: number
  sY?: number
  sAngle?: number
  returnUri?: string
  /** At most three. */
  viaPoints?: readonly [] | readonly [Place] | readonly [Place, Place] | readonly [Place, Place, Place]
}
export type NaviShareSettings = Place & { guideId?: number; coordType?: CoordType }

const place = { name: isString, x: isNumber, y: isNumber }
const label = { rpflag: isString, cid: isString }
const coordType = oneOf('wgs84', 'katec')

const viaPoints: Kind = (value) => {
  if (Array.isArray(value) && value.length > 3)
    throw new KakaoError('Invalid parameter keys: via points should not be exceed 3. at Navi.start')
  return arrayOf((each) => {
    checkSettings('parameter "viaPoints" in Navi.start', each as object, { required: place, optional: label })
    return true
  })(value)
}

export const naviDefaults = { coordType: 'katec', vehicleType: 1, rpOption: 100, routeInfo: false } as const
export const startRule: Rule<keyof typeof naviDefaults> = {
  required: place,
  optional: {
    ...label,
    guideId: isNumber,
    coordType,
    vehicleType: oneOf(1, 2, 3, 4, 5, 6, 7),
    rpOption: oneOf(1, 2, 3, 4, 5, 6, 8, 100),
    routeInfo: isBoolean,
    sX: isNumber,
    sY: isNumber,
    sAngle: isNumber,
    returnUri: isString,
    viaPoints,
  },
  defaults: naviDefaults,
}
export const shareRule: Rule<'coordType'> = {
  required: place,
  optional: { ...label, guideId: isNumber, coordType },
  defaults: { coordType: naviDefaults.coordType },
}
