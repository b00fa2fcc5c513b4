type Destination = { name: string; lat: number; lng: number }

/** Directions on the map Koreans use, or on the one foreign visitors know. */
export function directionsTo({ name, lat, lng }: Destination, locale: string) {
  if (locale === 'en') return `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`
  return `https://map.kakao.com/link/to/${encodeURIComponent(name)},${lat},${lng}`
}
