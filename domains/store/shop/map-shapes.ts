/** Longitude and latitude. */
export type Place = readonly [lng: number, lat: number]

/** A stretch of the globe drawn on a sheet. */
export type Sheet = { west: number; east: number; south: number; north: number; width: number; height: number }

const sheetOf = (west: number, east: number, south: number, north: number, width: number): Sheet => {
  // A degree of longitude is shorter than one of latitude; near enough for a country.
  const squeeze = Math.cos((((south + north) / 2) * Math.PI) / 180)
  return { west, east, south, north, width, height: Math.round((width * (north - south)) / ((east - west) * squeeze)) }
}

export const countrySheet = sheetOf(125.6, 129.9, 33, 38.8, 400)
export const seoulSheet = sheetOf(126.74, 127.21, 37.41, 37.72, 400)

/** Where a place falls on a sheet. */
export const spotOn = (sheet: Sheet, [lng, lat]: Place) => ({
  x: Math.round(((lng - sheet.west) / (sheet.east - sheet.west)) * sheet.width),
  y: Math.round(((sheet.north - lat) / (sheet.north - sheet.south)) * sheet.height),
})

export const isOn = ({ west, east, south, north }: Sheet, [lng, lat]: Place) =>
  lng > west && lng < east && lat > south && lat < north

/** A line through places, drawn without corners: each place bends it, and the middle between two lies on it. */
export function pathOf(sheet: Sheet, places: readonly Place[], { closed = false } = {}) {
  const spots = places.map((place) => spotOn(sheet, place))
  const middle = (at: number) => {
    const [one, other] = [spots[at % spots.length], spots[(at + 1) % spots.length]]
    return one && other ? `${(one.x + other.x) / 2} ${(one.y + other.y) / 2}` : ''
  }
  const bends = spots.map(({ x, y }, at) => `Q${x} ${y} ${middle(at)}`)
  if (closed) return `M${middle(spots.length - 1)}${bends.join('')}Z`
  const [first, last] = [spots.at(0), spots.at(-1)]
  return `M${first?.x} ${first?.y}${bends.slice(1, -1).join('')}L${last?.x} ${last?.y}`
}

/** The coast as one knows it by heart, from the river in the north-west around. */
export const country: readonly Place[] = [
  [126.55, 37.78],
  [126.95, 38.1],
  [127.35, 38.32],
  [127.85, 38.33],
  [128.36, 38.62],
  [128.62, 38.18],
  [128.95, 37.72],
  [129.28, 37.25],
  [129.42, 36.85],
  [129.4, 36.35],
  [129.58, 36.05],
  [129.46, 35.65],
  [129.35, 35.35],
  [129.1, 35.1],
  [128.75, 35.05],
  [128.65, 34.72],
  [128.35, 34.82],
  [127.95, 34.88],
  [127.75, 34.62],
  [127.45, 34.65],
  [127.25, 34.45],
  [126.95, 34.5],
  [126.72, 34.3],
  [126.5, 34.32],
  [126.15, 34.4],
  [126.35, 34.8],
  [126.3, 35.15],
  [126.45, 35.5],
  [126.5, 35.7],
  [126.72, 35.98],
  [126.5, 36.2],
  [126.52, 36.5],
  [126.1, 36.72],
  [126.3, 37.02],
  [126.65, 37.0],
  [126.82, 37.02],
  [126.68, 37.25],
  [126.6, 37.45],
  [126.38, 37.68],
] as const as readonly Place[]

export const jeju: readonly Place[] = [
  [126.15, 33.32],
  [126.3, 33.5],
  [126.6, 33.57],
  [126.92, 33.52],
  [126.9, 33.38],
  [126.6, 33.22],
  [126.28, 33.2],
] as const as readonly Place[]

export const seoul: readonly Place[] = [
  [126.765, 37.555],
  [126.8, 37.6],
  [126.87, 37.59],
  [126.9, 37.645],
  [126.96, 37.655],
  [127.0, 37.7],
  [127.05, 37.695],
  [127.1, 37.69],
  [127.11, 37.62],
  [127.1, 37.58],
  [127.13, 37.555],
  [127.18, 37.585],
  [127.185, 37.545],
  [127.14, 37.51],
  [127.165, 37.5],
  [127.13, 37.465],
  [127.09, 37.45],
  [127.03, 37.455],
  [127.0, 37.47],
  [126.96, 37.435],
  [126.92, 37.43],
  [126.88, 37.485],
  [126.82, 37.47],
  [126.825, 37.535],
] as const as readonly Place[]

export const hanRiver: readonly Place[] = [
  [126.74, 37.615],
  [126.8, 37.6],
  [126.86, 37.568],
  [126.9, 37.545],
  [126.945, 37.527],
  [126.985, 37.51],
  [127.01, 37.527],
  [127.04, 37.537],
  [127.07, 37.522],
  [127.105, 37.522],
  [127.13, 37.553],
  [127.21, 37.575],
] as const as readonly Place[]
