import type { PictureScent } from '../picture.ts'
import type { SeedProduct } from '../product-shape.ts'
import { build } from './build.ts'
import { bookDetails } from './details.ts'
import type { Both } from './parts.ts'

type Volume = {
  name: Both
  summary: Both
  title: Both
  story: Both
  category: number
  krw: number
  pages: number
  author: Both
  published: Both
  contents: Both
  stock: number
  look: PictureScent
  sold: number
  days: number
  sale?: { krw: number }
}

const volume = (id: number, slug: string, of: Volume): SeedProduct =>
  build(
    id,
    slug,
    {
      ...of,
      label: [`책 · ${of.pages}쪽`, `Book, ${of.pages} pages`],
      into: [6, of.category],
      packs: [['1', of.krw, 200 + of.pages, of.stock]],
      details: bookDetails({ ...of, size: '135 × 205 mm' }),
      look: ['book', of.look],
    },
    'book',
  )

export const moreBooks: SeedProduct[] = [
  volume(1521, 'wick-and-flame', {
    name: ['심지와 불꽃', 'Wick and Flame'],
    summary: [
      '심지 하나를 바꾸면 캔들이 달라져요. 삼백 번 켜 본 기록이에요.',
      'Change the wick and the candle changes. Notes from three hundred lightings.',
    ],
    title: ['표가 절반이에요', 'Half of it is tables'],
    story: [
      '왁스 여섯, 용기 다섯, 심지 열. 모두 켜 보고 녹은 지름을 쟀어요. 펼쳐 두고 쓰는 책이에요.',
      'Six waxes, five vessels, ten wicks, all lit and measured. A book to leave open on the bench.',
    ],
    category: 88,
    krw: 24_000,
    pages: 208,
    author: ['문지호', 'Moon Jiho'],
    published: ['2025년 9월', 'September 2025'],
    contents: ['심지 · 용기 · 왁스 · 그을음 · 표', 'Wicks, vessels, wax, soot, tables'],
    stock: 96,
    look: 'citrus',
    sold: 72,
    days: 60,
  }),
  volume(1522, 'blending-by-weight', {
    name: ['무게로 섞는 향', 'Blending by Weight'],
    summary: [
      '방울 대신 그램으로. 첫 향수까지 서른 가지 배합.',
      'Grams instead of drops: thirty blends to a first perfume.',
    ],
    title: ['저울이 선생님이에요', 'The scale is the teacher'],
    story: [
      '모든 배합을 10 g으로 맞췄어요. 재료는 스물네 가지면 충분해요.',
      'Every formula makes ten grams, from twenty-four materials.',
    ],
    category: 88,
    krw: 28_000,
    pages: 256,
    author: ['오재민', 'Oh Jaemin'],
    published: ['2024년 11월', 'November 2024'],
    contents: ['저울 · 시트러스 · 꽃 · 나무 · 화음', 'The scale, citrus, flowers, wood, accords'],
    stock: 120,
    look: 'rose',
    sold: 94,
    days: 330,
  }),
  volume(1523, 'selling-candles', {
    name: ['캔들을 팔기 전에', 'Before You Sell a Candle'],
    summary: [
      '신고, 라벨, 보험, 값. 아무도 알려 주지 않던 것들이에요.',
      'Reporting, labels, insurance, price: what nobody told you.',
    ],
    title: ['안전확인 신고부터', 'Begin with the report'],
    story: [
      '생활화학제품 신고를 처음부터 끝까지 따라 해요. 서식은 문서실에서 내려받을 수 있어요.',
      'The safety report, step by step. Forms are in our document room.',
    ],
    category: 88,
    krw: 21_000,
    pages: 176,
    author: ['한서연', 'Han Seoyeon'],
    published: ['2025년 5월', 'May 2025'],
    contents: ['신고 · 라벨 · 값 · 사진 · 배송', 'Reporting, labels, price, photographs, delivery'],
    stock: 74,
    look: 'fig',
    sold: 57,
    days: 200,
  }),
  volume(1524, 'natural-dye-kitchen', {
    name: ['부엌에서 물들이기', 'Color from the Kitchen'],
    summary: [
      '양파 껍질, 치자, 쑥. 왁스와 천에 색을 들여요.',
      'Onion skin, gardenia, mugwort: color for wax and cloth.',
    ],
    title: ['바래는 것도 색이에요', 'Fading is a color too'],
    story: [
      '자연 염료는 빛에 약해요. 그 변화를 달마다 사진으로 실었어요.',
      'Natural dye fears light. The changes are pictured month by month.',
    ],
    category: 88,
    krw: 19_500,
    pages: 152,
    author: ['정라온', 'Jung Raon'],
    published: ['2024년 6월', 'June 2024'],
    contents: ['노랑 · 초록 · 갈색 · 분홍', 'Yellow, green, brown, pink'],
    stock: 0,
    look: 'mugwort',
    sold: 31,
    days: 410,
  }),
  volume(1525, 'smell-of-seoul', {
    name: ['서울의 냄새', 'The Smell of Seoul'],
    summary: ['지하철 2호선을 따라 맡은 마흔세 정거장이에요.', 'Forty-three stations of Line 2, by nose.'],
    title: ['을지로의 쇠, 성수의 가죽', 'Steel in Euljiro, leather in Seongsu'],
    story: [
      '내려서 오 분씩만 걸었어요. 지도에는 냄새의 경계가 그려져 있어요.',
      'Five minutes on foot at every stop. The map shows where one smell ends.',
    ],
    category: 89,
    krw: 20_000,
    pages: 224,
    author: ['윤해인', 'Yoon Haein'],
    published: ['2025년 10월', 'October 2025'],
    contents: ['시청 · 을지로 · 성수 · 잠실 · 신도림', 'City Hall, Euljiro, Seongsu, Jamsil, Sindorim'],
    stock: 132,
    look: 'sea-salt',
    sold: 108,
    days: 20,
  }),
  volume(1526, 'grandmothers-scents', {
    name: ['할머니의 향낭', 'My Grandmother’s Sachet'],
    summary: [
      '사향, 정향, 말린 귤껍질. 옛사람들이 몸에 지닌 향 이야기.',
      'Musk, clove, dried peel: what people once wore.',
    ],
    title: ['박물관에서 맡은 것', 'Smelled in a museum'],
    story: [
      '유물에 남은 향을 분석한 연구자와 함께 썼어요. 향낭 본이 책 뒤에 있어요.',
      'Written with a researcher who analysed what was left. A sachet pattern is at the back.',
    ],
    category: 89,
    krw: 23_000,
    pages: 196,
    author: ['배소리', 'Bae Sori'],
    published: ['2024년 3월', 'March 2024'],
    contents: ['향낭 · 향갑 · 훈증 · 혼례', 'Sachets, cases, fumigation, weddings'],
    stock: 58,
    look: 'plum',
    sold: 43,
    days: 480,
  }),
  volume(1527, 'scent-cards', {
    name: ['냄새 카드 예순 장', 'Sixty Smell Cards'],
    summary: ['한 장에 냄새 하나. 둘이서 뽑고 설명해 보세요.', 'One smell to a card. Draw, and describe.'],
    title: ['정답은 뒷면에', 'The answer is overleaf'],
    story: [
      '조향 수업에서 몸풀기로 쓰던 카드예요. 코가 아니라 말이 늘어요.',
      'We warm up with these in class. It is the words that grow.',
    ],
    category: 90,
    krw: 18_000,
    pages: 60,
    author: ['실라주 편집부', 'Sillage editors'],
    published: ['2025년 7월', 'July 2025'],
    contents: ['부엌 · 길 · 몸 · 숲', 'Kitchen, street, body, forest'],
    stock: 88,
    look: 'green-apple',
    sold: 66,
    days: 120,
  }),
  volume(1528, 'batch-notebook', {
    name: ['배치 노트', 'Batch Notebook'],
    summary: [
      '로트 번호, 온도, 습도, 결과. 만드는 사람의 기록장이에요.',
      'Lot, temperature, humidity, outcome: a maker’s record.',
    ],
    title: ['백 번의 붓기', 'A hundred pours'],
    story: [
      '한 쪽에 한 배치씩, 모두 백 쪽이에요. 왁스가 묻어도 닦이는 종이를 썼어요.',
      'One batch to a page, a hundred pages, on paper that wipes clean of wax.',
    ],
    category: 90,
    krw: 13_000,
    pages: 100,
    author: ['실라주 편집부', 'Sillage editors'],
    published: ['2024년 9월', 'September 2024'],
    contents: ['배치 기록 백 쪽', 'A hundred batch records'],
    stock: 150,
    look: 'hinoki',
    sold: 79,
    days: 350,
  }),
]
