import { blur, define, type Sheet } from './sheet.ts'

const veil =
  'M1459 566C1446 520 1482 490 1458 440 1436 396 1380 380 1342 340 1290 284 1220 262 1110 262 940 262 820 200 640 178 430 152 250 110 60 70 260 96 440 126 650 150 830 172 950 222 1116 226 1240 230 1312 262 1362 316 1404 362 1462 384 1484 430 1506 482 1470 516 1464 566Z'
const thread =
  'M1460 566C1450 522 1490 486 1470 436 1450 388 1392 368 1354 324 1300 262 1228 240 1114 240 930 238 800 172 620 152 800 166 936 226 1114 230 1236 234 1308 254 1362 316 1400 360 1460 382 1480 432 1500 486 1462 522 1464 566Z'

/** The trail itself: from a wick just blown out at 1461,566 to the left and up, until it is gone at 60,70. */
export function smoke(sheet: Sheet): string {
  // Fades along the trail, not over the box around it, so it is measured in the picture's own units.
  const thinning = define(
    sheet,
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="1461" y1="560" x2="120" y2="60"><stop stop-color="#fff0d6" stop-opacity=".75"/><stop offset=".3" stop-color="#f6e3c4" stop-opacity=".42"/><stop offset="1" stop-color="#f6e3c4" stop-opacity="0"/></linearGradient>`,
  )
  return `<g fill="url(#${thinning})"><path d="${veil}"${blur(sheet, 5)} opacity=".55"/><path d="${thread}"${blur(sheet, 1.4)} opacity=".8"/></g>`
}
