import type { GalleryEntries, Say } from './gallery.ts'
import { Picture } from './picture.tsx'
import { Rail } from './rail.tsx'

const namesIn = (say: Say) =>
  say(
    ['귤껍질 난로', '무화과 그늘', '첫 캔들 키트', '흰 이불', '향을 적는 법', '먹과 소나무', '저녁 연기'],
    ['Tangerine Stove', 'Fig Shade', 'First Candle Kit', 'White Linen', 'Scent Diary', 'Ink and Pine', 'Evening Smoke'],
  )

const cards = (say: Say, count: number) =>
  namesIn(say)
    .slice(0, count)
    .map((name, index) => (
      <article key={name}>
        <Picture src="/media/early-sleep-main-480.webp" width={480} height={600} alt={name} />
        <h3>{`${index + 1}. ${name}`}</h3>
      </article>
    ))

export const entries: GalleryEntries = (say) => [
  { name: 'seven in a row of five', node: <Rail label={say('베스트셀러', 'Best sellers')}>{cards(say, 7)}</Rail> },
  {
    name: 'seven in a row of three',
    node: (
      <Rail label={say('이번 주에 많이 찾은 향', 'Liked this week')} across={3}>
        {cards(say, 7)}
      </Rail>
    ),
  },
  { name: 'fewer than fit', node: <Rail label={say('최근 본 상품', 'Seen lately')}>{cards(say, 2)}</Rail> },
]
