import { Price } from './price.tsx'

const ko = { cut: '할인', list: '정가' }
const en = { cut: 'Discount', list: 'List price' }

export const entries = [
  { name: 'plain', node: <Price amount="46,000원" /> },
  { name: 'cut', node: <Price amount="35,700원" cut="15%" list="42,000원" labels={ko} /> },
  { name: 'English', node: <Price amount="$26.50" cut="15%" list="$31.00" labels={en} /> },
  { name: 'large', node: <Price size="lg" amount="34,980원" cut="17%" list="42,000원" labels={ko} /> },
  {
    name: 'large, with a question',
    node: (
      <Price
        size="lg"
        amount="34,980원"
        cut="17%"
        list="42,000원"
        labels={ko}
        why={<span className="tiny soft">왜 이 가격인가요?</span>}
      />
    ),
  },
  { name: 'stacked', node: <Price stacked amount="35,700원" cut="15%" list="42,000원" labels={ko} /> },
]
