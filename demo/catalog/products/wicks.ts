import type { SeedProduct } from '../product-shape.ts'
import { build } from './build.ts'
import { thingDetails } from './material-details.ts'
import type { Both } from './parts.ts'

const trim: Both = ['켜기 전에 5 mm로 잘라 주세요.', 'Trim to 5 mm before lighting.']

/** What stands in the middle of a candle. */
export const wicks: SeedProduct[] = [
  build(1821, 'cherry-wood-wick', {
    name: ['벚나무 심지', 'Cherry Wood Wick'],
    summary: ['타닥타닥 소리가 나요. 벽난로를 작게 켜는 기분이에요.', 'It crackles, like a fireplace in small.'],
    label: ['나무 심지 20개', 'Wooden wicks, 20'],
    title: ['소리도 향의 일부예요', 'Sound is part of it'],
    story: [
      '꺼지면 재를 손끝으로 떼고 다시 켜 주세요. 코코넛왁스와 가장 사이가 좋아요.',
      'If it goes out, pinch off the ash and light again. It gets on best with coconut wax.',
    ],
    into: [4, 34, 71],
    option: ['폭', 'Width'],
    packs: [
      ['10 mm', 9_800, 60, 120],
      ['13 mm', 10_800, 70, 140],
      ['19 mm', 12_500, 85, 46],
      [['10 mm · 6개', '10 mm, six'], 3_600, 20, 80],
      [['13 mm · 6개', '13 mm, six'], 3_900, 22, 90],
      [['19 mm · 6개', '19 mm, six'], 4_400, 26, 60],
    ],
    details: thingDetails({
      amount: ['심지 20개, 받침 20개', '20 wicks, 20 clips'],
      size: ['길이 13 cm', '13 cm long'],
      made: ['벚나무, 강철', 'Cherry wood, steel'],
      care: trim,
    }),
    look: ['wood-wicks', 'cedarwood'],
    sold: 106,
    days: 450,
  }),
  build(1822, 'curved-wood-wick', {
    name: ['휘어진 나무 심지', 'Curved Wood Wick'],
    summary: [
      '반원으로 휜 심지라 불꽃이 작은 파도처럼 서요.',
      'Bent to a half circle; the flame stands like a small wave.',
    ],
    label: ['나무 심지 10개', 'Wooden wicks, 10'],
    title: ['넓은 용기에 알맞아요', 'For wide vessels'],
    story: [
      '지름 9 cm 위로는 곧은 심지 두 개보다 휜 심지 하나가 고르게 녹여요.',
      'Above nine centimeters, one curved wick melts more evenly than two straight ones.',
    ],
    into: [4, 34, 71],
    packs: [['10개', 8_900, 50, 66]],
    details: thingDetails({
      amount: ['심지 10개, 받침 10개', '10 wicks, 10 clips'],
      size: ['길이 13 cm, 폭 20 mm', '13 cm long, 20 mm wide'],
      made: ['단풍나무, 강철', 'Maple, steel'],
      care: trim,
    }),
    look: ['wood-wicks', 'sandalwood'],
    sold: 43,
    days: 57,
  }),
  build(1823, 'cotton-wick-spool', {
    name: ['면 심지 타래', 'Cotton Wick on a Spool'],
    summary: [
      '왁스를 먹이지 않은 면 심지 60미터. 필요한 만큼 잘라 쓰세요.',
      'Sixty meters of unwaxed cotton. Cut what you need.',
    ],
    label: ['심지 60 m', 'Wick, 60 m'],
    title: ['먼저 왁스에 담가요', 'Dip it first'],
    story: [
      '녹인 왁스에 일 분 담갔다가 곧게 펴서 굳히면 심지가 흔들리지 않아요.',
      'A minute in melted wax, then hung straight to set, and it will not wander.',
    ],
    into: [4, 34, 71],
    option: ['굵기', 'Ply'],
    packs: [
      ['24합', 13_500, 240, 74],
      ['36합', 14_500, 300, 58],
      ['48합', 15_500, 360, 4],
    ].map(
      ([name, krw, weight, stock]) =>
        [[`${name}`, `${name}`.replace('합', ' ply')], Number(krw), Number(weight), Number(stock)] as const,
    ),
    details: thingDetails({
      amount: ['한 타래', 'One spool'],
      size: ['60 m', '60 m'],
      made: ['면 100%', 'Cotton 100%'],
      care: trim,
    }),
    look: ['wick-spool', 'cotton'],
    sold: 57,
    days: 390,
  }),
  build(1824, 'hemp-beeswax-wick', {
    name: ['밀랍 먹인 삼 심지', 'Waxed Hemp Wick'],
    summary: [
      '밀랍을 먹인 삼 끈이에요. 심지로도, 불쏘시개로도 써요.',
      'Hemp cord with beeswax on it: a wick, or a taper to light others.',
    ],
    label: ['심지 30 m', 'Wick, 30 m'],
    title: ['담배 연기가 없는 불', 'A cleaner way to light'],
    story: [
      '라이터 대신 이 끈에 불을 옮겨 깊은 용기의 심지를 켜 보세요.',
      'Carry the flame on it to a wick deep in its glass.',
    ],
    into: [4, 34, 71],
    packs: [['30 m', 8_500, 130, 96]],
    details: thingDetails({
      amount: ['한 타래', 'One spool'],
      size: ['30 m, 지름 2 mm', '30 m, 2 mm thick'],
      made: ['삼, 밀랍', 'Hemp, beeswax'],
      care: trim,
    }),
    look: ['wick-spool', 'vanilla'],
    sold: 34,
    days: 210,
  }),
  build(1825, 'eco-wick-set', {
    name: ['시험용 심지 모음', 'Wick Test Set'],
    summary: [
      '열두 굵기를 다섯 개씩, 또는 한 굵기를 여섯 개. 내 용기에 맞는 불을 찾아요.',
      'Twelve gauges, five of each, or six of one, to find the flame for your vessel.',
    ],
    label: ['심지 60개', 'Wicks, 60'],
    title: ['한 시간에 1 cm씩', 'A centimeter an hour'],
    story: [
      '불을 켜고 한 시간마다 녹은 지름을 재 보세요. 세 시간 뒤 벽에 닿으면 맞는 심지예요.',
      'Measure the pool each hour. If it reaches the wall after three, you have your wick.',
    ],
    into: [4, 34, 71],
    option: ['구성', 'Set'],
    packs: [
      [['열두 굵기 60개', 'Twelve gauges, 60'], 12_000, 120, 88],
      ...[4, 6, 8, 10, 12, 14, 16].map(
        (gauge) => [[`에코 ${gauge} · 6개`, `Eco ${gauge}, six`], 1_800 + gauge * 50, 14, 140 - gauge * 4] as const,
      ),
    ],
    details: thingDetails({
      amount: ['12종 5개씩과 기록표, 또는 한 굵기 6개', 'Five each of twelve with a chart, or six of one gauge'],
      size: ['길이 15 cm', '15 cm long'],
      made: ['면, 종이심, 강철', 'Cotton, paper core, steel'],
      care: trim,
    }),
    look: ['wick-bundle', 'bergamot'],
    sold: 62,
    days: 330,
  }),
  build(1826, 'tealight-wicks', {
    name: ['티라이트 심지', 'Tealight Wicks'],
    summary: [
      '받침이 달린 짧은 심지 100개. 알루미늄 컵에 쏙 들어가요.',
      'A hundred short wicks on their feet, made for aluminum cups.',
    ],
    label: ['심지 100개', 'Wicks, 100'],
    title: ['네 시간 불', 'Four hours of light'],
    story: [
      '왁스를 먹여 두어 바로 세우면 돼요. 아이들과 만들 때 가장 쉬운 심지예요.',
      'Ready waxed: just stand them up. The easiest wick for small hands.',
    ],
    into: [4, 34, 71],
    packs: [['100개', 5_900, 90, 230]],
    details: thingDetails({
      amount: ['심지 100개', '100 wicks'],
      size: ['길이 2.5 cm', '2.5 cm long'],
      made: ['면, 강철', 'Cotton, steel'],
      care: trim,
    }),
    look: ['wick-bundle', 'lavender'],
    sold: 71,
    days: 520,
  }),
  build(1827, 'rattan-reeds', {
    name: ['등나무 리드', 'Rattan Reeds'],
    summary: ['속이 빈 등나무 스무 개. 향을 빨아올리는 길이에요.', 'Twenty hollow reeds: the road the scent climbs.'],
    label: ['디퓨저 리드 20개', 'Diffuser reeds, 20'],
    title: ['많을수록 빨라요', 'More reeds, faster'],
    story: [
      '작은 방은 네 개, 거실은 여덟 개가 알맞아요. 뒤집으면 향이 세지고 빨리 줄어요.',
      'Four for a small room, eight for a large one. Turned over, it grows stronger and runs out sooner.',
    ],
    into: [4, 33, 70],
    option: ['색', 'Color'],
    packs: [
      [['나무색', 'Natural'], 4_500, 40, 190],
      [['검정', 'Black'], 4_900, 40, 120],
    ],
    details: thingDetails({
      amount: ['리드 20개', '20 reeds'],
      size: ['25 cm, 지름 3 mm', '25 cm, 3 mm thick'],
      made: ['등나무', 'Rattan'],
      origin: ['인도네시아', 'Indonesia'],
      care: ['두 달에 한 번 새것으로 갈아 주세요.', 'Change every two months.'],
    }),
    look: ['reed-diffuser', 'vetiver'],
    sold: 94,
    days: 610,
  }),
  build(1828, 'fibre-reeds', {
    name: ['섬유 스틱 리드', 'Fiber Reeds'],
    summary: [
      '먼지에 잘 막히지 않는 섬유 스틱. 물 베이스에도 잘 올라와요.',
      'Fiber that dust does not block, good with water bases too.',
    ],
    label: ['디퓨저 리드 30개', 'Diffuser reeds, 30'],
    title: ['굵기가 일정해요', 'Every one alike'],
    story: [
      '등나무처럼 제각각이 아니라 줄어드는 속도를 계산하기 좋아요. 판매용 디퓨저에 권해요.',
      'Unlike rattan they are all the same, so you can calculate the months. For diffusers you mean to sell.',
    ],
    into: [4, 33, 70],
    packs: [['30개', 6_500, 60, 140]],
    details: thingDetails({
      amount: ['리드 30개', '30 reeds'],
      size: ['22 cm, 지름 3.5 mm', '22 cm, 3.5 mm thick'],
      made: ['폴리에스터 섬유', 'Polyester fiber'],
      care: ['쓴 뒤에는 일반 쓰레기로 버려 주세요.', 'Dispose of with household waste.'],
    }),
    look: ['reed-diffuser', 'cotton'],
    sold: 48,
    days: 280,
  }),
]
