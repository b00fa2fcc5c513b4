import { CardDeck } from './card-deck.tsx'
import type { GalleryEntries, Say } from './gallery.ts'
import { Opener } from './gallery-opener.tsx'

function Deck({ say, label, count }: { say: Say; label: string; count: number }) {
  const slides = [
    {
      id: 1,
      image: {
        src: '/media/early-sleep-mood-480.webp',
        alt: say('일찍 자는 밤: 라벤더와 우유', 'Early Sleep: lavender and milk'),
      },
    },
    {
      id: 2,
      image: {
        src: '/media/early-sleep-main-480.webp',
        alt: say('일찍 자는 밤, 이제 250 g도 있어요', 'Early Sleep, now in 250 g'),
      },
    },
    {
      id: 3,
      image: { src: '/media/early-sleep-detail-480.webp', alt: say('심지를 다듬는 법', 'How to trim a wick') },
      href: '/contents/promotion/1',
    },
  ]
  return (
    <Opener label={label}>
      {(open, close) => (
        <CardDeck
          slides={slides.slice(0, count)}
          autoplayMs={4000}
          labels={{
            title: say('소식 카드', 'News'),
            next: say('다음 소식 보기', 'Next card'),
            today: say('오늘 하루 보지 않기', 'Not today'),
            close: say('닫기', 'Close'),
          }}
          open={open}
          onClose={close}
          onClickSlide={close}
        />
      )}
    </Opener>
  )
}

export const entries: GalleryEntries = (say) => [
  { name: 'three, going round', node: <Deck say={say} count={3} label={say('소식 보기', 'See the news')} /> },
  { name: 'two, which have an end', node: <Deck say={say} count={2} label={say('두 장 보기', 'See two cards')} /> },
  { name: 'one', node: <Deck say={say} count={1} label={say('한 장만 보기', 'See one card')} /> },
]
