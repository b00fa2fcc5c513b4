// Order matters: nearly every browser also calls itself Chrome or Safari, and the apps call themselves all three.
const browsers: [RegExp, string][] = [
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/NAVER\(/i, 'NAVER'],
  [/Whale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera|OPiOS\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|Chromium\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** Which browser on which system, in names that need no translation; empty if unknown. */
export const readUserAgent = (userAgent: string) => ({
  browser: nameIn(browsers, userAgent),
  system: nameIn(systems, userAgent),
})

const nameIn = (names: [RegExp, string][], userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''

/** Enough of an address to know one's own network again, too little to find a person: 203.0.113.* or 2001:db8:1:*. */
export function shortenIp(ip: string) {
  const mapped = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (mapped.includes('.')) return mapped.replace(/\.\d+$/, '.*')
  const groups = mapped.split('::')[0]?.split(':').filter(Boolean) ?? []
  return mapped === '' ? '' : [...groups.slice(0, 3), '*'].join(':')
}
