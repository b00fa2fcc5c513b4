import type { Piece, Stage } from '../stage.ts'
import { beeswax } from './beeswax.ts'
import { book } from './book.ts'
import { customBottle, essentialOilSet, fragranceOil, roomSpray } from './bottles.ts'
import { ceramicCandle, glassCandle, pillarCandle, tinCandle } from './candles.ts'
import { candleSnuffer, careTools, wickTrimmer } from './care-tools.ts'
import { classScene } from './class.ts'
import { carDiffuser, reedDiffuser } from './diffusers.ts'
import { diyKit } from './kit.ts'
import { beakers, glassBowl } from './labware.ts'
import { diffuserClass, perfumeryClass } from './lessons.ts'
import { dyeChips, siliconeMould } from './moulds.ts'
import { giftSet, labelSheet } from './packaging.ts'
import { sachet } from './sachet.ts'
import { baseJug, dyeBottles, emptyBottles, essentialOil } from './small-bottles.ts'
import { soyWax } from './soy-wax.ts'
import { sculpturalCandle, taperCandles, tealights } from './standing-candles.ts'
import { pouringTools, wickBundle } from './tools.ts'
import { glassVessel, tinVessel } from './vessels.ts'
import { waxBlock } from './wax-block.ts'
import { wickSpool, woodWicks } from './wicks.ts'
import { pillarMould, scale, thermometer } from './workbench.ts'
import { ceramicVessel, driedFlowers, giftBox, ribbonRolls } from './wrapping.ts'

/** How one kind of product is named, drawn and looked at. */
export type Kind = {
  ko: string
  en: string
  /** Draws around x 500 on the stage's floor, about 400 to 700 wide. */
  draw: (stage: Stage) => Piece[]
  /** Has a flame: its mood view is in the evening. */
  burns?: boolean
  /** Takes the whole table, or hangs above it: never put on a stone. */
  wide?: boolean
  /** How large, and where its floor is, in the main view. */
  size?: number
  stand?: number
  /** The least tilt, for what must be seen from above. */
  tilt?: number
  /** Where the one thing from its scent lies, from the floor's middle; beside the product unless said. */
  accent?: readonly [x: number, y: number]
  /** What the detail view looks at. */
  near?: { x: number; y: number; zoom: number }
}

const near = (x: number, y: number, zoom: number) => ({ near: { x, y, zoom } })

export const kinds = {
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
  'fragrance-oil': {
    ko: '프래그런스 오일',
    en: 'Fragrance oil',
    draw: fragranceOil,
    size: 1.3,
    ...near(500, 740, 1.7),
  },
  'essential-oil-set': {
    accent: [290, 140],
    ko: '에센셜 오일 세트',
    en: 'Essential oil set',
    draw: essentialOilSet,
    stand: 880,
    size: 1.14,
    ...near(440, 880, 1.6),
  },
  'soy-wax': {
    wide: true,
    accent: [-300, 100],
    ko: '소이 왁스',
    en: 'Soy wax flakes',
    draw: soyWax,
    stand: 930,
    size: 1.16,
    ...near(540, 880, 1.6),
  },
  beeswax: {
    wide: true,
    accent: [345, -30],
    ko: '비즈 왁스',
    en: 'Beeswax pellets',
    draw: beeswax,
    stand: 920,
    size: 1.12,
    ...near(480, 860, 1.55),
  },
  'wick-bundle': {
    accent: [255, 100],
    ko: '심지 묶음',
    en: 'Cotton wicks',
    draw: wickBundle,
    size: 1.18,
    ...near(500, 800, 1.6),
  },
  'glass-vessel': {
    accent: [-265, 120],
    ko: '유리 용기',
    en: 'Glass vessels',
    draw: glassVessel,
    stand: 930,
    size: 1.2,
    ...near(500, 830, 1.5),
  },
  'tin-vessel': {
    wide: true,
    accent: [345, 165],
    ko: '틴 용기',
    en: 'Tin vessels',
    draw: tinVessel,
    stand: 900,
    size: 1.12,
    ...near(490, 900, 1.4),
  },
  'silicone-mould': {
    accent: [-265, 150],
    ko: '실리콘 몰드',
    en: 'Silicone mould',
    draw: siliconeMould,
    stand: 830,
    size: 1.16,
    tilt: 0.5,
    ...near(480, 890, 1.5),
  },
  'dye-chips': {
    accent: [372, 70],
    ko: '염료 칩',
    en: 'Dye chips',
    draw: dyeChips,
    stand: 800,
    size: 1.08,
    tilt: 0.6,
    ...near(440, 840, 1.6),
  },
  'pouring-tools': {
    ko: '온도계·포트',
    en: 'Thermometer & pouring pot',
    draw: pouringTools,
    size: 1.1,
    ...near(480, 660, 1.4),
  },
  'diy-kit': {
    accent: [30, 215],
    ko: 'DIY 키트',
    en: 'DIY kit',
    draw: diyKit,
    stand: 900,
    size: 1.08,
    tilt: 0.36,
    ...near(500, 850, 1.4),
  },
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
  book: { wide: true, ko: '책', en: 'Book', draw: book, size: 1.22, ...near(500, 720, 1.35) },
  'class-scene': {
    accent: [190, 165],
    ko: '클래스',
    en: 'Class',
    draw: classScene,
    stand: 960,
    burns: true,
    size: 1,
    tilt: 0.24,
    ...near(440, 840, 1.4),
  },
  'perfumery-class': {
    accent: [190, 175],
    ko: '조향 클래스',
    en: 'Perfumery class',
    draw: perfumeryClass,
    stand: 960,
    size: 1,
    tilt: 0.24,
    ...near(520, 850, 1.4),
  },
  'diffuser-class': {
    accent: [-300, 165],
    ko: '디퓨저 클래스',
    en: 'Diffuser class',
    draw: diffuserClass,
    stand: 960,
    size: 1,
    tilt: 0.24,
    ...near(470, 820, 1.4),
  },
  'glass-bowl': {
    wide: true,
    accent: [-330, 130],
    ko: '유리 볼',
    en: 'Glass bowl',
    draw: glassBowl,
    stand: 900,
    size: 1.2,
    tilt: 0.3,
    ...near(520, 830, 1.4),
  },
  beakers: {
    accent: [-300, 130],
    ko: '비커',
    en: 'Beakers',
    draw: beakers,
    stand: 920,
    size: 1.18,
    ...near(500, 820, 1.45),
  },
  'wick-trimmer': {
    wide: true,
    accent: [330, 170],
    ko: '심지 가위',
    en: 'Wick trimmer',
    draw: wickTrimmer,
    stand: 920,
    size: 1.16,
    ...near(520, 760, 1.4),
  },
  'candle-snuffer': {
    wide: true,
    accent: [330, 170],
    ko: '캔들 소화기',
    en: 'Candle snuffer',
    draw: candleSnuffer,
    stand: 920,
    size: 1.16,
    ...near(500, 760, 1.4),
  },
  'label-sheet': {
    accent: [-350, 215],
    ko: '라벨·패키지',
    en: 'Labels & packaging',
    draw: labelSheet,
    stand: 720,
    size: 1.16,
    tilt: 0.6,
    ...near(430, 900, 1.4),
  },
  'custom-bottle': { ko: '커스텀 보틀', en: 'Custom bottle', draw: customBottle, size: 1.28, ...near(540, 700, 1.6) },
  'essential-oil': { ko: '에센셜 오일', en: 'Essential oil', draw: essentialOil, size: 1.3, ...near(500, 740, 1.7) },
  'wax-block': {
    wide: true,
    accent: [-300, 130],
    ko: '왁스 블록',
    en: 'Wax blocks',
    draw: waxBlock,
    stand: 900,
    size: 1.16,
    tilt: 0.3,
    ...near(500, 860, 1.5),
  },
  'wick-spool': {
    accent: [-290, 110],
    ko: '심지 타래',
    en: 'Wick spool',
    draw: wickSpool,
    size: 1.26,
    ...near(500, 760, 1.5),
  },
  'wood-wicks': {
    accent: [-270, 110],
    ko: '나무 심지',
    en: 'Wooden wicks',
    draw: woodWicks,
    size: 1.2,
    ...near(510, 780, 1.5),
  },
  'ceramic-vessel': {
    accent: [-280, 130],
    ko: '도자기 용기',
    en: 'Ceramic vessels',
    draw: ceramicVessel,
    stand: 930,
    size: 1.2,
    ...near(500, 830, 1.5),
  },
  'empty-bottles': {
    accent: [-280, 130],
    ko: '빈 병',
    en: 'Empty bottles',
    draw: emptyBottles,
    stand: 930,
    size: 1.24,
    ...near(500, 780, 1.5),
  },
  'base-jug': { accent: [-290, 100], ko: '베이스', en: 'Base', draw: baseJug, size: 1.16, ...near(500, 740, 1.5) },
  'pillar-mould': {
    wide: true,
    accent: [90, 190],
    ko: '필라 몰드',
    en: 'Pillar moulds',
    draw: pillarMould,
    stand: 930,
    size: 1.16,
    ...near(500, 800, 1.45),
  },
  thermometer: {
    accent: [-280, 110],
    ko: '온도계',
    en: 'Thermometer',
    draw: thermometer,
    size: 1.14,
    ...near(560, 640, 1.4),
  },
  scale: {
    wide: true,
    accent: [-330, 110],
    ko: '저울',
    en: 'Scale',
    draw: scale,
    stand: 940,
    size: 1.16,
    tilt: 0.26,
    ...near(500, 850, 1.4),
  },
  'care-tools': {
    wide: true,
    accent: [330, 170],
    ko: '캔들 도구',
    en: 'Candle care',
    draw: careTools,
    stand: 920,
    size: 1.16,
    ...near(520, 760, 1.4),
  },
  ribbon: {
    wide: true,
    accent: [-330, 170],
    ko: '리본',
    en: 'Ribbon',
    draw: ribbonRolls,
    stand: 880,
    size: 1.16,
    tilt: 0.34,
    ...near(500, 880, 1.5),
  },
  'gift-box': {
    accent: [-330, 150],
    wide: true,
    ko: '상자',
    en: 'Boxes',
    draw: giftBox,
    stand: 930,
    size: 1.14,
    tilt: 0.24,
    ...near(480, 820, 1.4),
  },
  'dye-bottles': {
    accent: [-330, 140],
    ko: '액체 염료',
    en: 'Liquid dye',
    draw: dyeBottles,
    stand: 940,
    size: 1.22,
    ...near(510, 800, 1.5),
  },
  'dried-flowers': {
    wide: true,
    accent: [-310, 130],
    ko: '말린 꽃',
    en: 'Dried flowers',
    draw: driedFlowers,
    stand: 900,
    size: 1.16,
    tilt: 0.36,
    ...near(500, 850, 1.5),
  },
} as const satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[] // the keys are written above
