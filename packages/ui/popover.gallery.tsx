import { Button } from './button.tsx'
import { Popover } from './popover.tsx'
import { Price } from './price.tsx'
import { PriceTrace } from './price-trace.tsx'
import { Tooltip } from './tooltip.tsx'

const rows = [
  { label: '정가', amount: '42,000원', note: '250 g' },
  { label: '가을 세일 15%', amount: '−6,300원', note: '11월 1일부터 30일까지', minus: true },
  { label: '골드 회원 2%', amount: '−714원', note: '세일가에서 한 번 더', minus: true },
  { label: '10원 아래 버림', amount: '−6원' },
  { label: '지금 가격', amount: '34,980원' },
]

export const entries = [
  {
    name: 'why this price',
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
  {
    name: 'English',
    node: (
      <Popover trigger="What is a scent trail?" title="Scent trail">
        <p className="mt-3">The hours a scent stays in the room after the flame is out.</p>
      </Popover>
    ),
  },
  {
    name: 'tooltip',
    node: (
      <Tooltip text="개봉한 향 제품은 청약철회가 제한돼요">
        <Button kind="line" size="sm">
          교환·반품
        </Button>
      </Tooltip>
    ),
  },
]
