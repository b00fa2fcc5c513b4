import { useState } from 'react'
import { Chip } from './chip.tsx'

function Pressable() {
  const [pressed, setPressed] = useState(true)
  return (
    <div className="chips">
      <Chip pressed={pressed} onPress={() => setPressed(!pressed)}>
        전체
      </Chip>
      <Chip onPress={() => setPressed(false)}>사진 있는 리뷰 46</Chip>
      <Chip onPress={() => setPressed(false)}>With photos</Chip>
    </div>
  )
}

export const entries = [
  {
    name: 'links',
    node: (
      <div className="chips">
        <Chip href="/candles" current>
          전체
        </Chip>
        <Chip href="/candles/soy">소이 캔들</Chip>
        <Chip href="/candles/beeswax">Beeswax</Chip>
      </div>
    ),
  },
  { name: 'to press', node: <Pressable /> },
  {
    name: 'to take away',
    node: (
      <div className="chips">
        <Chip removeLabel="나무 빼기" onRemove={() => undefined}>
          나무
        </Chip>
        <Chip removeLabel="Remove smoke and resin" onRemove={() => undefined}>
          Smoke and resin
        </Chip>
      </div>
    ),
  },
]
