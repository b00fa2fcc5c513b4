import { customBottle, roomSpray } from './bottles.ts'
import { ceramicCandle, glassCandle, pillarCandle, tinCandle } from './candles.ts'
import { carDiffuser, reedDiffuser } from './diffusers.ts'
import { type Kind, near } from './kind.ts'
import { giftSet } from './packaging.ts'
import { sachet } from './sachet.ts'
import { sculpturalCandle, taperCandles, tealights } from './standing-candles.ts'

/** What is bought ready to use: candles, diffusers, sachets, gifts. */
export const finished = {
  'glass-candle': {
    ko: '글라스 캔들',
    en: 'Glass candle',
    draw: glassCandle,
    burns: true,
    size: 1.34,
    ...near(500, 730, 1.75),
  },
  'ceramic-candle': {
    ko: '도자기 캔들',
    en: 'Ceramic candle',
    draw: ceramicCandle,
    stand: 930,
    burns: true,
    size: 1.36,
    ...near(500, 740, 1.75),
  },
  'tin-candle': {
    wide: true,
    accent: [-285, 105],
    ko: '틴 캔들',
    en: 'Tin candle',
    draw: tinCandle,
    stand: 890,
    burns: true,
    size: 1.24,
    ...near(510, 850, 1.55),
  },
  'pillar-candle': {
    accent: [270, 120],
    ko: '필라 캔들',
    en: 'Pillar candles',
    draw: pillarCandle,
    burns: true,
    size: 1.22,
    ...near(470, 640, 1.5),
  },
  'taper-candles': {
    ko: '테이퍼 캔들',
    en: 'Taper candles',
    draw: taperCandles,
    burns: true,
    size: 1.02,
    ...near(500, 470, 1.3),
  },
  tealights: {
    accent: [330, 150],
    ko: '티라이트',
    en: 'Tealights',
    draw: tealights,
    stand: 790,
    burns: true,
    size: 1.16,
    tilt: 0.34,
    ...near(470, 950, 1.6),
  },
  'sculptural-candle': {
    accent: [-260, 108],
    ko: '오브제 캔들',
    en: 'Sculptural candle',
    draw: sculpturalCandle,
    burns: true,
    size: 1.22,
    ...near(500, 700, 1.5),
  },
  'reed-diffuser': { ko: '리드 디퓨저', en: 'Reed diffuser', draw: reedDiffuser, size: 1.16, ...near(500, 700, 1.75) },
  'room-spray': {
    accent: [-300, 70],
    ko: '룸 스프레이',
    en: 'Room spray',
    draw: roomSpray,
    size: 1.22,
    ...near(470, 650, 1.5),
  },
  'car-diffuser': {
    ko: '차량용 디퓨저',
    en: 'Car diffuser',
    draw: carDiffuser,
    wide: true,
    size: 1.5,
    ...near(500, 690, 1.9),
  },
  sachet: { ko: '사쉐', en: 'Sachet', draw: sachet, size: 1.25, ...near(500, 740, 1.6) },
  'gift-set': {
    wide: true,
    accent: [300, 120],
    ko: '선물 세트',
    en: 'Gift set',
    draw: giftSet,
    stand: 920,
    size: 1.14,
    tilt: 0.24,
    ...near(460, 850, 1.45),
  },
  'custom-bottle': { ko: '커스텀 보틀', en: 'Custom bottle', draw: customBottle, size: 1.28, ...near(540, 700, 1.6) },
} as const satisfies Record<string, Kind>
