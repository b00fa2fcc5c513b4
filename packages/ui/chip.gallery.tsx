import { useState } from 'react'
import { Chip } from './chip.tsx'
import type { GalleryEntries, Say } from './gallery.ts'

function Pressable({ say }: { say: Say }) {
  const [all, setAll] = useState(true)
  return (
    <div className="chips">
      <Chip pressed={all} onPress={() => setAll(!all)}>
        {say('전체', 'All')}
      </Chip>
      <Chip pressed={!all} onPress={() => setAll(!all)}>
        {say('사진 있는 리뷰 46', 'With photos 46')}
      </Chip>
    </div>
  )
}

export const entries: GalleryEntries = (say) => [
  {
    name: 'links, one of them here',
    node: (
      <div className="chips">
        <Chip href="/candles" current>
          {say('전체', 'All')}
        </Chip>
        <Chip href="/candles/soy">{say('소이 캔들', 'Soy candles')}</Chip>
        <Chip href="/candles/beeswax">{say('밀랍 캔들', 'Beeswax')}</Chip>
      </div>
    ),
  },
  { name: 'to press', node: <Pressable say={say} /> },
  {
    name: 'to take away',
    node: (
      <div className="chips">
        <Chip removeLabel={say('나무 빼기', 'Remove wood')} onRemove={() => undefined}>
          {say('나무', 'Wood')}
        </Chip>
        <Chip removeLabel={say('3만원 아래 빼기', 'Remove under $25')} onRemove={() => undefined}>
          {say('3만원 아래', 'Under $25')}
        </Chip>
      </div>
    ),
  },
  {
    name: 'long',
    node: (
      <div className="chips max-w-form">
        <Chip href="/candles/gifts">
          {say('집들이와 생일에 건네기 좋은 선물 세트 모음', 'Gift sets for housewarmings and for birthdays')}
        </Chip>
      </div>
    ),
  },
]
