/** The way to a place, on a map that most people here have. */
export const mapLink = (name: string, { latitude, longitude }: { latitude: number; longitude: number }) =>
  `https://map.kakao.com/link/to/${encodeURIComponent(name)},${latitude},${longitude}`
