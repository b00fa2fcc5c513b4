import type { CmsNode } from '@sillage/domains/content/cms-node-contract.ts'
import { writer } from './cms-writer.ts'

const node = writer()
const group = (className: string, ...children: CmsNode[]) => node('div', '', '', { class: className, children })
const lead = (korean: string, english: string) => node('p', korean, english, { class: 'lead' })
const step = (title: [string, string], text: [string, string]) =>
  group('card', node('h3', ...title), node('p', ...text))

/** The page that the news leads to: how a gift leaves the house. */
const gift: CmsNode = group(
  '',
  node('h1', '선물은 포장해서 보내 드려요', 'Gift-wrapped and ready to give'),
  lead(
    '받는 사람이 상자를 여는 순간까지가 선물이라고 생각해요. 주문서에 한 줄만 적어 주시면 나머지는 저희가 할게요.',
    'A gift lasts until the box is opened. Write a line on the order form and leave the rest to us.',
  ),
  node('h2', '이렇게 보내 드려요', 'How we send a gift'),
  group(
    'columns-3',
    step(
      ['무명 끈으로 묶어요', 'Tied with cotton'],
      [
        '상자마다 손으로 묶어요. 풀어서 머리끈이나 책갈피로 쓰셔도 돼요.',
        'Every box is tied by hand. The tape makes a good ribbon or bookmark.',
      ],
    ),
    step(
      ['가격은 적지 않아요', 'No prices inside'],
      [
        '거래명세서는 보내는 분의 메일로만 가요. 상자 안에는 카드만 들어 있어요.',
        'Receipts go only to your email. The box contains only the card.',
      ],
    ),
    step(
      ['손글씨로 옮겨 적어요', 'Written by hand'],
      [
        '남겨 주신 말은 오십 자까지 카드에 옮겨 적어요. 배송 메모에 남겨 주세요.',
        'We copy up to fifty characters onto a card. Write them in the delivery note.',
      ],
    ),
  ),
  node('h2', '언제까지 주문하면 되나요', 'When to order'),
  node('ul', '', '', {
    children: [
      node(
        'li',
        '평일 {cut_off} 전에 주문하면 하루 동안 포장해서 다음 영업일에 보내요.',
        'Wrapping takes a day: orders before {cut_off} KST on a weekday leave on the next working day.',
      ),
      node(
        'li',
        '{free_from}부터는 배송비가 없어요. 그보다 적으면 {fee}이에요.',
        'We ship abroad by EMS; the order form shows the cost.',
      ),
      node(
        'li',
        '날짜를 정해 보내야 하면 고객센터로 먼저 알려 주세요.',
        'If you need it by a certain date, please contact customer care first.',
        { id: 'care', link: '/customer/center' },
      ),
    ],
  }),
  group(
    'band',
    node('h2', '무엇을 고를지 모르겠다면', 'Not sure what to give?', { style: 'margin-top: 0' }),
    node(
      'p',
      '향을 고르기 어려운 선물에는 머무는 시간이 짧은 시트러스나 풀 향이 안전해요.',
      'If you do not know their taste, citrus or leaf is a safe choice: it does not linger.',
    ),
    node('a', '많이 고른 선물 보기', 'See our most popular gifts', {
      id: 'best',
      href: '/shop/category/27?sort=best',
      class: 'button',
    }),
  ),
  node('p', '선물 포장은 상품 화면에서 함께 담을 수 있어요.', 'Add gift wrapping to your cart along with the gift.', {
    class: 'note',
  }),
)

export const cmsPages = [{ name: 'gift', template: gift }]
