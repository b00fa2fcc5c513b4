import { Badge } from './badge.tsx'
import { HeartToggle } from './heart-toggle.tsx'
import { ProductCard } from './product-card.tsx'

const picture = (slug: string, alt: string) => ({
  src: `/media/${slug}-main-{width}.webp`,
  widths: [480, 960],
  width: 960,
  height: 1200,
  sizes: '(min-width: 1025px) 25vw, 50vw',
  alt,
})
const heart = (label: string, pressed = false) => (
  <HeartToggle label={label} pressed={pressed} onToggle={() => undefined} />
)

export const entries = [
  {
    name: 'in a grid: new, on sale, sold out, English, ranked, without a scent',
    node: (
      <div className="product-grid">
        <ProductCard
          href="/product/1001"
          name="저녁 연기"
          kind="소이 캔들 250 g"
          picture={picture('early-sleep', '저녁 연기, 소이 캔들 250 g')}
          badges={<Badge tone="accent">신상품</Badge>}
          heart={heart('저녁 연기 찜하기')}
          price={{ amount: '46,000원' }}
          trail={{ hours: 9, families: ['spice', 'wood', 'smoke'], label: '잔향 9시간' }}
        />
        <ProductCard
          href="/product/1002"
          name="무화과 그늘"
          kind="소이 캔들 250 g"
          picture={picture('beeswax-tapers', '무화과 그늘, 소이 캔들 250 g')}
          badges={
            <>
              <Badge tone="sale">세일</Badge>
              <Badge tone="accent">베스트</Badge>
            </>
          }
          heart={heart('무화과 그늘 찜하기', true)}
          price={{ amount: '35,700원', cut: '15%', list: '42,000원', labels: { cut: '할인', list: '정가' } }}
          trail={{ hours: 7, families: ['green', 'fruit', 'wood'], label: '잔향 7시간' }}
        />
        <ProductCard
          href="/product/1003"
          name="먹과 소나무"
          kind="필라 캔들 2개"
          picture={picture('sujeonggwa-tapers', '먹과 소나무, 필라 캔들 2개')}
          heart={heart('먹과 소나무 찜하기')}
          soldOut="품절 · 재입고 알림 받기"
          price={{ amount: '20,000원' }}
          trail={{ hours: 4, families: ['herb', 'wood', 'smoke'], label: '잔향 4시간' }}
        />
        <ProductCard
          href="/product/1004"
          name="The Long Evening, a collection in four parts"
          kind="Gift set, four soy candles of 90 g"
          picture={picture('golden-soy-wax', 'The Long Evening, gift set')}
          badges={<Badge tone="sale">Sale</Badge>}
          heart={heart('Add The Long Evening to wishes')}
          price={{ amount: '$88.50', cut: '20%', list: '$110.50', labels: { cut: 'Discount', list: 'List price' } }}
          trail={{ hours: 11, families: ['citrus', 'spice', 'smoke'], label: 'Lasts 11 hours' }}
        />
        <ProductCard
          href="/product/1005"
          name="향을 적는 법"
          kind="책 · 232쪽"
          rank={{ number: 1, label: '순위' }}
          picture={picture('cotton-wick', '향을 적는 법, 책')}
          price={{ amount: '22,000원' }}
        />
      </div>
    ),
  },
]
