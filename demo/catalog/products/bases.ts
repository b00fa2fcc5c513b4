import type { SeedProduct } from '../product-shape.ts'
import type { Both } from './parts.ts'
import { thing } from './vessel.ts'

const flammable: Both = ['불이 붙기 쉬워요. 마시지 마세요.', 'Flammable. Do not drink.']

/** What an oil is let down with. */
export const bases: SeedProduct[] = [
  thing(1901, 'perfumers-alcohol', {
    name: ['조향용 알코올', 'Perfumer’s Alcohol'],
    summary: [
      '곡물에서 얻은 95% 알코올. 향수와 룸 스프레이의 바탕이에요.',
      'Grain alcohol, 95 per cent: the ground of perfume and sprays.',
    ],
    label: ['조향용 알코올 500 ml', 'Perfumer’s alcohol, 500 ml'],
    title: ['한 달은 재워 주세요', 'Let it sleep a month'],
    story: [
      '섞은 날의 향수는 알코올 냄새가 나요. 어두운 곳에서 한 달이면 둥글어져요.',
      'On the first day it smells of alcohol. A month in the dark makes it round.',
    ],
    into: [4, 32, 79],
    option: ['용량', 'Size'],
    size: ['500 ml, 1 L', '500 ml, 1 L'],
    made: ['변성 에탄올', 'Denatured ethanol'],
    care: flammable,
    packs: [
      ['500 ml', 16_000, 480, 94],
      ['1 L', 28_000, 920, 52],
    ],
    look: ['base-jug', 'cotton'],
    sold: 81,
    days: 580,
  }),
  thing(1902, 'slow-diffuser-base', {
    name: ['느린 디퓨저 베이스', 'Slow Diffuser Base'],
    summary: [
      '알코올이 없어 석 달 넘게 가요. 아이 방에도 좋아요.',
      'No alcohol, so it lasts over three months. Fine for a child’s room.',
    ],
    label: ['디퓨저 베이스 500 ml', 'Diffuser base, 500 ml'],
    title: ['베이스 일곱에 향료 셋', 'Seven parts to three'],
    story: ['첫날은 약하게 느껴져요. 사흘 뒤부터 일정하게 올라와요.', 'Faint on the first day, steady from the third.'],
    into: [4, 32, 76],
    option: ['용량', 'Size'],
    size: ['500 ml, 1 L, 5 L', '500 ml, 1 L, 5 L'],
    made: ['식물성 에스터', 'Plant-based esters'],
    care: ['바닥에 쏟으면 바로 닦아 주세요.', 'Wipe up spills at once.'],
    packs: [
      ['500 ml', 13_500, 540, 120],
      ['1 L', 24_000, 1060, 66],
      ['5 L', 99_000, 5200, 12],
    ],
    look: ['base-jug', 'mugwort'],
    sold: 68,
    days: 240,
  }),
  thing(1903, 'jojoba-carrier', {
    name: ['호호바 오일', 'Jojoba Oil'],
    summary: ['잘 변하지 않는 액체 왁스. 롤온 향수의 바탕이에요.', 'A liquid wax that keeps, for roll-on perfume.'],
    label: ['캐리어 오일 100 ml', 'Carrier oil, 100 ml'],
    title: ['향료는 15%까지', 'Up to fifteen per cent'],
    story: [
      '오일 향수는 알코올보다 조용하지만 살결에 오래 남아요.',
      'Perfume in oil is quieter than in alcohol and stays closer to the skin.',
    ],
    into: [4, 32, 79],
    size: ['100 ml', '100 ml'],
    made: ['호호바씨 오일 100%', 'Jojoba seed oil 100%'],
    origin: ['이스라엘, 소분 대한민국', 'Israel, packed in Korea'],
    care: ['서늘한 곳에 두세요.', 'Keep cool.'],
    packs: [['100 ml', 17_500, 180, 71]],
    look: ['base-jug', 'vanilla'],
    sold: 42,
    days: 390,
  }),
  thing(1904, 'spray-base', {
    name: ['룸 스프레이 베이스', 'Room Spray Base'],
    summary: ['향료를 넣고 흔들기만 하면 돼요. 얼룩이 남지 않아요.', 'Add scent and shake. It leaves no stain.'],
    label: ['스프레이 베이스 500 ml', 'Spray base, 500 ml'],
    title: ['베이스 아홉에 향료 하나', 'Nine parts to one'],
    story: [
      '커튼이나 소파에 뿌려도 자국이 남지 않게 물과 알코올의 비율을 맞췄어요.',
      'Water and alcohol balanced so that curtains and sofas show nothing.',
    ],
    into: [4, 32, 79],
    size: ['500 ml', '500 ml'],
    made: ['에탄올, 정제수, 가용화제', 'Ethanol, water, solubiliser'],
    care: flammable,
    packs: [['500 ml', 12_000, 520, 84]],
    look: ['base-jug', 'eucalyptus'],
    sold: 51,
    days: 310,
  }),
]
