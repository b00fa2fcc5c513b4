import type { PictureScent } from '../picture.ts'
import type { SeedProduct } from '../product-shape.ts'
import { build } from './build.ts'
import { kitDetails } from './details.ts'
import type { Both } from './parts.ts'

type Kit = {
  name: Both
  summary: Both
  title: Both
  story: Both
  makes: Both
  contents: Both
  category: number
  krw: number
  weight_g: number
  /** Pieces of the shop's own shelves, by their sku. */
  parts: [sku: string, quantity: number][]
  look: PictureScent
  sold: number
  days: number
  /** Where it is not the hot wax that one has to mind. */
  care?: Both
}

const hotWax: Both = [
  '녹은 왁스는 뜨거워요. 어린이는 어른과 함께 만들어 주세요.',
  'Melted wax is hot. Children need an adult.',
]

const nearFlame: Both = ['불 가까이에서 섞지 마세요.', 'Do not mix near a flame.']
const onSkin: Both = [
  '피부가 민감하면 팔 안쪽에 먼저 시험해 보세요.',
  'Test inside the arm first if your skin is sensitive.',
]
const rolled: Both = [
  '불을 켠 채 자리를 비우지 마세요. 받침 위에서 켜 주세요.',
  'Burn on a plate, and never leave it alone.',
]

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** A box of what can also be bought apart: it is there as long as all its parts are. */
const kit = (id: number, slug: string, of: Kit): SeedProduct =>
  build(
    id,
    slug,
    {
      ...of,
      label: [`DIY 키트 · ${of.makes[0]}`, `DIY kit, makes ${of.makes[1]}`],
      into: [5, of.category],
      packs: [['1', of.krw, of.weight_g, 0]],
      details: kitDetails({
        makes: [of.makes[0], sentence(of.makes[1])],
        contents: of.contents,
        report: `FB25-08-${id}`,
        care: of.care ?? hotWax,
      }),
      parts: of.parts.map(([sku, quantity]) => ({ sku, quantity })),
      look: ['diy-kit', of.look],
    },
    'kit',
  )

export const moreKits: SeedProduct[] = [
  kit(1421, 'four-glass-candle-kit', {
    name: ['유리 캔들 네 개 키트', 'Four Glasses Kit'],
    summary: ['친구 셋을 부르세요. 한 사람에 하나씩 가져가요.', 'Ask three friends over. One each to take home.'],
    title: ['두 시간, 네 사람', 'Two hours, four people'],
    story: [
      '왁스를 녹이는 동안 향을 고르고, 굳는 동안 밥을 먹어요. 설명서는 네 장이에요.',
      'Choose scents while the wax melts, eat while it sets. There are four instruction sheets.',
    ],
    makes: ['캔들 4개', 'four candles'],
    contents: ['소이왁스 1 kg, 유리 4개, 심지, 오일 30 ml', 'Soy wax 1 kg, four glasses, wicks, 30 ml oil'],
    category: 36,
    krw: 56_000,
    weight_g: 2600,
    parts: [
      ['GD-1801-1', 1],
      ['MT-1311-CL', 1],
      ['MT-1310-M', 1],
      ['GD-1341-2', 1],
    ],
    look: 'fig',
    sold: 92,
    days: 280,
  }),
  kit(1422, 'wood-wick-kit', {
    name: ['장작 소리 키트', 'Crackling Wick Kit'],
    summary: [
      '나무 심지와 연기 향. 벽난로 없는 집의 저녁이에요.',
      'A wooden wick and smoke, for homes without a hearth.',
    ],
    title: ['소리가 날 때까지', 'Until it crackles'],
    story: [
      '코코넛 블렌드에 벚나무 심지를 세워요. 첫 불은 두 시간 켜 두어야 소리가 자리 잡아요.',
      'Cherry wicks in coconut blend. Burn it for two hours the first time and the sound settles.',
    ],
    makes: ['캔들 4개', 'four candles'],
    contents: [
      '코코넛 소이 1 kg, 서리 유리 4개, 벚나무 심지, 장작 연기 오일',
      'Coconut soy 1 kg, frosted tumblers, cherry wicks, smoke oil',
    ],
    category: 36,
    krw: 68_000,
    weight_g: 2700,
    parts: [
      ['MT-1303-1', 1],
      ['GD-1833', 1],
      ['GD-1821-2', 1],
      ['MT-1305-30', 1],
    ],
    look: 'cedarwood',
    sold: 74,
    days: 49,
  }),
  kit(1423, 'bubble-candle-kit', {
    name: ['방울 캔들 키트', 'Bubble Candle Kit'],
    summary: ['동글동글한 오브제 초를 여섯 개 만들어요.', 'Six of those round ones.'],
    title: ['몰드는 계속 써요', 'The mold is yours'],
    story: [
      '파스텔 칩을 반씩 부러뜨려 층을 내 보세요. 필라 왁스라 혼자 서요.',
      'Break the pastel chips in half and pour in layers. Pillar wax stands by itself.',
    ],
    makes: ['오브제 캔들 6개', 'six sculptural candles'],
    contents: [
      '필라 소이왁스 1 kg, 방울 몰드, 파스텔 칩, 심지',
      'Pillar soy wax 1 kg, bubble mold, pastel chips, wicks',
    ],
    category: 36,
    krw: 46_000,
    weight_g: 1500,
    parts: [
      ['GD-1802-1', 1],
      ['GD-1871', 1],
      ['GD-1883', 1],
      ['MT-1310-S', 1],
    ],
    look: 'plum',
    sold: 88,
    days: 310,
  }),
  kit(1424, 'rolled-beeswax-kit', {
    name: ['돌돌 마는 밀랍 키트', 'Rolled Beeswax Kit'],
    summary: ['불을 쓰지 않아요. 여섯 살부터 만들 수 있어요.', 'No flame at all. From six years up.'],
    title: ['말기만 하면 초', 'Roll, and it is a candle'],
    story: [
      '벌집 무늬 밀랍을 드라이어로 데우고 심지를 넣어 말아요. 삼십 분이면 여섯 자루예요.',
      'Warm the honeycomb sheet, lay the wick, roll. Half an hour makes six.',
    ],
    makes: ['긴 초 6자루', 'six tapers'],
    contents: ['벌집 밀랍 500 g, 삼 심지 30 m', 'Honeycomb beeswax 500 g, hemp wick 30 m'],
    category: 87,
    krw: 34_000,
    weight_g: 700,
    parts: [
      ['GD-1805-2', 1],
      ['GD-1824', 1],
    ],
    look: 'jasmine',
    care: rolled,
    sold: 67,
    days: 230,
  }),
  kit(1425, 'tealight-party-kit', {
    name: ['티라이트 오십 개 키트', 'Fifty Tealights Kit'],
    summary: ['반 아이들 모두가 두 개씩. 학급 활동에 좋아요.', 'Two for each child in class.'],
    title: ['붓는 건 어른이', 'Grown-ups pour'],
    story: [
      '아이들은 색과 향을 고르고 심지를 세워요. 왁스는 60도까지 식혀 부어 주세요.',
      'Children choose and set wicks; let the wax cool to 60 °C before pouring.',
    ],
    makes: ['티라이트 50개', 'fifty tealights'],
    contents: ['소이왁스 1 kg, 티라이트 컵 50개, 심지 100개, 염료', 'Soy wax 1 kg, fifty cups, wicks, dye'],
    category: 87,
    krw: 36_000,
    weight_g: 1500,
    parts: [
      ['GD-1801-1', 1],
      ['GD-1843', 1],
      ['GD-1826', 1],
      ['GD-1881', 1],
    ],
    look: 'green-apple',
    sold: 53,
    days: 360,
  }),
  kit(1426, 'slow-diffuser-kit', {
    name: ['느린 디퓨저 키트', 'Slow Diffuser Kit'],
    summary: ['알코올 없이 석 달. 네모 병 두 개를 채워요.', 'Three months, no alcohol, two square bottles.'],
    title: ['사흘을 재워요', 'Three days’ rest'],
    story: [
      '베이스 일곱에 향료 셋. 섞은 뒤 사흘은 리드를 꽂지 말고 기다려 주세요.',
      'Seven parts base to three of scent. Wait three days before the reeds go in.',
    ],
    makes: ['디퓨저 200 ml 2병', 'two 200 ml diffusers'],
    contents: [
      '느린 베이스 500 ml, 네모 병 2개, 섬유 리드, 오일 100 ml',
      'Slow base 500 ml, two bottles, fiber reeds, 100 ml oil',
    ],
    category: 37,
    krw: 72_000,
    weight_g: 1700,
    parts: [
      ['GD-1902-1', 1],
      ['GD-1845', 1],
      ['GD-1828', 1],
      ['GD-1356-3', 1],
    ],
    look: 'cotton',
    care: nearFlame,
    sold: 61,
    days: 190,
  }),
  kit(1427, 'room-spray-kit', {
    name: ['룸 스프레이 두 병 키트', 'Two Room Sprays Kit'],
    summary: ['흔들면 끝나요. 오늘 만들어 오늘 뿌려요.', 'Shake and done. Made today, used today.'],
    title: ['베이스 아홉, 향료 하나', 'Nine to one'],
    story: ['시트러스와 풀 향이 하나씩 들어 있어요. 섞어도 좋아요.', 'One citrus, one green. Mix them if you like.'],
    makes: ['룸 스프레이 100 ml 2병', 'two 100 ml sprays'],
    contents: ['스프레이 베이스 500 ml, 병 2개, 오일 10 ml 2병', 'Spray base 500 ml, two bottles, two 10 ml oils'],
    category: 37,
    krw: 32_000,
    weight_g: 1100,
    parts: [
      ['GD-1904', 1],
      ['GD-1849-1', 1],
      ['GD-1323-1', 1],
      ['GD-1326-1', 1],
    ],
    look: 'bergamot',
    care: nearFlame,
    sold: 58,
    days: 140,
  }),
  kit(1428, 'perfume-organ-kit', {
    name: ['작은 조향대 키트', 'Small Perfume Organ'],
    summary: [
      '오일 네 병과 정밀 저울. 향수를 진지하게 시작하는 상자예요.',
      'Four oils and a fine scale: a serious beginning.',
    ],
    title: ['공책부터 펴요', 'Open the notebook first'],
    story: [
      '한 번에 하나만 바꾸고 그때마다 적어요. 열 번째 배합이 첫 향수가 될 거예요.',
      'Change one thing at a time and write it down. The tenth blend will be the first perfume.',
    ],
    makes: ['향수 30 ml 여러 병', 'several 30 ml perfumes'],
    contents: [
      '알코올 500 ml, 스프레이 병 5개, 오일 4종, 0.01 g 저울',
      'Alcohol 500 ml, five atomizers, four oils, 0.01 g scale',
    ],
    category: 38,
    krw: 128_000,
    weight_g: 1800,
    parts: [
      ['GD-1901-1', 1],
      ['GD-1846-2', 1],
      ['GD-1856', 1],
      ['GD-1375-1', 1],
      ['GD-1378-1', 1],
      ['GD-1383-1', 1],
      ['GD-1381-1', 1],
    ],
    look: 'sandalwood',
    care: onSkin,
    sold: 22,
    days: 100,
  }),
  kit(1429, 'roll-on-kit', {
    name: ['롤온 향수 키트', 'Roll-On Perfume Kit'],
    summary: ['호호바 오일에 세 방울씩. 열 병을 채워요.', 'Three drops at a time into jojoba. Ten vials.'],
    title: ['결혼식 답례로', 'As a wedding favour'],
    story: [
      '열 병을 나눠 주려고 사는 분이 많아요. 라벨 서른 장이 함께 가요.',
      'Many make ten to give away. Thirty labels come along.',
    ],
    makes: ['롤온 10 ml 10병', 'ten 10 ml roll-ons'],
    contents: [
      '호호바 100 ml, 롤온 10개, 라벤더·오렌지, 솜종이 라벨',
      'Jojoba 100 ml, ten vials, lavender and orange, labels',
    ],
    category: 38,
    krw: 49_000,
    weight_g: 700,
    parts: [
      ['GD-1903', 1],
      ['GD-1847', 1],
      ['GD-1371-1', 1],
      ['GD-1374-1', 1],
      ['GD-1892', 1],
    ],
    look: 'neroli',
    care: onSkin,
    sold: 39,
    days: 260,
  }),
  kit(1430, 'wax-tablet-kit', {
    name: ['왁스 태블릿 키트', 'Wax Tablet Kit'],
    summary: [
      '말린 꽃을 올려 옷장에 거는 밀랍 여덟 장.',
      'Eight beeswax tablets with dried flowers, to hang in a wardrobe.',
    ],
    title: ['불을 붙이지 않아요', 'Not for burning'],
    story: [
      '밀랍이라 여름에도 모양이 그대로예요. 꽃은 굳기 직전에 올려 주세요.',
      'Beeswax keeps its shape in summer. Flowers go on just before it sets.',
    ],
    makes: ['태블릿 8장', 'eight tablets'],
    contents: [
      '백밀랍 200 g, 태블릿 몰드, 말린 장미, 리넨 리본',
      'White beeswax 200 g, mold, rose petals, linen ribbon',
    ],
    category: 87,
    krw: 38_000,
    weight_g: 600,
    parts: [
      ['GD-1804-1', 2],
      ['GD-1878', 1],
      ['GD-1894', 1],
      ['GD-1886-1', 1],
    ],
    look: 'camellia',
    sold: 64,
    days: 33,
  }),
]
