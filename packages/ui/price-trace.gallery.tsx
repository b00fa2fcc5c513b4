import { Price } from './price.tsx'
import { PriceTrace } from './price-trace.tsx'

const rows = [
  { label: '정가', amount: '42,000원', note: '250 g' },
  { label: '가을 세일 15%', amount: '−6,300원', note: '11월 1일부터 30일까지', minus: true },
  { label: '골드 회원 2%', amount: '−714원', note: '세일가에서 한 번 더', minus: true },
  { label: '10원 아래 버림', amount: '−6원' },
  { label: '지금 가격', amount: '34,980원' },
]
const rowsInEnglish = [
  { label: 'List price', amount: '$31.00', note: '250 g' },
  { label: 'Autumn sale 15%', amount: '−$4.65', minus: true },
  { label: 'Your price', amount: '$26.35' },
]

export const entries = [
  {
    name: 'beside the price',
    node: (
      <Price
        size="lg"
        amount="34,980원"
        cut="17%"
        list="42,000원"
        why={<PriceTrace ask="왜 이 가격인가요?" rows={rows} />}
      />
    ),
  },
  { name: 'English', node: <PriceTrace ask="Why this price?" rows={rowsInEnglish} /> },
]
