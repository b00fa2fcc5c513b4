/** What Korean networks can carry: Latin, Hangul, and the signs of their old table. */
const carried = new Set<string>()
const decoder = new TextDecoder('euc-kr')
for (let lead = 0x81; lead <= 0xfe; lead += 1)
  for (let trail = 0x41; trail <= 0xfe; trail += 1) {
    const sign = decoder.decode(Uint8Array.of(lead, trail))
    if (!sign.includes('\uFFFD') && [...sign].length === 1) carried.add(sign)
  }

const isAscii = (sign: string) => sign.charCodeAt(0) < 128

/** As networks count: one byte for ASCII, two for the rest. */
export const textBytes = (text: string) => [...text].reduce((bytes, sign) => bytes + (isAscii(sign) ? 1 : 2), 0)

/** Signs that would arrive as a question mark. */
export const lostSigns = (text: string) => [...new Set(text)].filter((sign) => !isAscii(sign) && !carried.has(sign))

/** The same text in signs that arrive: the won sign as its wide twin, what has no twin left out. */
export const carriedText = (text: string) =>
  [...text.replaceAll('₩', '￦')].filter((sign) => isAscii(sign) || carried.has(sign)).join('')
