import type { PictureKind, PictureScent } from '../picture.ts'
import type { SeedProduct } from '../product-shape.ts'
import { build } from './build.ts'
import { classDetails } from './details.ts'
import type { Both } from './parts.ts'

type Course = {
  name: Both
  summary: Both
  label: Both
  title: Both
  story: Both
  category: number
  krw: number
  length: Both
  place: Both
  teacher: Both
  materials: Both
  seats: number
  left: number
  weight_g: number
  look: PictureScent
  sold: number
  days: number
}

/** What lies on the table: perfume and diffusers are learnt without a candle. */
const scenes: Record<number, PictureKind> = { 39: 'perfumery-class', 41: 'diffuser-class' }

/** The stock of a class is the number of seats left in all its coming sessions. */
const course = (id: number, slug: string, of: Course): SeedProduct =>
  build(
    id,
    slug,
    {
      ...of,
      into: [7, of.category],
      packs: [['1', of.krw, of.weight_g, of.left]],
      details: classDetails(of),
      look: [scenes[of.category] ?? 'class-scene', of.look],
    },
    'class',
  )

const seongsu: Both = ['성수 스튜디오', 'Seongsu studio']
const mangwon: Both = ['망원 스튜디오', 'Mangwon studio']

export const moreClasses: SeedProduct[] = [
  course(1621, 'candle-maker-certificate', {
    name: ['캔들 제작 자격 과정', 'Candle Maker’s Certificate'],
    summary: [
      '열두 주 동안 다섯 가지 왁스를 다루고 시험을 마친 초 네 가지를 완성해요.',
      'Twelve weeks, five waxes, four tested candles.',
    ],
    label: ['클래스 · 12주', 'Class, 12 weeks'],
    title: ['시험은 켜 보는 것', 'The exam is a burn test'],
    story: [
      '마지막 날 서로의 캔들을 네 시간 켜고 적어요. 합격하면 번호가 있는 수료증을 드려요.',
      'On the last day we burn each other’s candles for four hours and take notes. Everyone who passes receives a numbered certificate.',
    ],
    category: 91,
    krw: 980_000,
    length: ['12주, 매주 세 시간', 'Twelve weeks, three hours a week'],
    place: seongsu,
    teacher: ['캔들 강사', 'Candle teacher'],
    materials: ['재료와 교재 포함', 'Materials and book included'],
    seats: 10,
    left: 7,
    weight_g: 1200,
    look: 'citrus',
    sold: 9,
    days: 150,
  }),
  course(1622, 'perfumery-accords', {
    name: ['조향 중급, 화음 만들기', 'Perfumery II: Building Accords'],
    summary: [
      '삼 주 동안 여섯 번 만나 장미, 시프레, 앰버, 머스크의 화음을 만들어요.',
      'Six lessons in three weeks: accords of rose, chypre, amber and musk.',
    ],
    label: ['클래스 · 6회', 'Class, 6 lessons'],
    title: ['세 가지로 장미를', 'A rose from three'],
    story: [
      '장미를 한 방울도 쓰지 않고 장미를 지어요. 기초 과정을 마친 분만 신청할 수 있어요.',
      'You build a rose without a drop of rose. For those who have done the first course.',
    ],
    category: 39,
    krw: 540_000,
    length: ['3주 동안 여섯 번, 두 시간 반씩', 'Six lessons of two and a half hours in three weeks'],
    place: seongsu,
    teacher: ['조향 강사', 'Perfumery teacher'],
    materials: ['향료 36종', '36 materials'],
    seats: 8,
    left: 5,
    weight_g: 600,
    look: 'jasmine',
    sold: 11,
    days: 90,
  }),
  course(1623, 'parent-and-child-tealights', {
    name: ['아이와 만드는 티라이트', 'Tealights for Two'],
    summary: [
      '어른 하나, 아이 하나. 두 시간에 열두 개를 만들어요.',
      'One adult, one child, twelve tealights in two hours.',
    ],
    label: ['클래스 · 하루', 'Class, one session'],
    title: ['색은 아이가 골라요', 'The child picks the colors'],
    story: [
      '왁스는 60도까지 식혀서 부어요. 앞치마와 간식을 준비해 둘게요.',
      'We pour at a safe 60 °C. Aprons and a snack are ready.',
    ],
    category: 40,
    krw: 68_000,
    length: ['하루, 두 시간', 'One session of two hours'],
    place: mangwon,
    teacher: ['캔들 강사', 'Candle teacher'],
    materials: ['모두 포함', 'All included'],
    seats: 6,
    left: 8,
    weight_g: 0,
    look: 'green-apple',
    sold: 34,
    days: 45,
  }),
  course(1624, 'hanji-diffuser-day', {
    name: ['한지 디퓨저 하루', 'A Day of Paper and Scent'],
    summary: [
      '한지로 꽃을 접고 향을 먹여요. 리드 대신 꽃이 향을 올려요.',
      'Fold flowers of hanji and let them drink. The flower is the reed.',
    ],
    label: ['클래스 · 하루', 'Class, one session'],
    title: ['종이가 숨을 쉬어요', 'Paper breathes'],
    story: [
      '전주에서 뜬 한지를 써요. 세 송이를 접어 100 ml 병에 꽂아 가요.',
      'Paper made in Jeonju. Three flowers and a 100 ml bottle go home with you.',
    ],
    category: 41,
    krw: 74_000,
    length: ['하루, 세 시간', 'One session of three hours'],
    place: ['전주 스튜디오', 'Jeonju studio'],
    teacher: ['디퓨저 강사', 'Diffuser teacher'],
    materials: ['모두 포함', 'All included'],
    seats: 8,
    left: 10,
    weight_g: 0,
    look: 'cotton',
    sold: 19,
    days: 28,
  }),
]
