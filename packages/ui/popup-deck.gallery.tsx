import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { PopupDeck } from './popup-deck.tsx'

const ko = { title: '소식 카드', next: '다음 소식 보기', today: '오늘은 그만', close: '닫기' }
const en = { title: 'News', next: 'Next card', today: 'Not today', close: 'Close' }
const SLIDES = [
  { id: 1, image: { src: '/media/early-sleep-mood-480.webp', alt: '일찍 자는 밤: 라벤더와 우유' } },
  { id: 2, image: { src: '/media/early-sleep-main-480.webp', alt: 'Early Sleep, now in 250 g' } },
  {
    id: 3,
    image: { src: '/media/early-sleep-detail-480.webp', alt: '심지를 다듬는 법' },
    href: '/contents/promotion/1',
  },
]

type Props = Pick<ComponentProps<typeof PopupDeck>, 'slides' | 'labels'> & { opener: string }
function Opened({ opener, ...props }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <PopupDeck {...props} open={open} onClose={close} onClickSlide={close} />
    </>
  )
}

export const entries = [
  { name: 'three, going round', node: <Opened opener="소식 보기" slides={SLIDES} labels={ko} /> },
  { name: 'two, which have an end', node: <Opened opener="See the news" slides={SLIDES.slice(0, 2)} labels={en} /> },
  { name: 'one', node: <Opened opener="한 장만 보기" slides={SLIDES.slice(0, 1)} labels={ko} /> },
]
