import { Button } from '@sillage/ui/button.tsx'
import type { GalleryEntries, Say } from '@sillage/ui/gallery.ts'
import { Price } from '@sillage/ui/price.tsx'
import { useState } from 'react'
import { PriceTrace } from './price-trace.tsx'

const askIn = (say: Say) => say('왜 이 가격인가요?', 'Why this price?')
const rowsIn = (say: Say) => [
  { label: say('정가', 'List price'), amount: say('42,000원', '$31.00'), note: '250 g' },
  {
    label: say('가을 세일 15%', 'Autumn sale 15%'),
    amount: say('−6,300원', '−$4.65'),
    note: say('11월 1일부터 30일까지', '1 to 30 November'),
    minus: true,
  },
  {
    label: say('골드 회원 2%', 'Gold member 2%'),
    amount: say('−714원', '−$0.53'),
    note: say('세일가에서 한 번 더', 'Off the sale price'),
    minus: true,
  },
  { label: say('10원 아래 버림', 'Rounded down'), amount: say('−6원', '−$0.02') },
  { label: say('지금 가격', 'Your price'), amount: say('34,980원', '$25.80') },
]

/** As the shop does it: fetched with the first press, and then open at once. */
function Fetched({ say }: { say: Say }) {
  const [wanted, setWanted] = useState(false)
  if (wanted) return <PriceTrace ask={askIn(say)} rows={rowsIn(say)} defaultOpen />
  return (
    <Button kind="line" size="sm" aria-haspopup="dialog" onClick={() => setWanted(true)}>
      {say('가져와서 바로 열기', 'Fetch it and open it at once')}
    </Button>
  )
}

export const entries: GalleryEntries = (say) => [
  { name: 'alone', node: <PriceTrace ask={askIn(say)} rows={rowsIn(say)} /> },
  {
    name: 'beside the price',
    node: (
      <Price
        size="lg"
        amount={say('34,980원', '$25.80')}
        cut="17%"
        list={say('42,000원', '$31.00')}
        why={<PriceTrace ask={askIn(say)} rows={rowsIn(say)} />}
      />
    ),
  },
  { name: 'open at once', node: <Fetched say={say} /> },
]
