import { Badge } from '@sillage/ui/badge.tsx'
import type { GalleryEntries } from '@sillage/ui/gallery.ts'
import { HeartToggle } from '@sillage/ui/heart-toggle.tsx'
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

export const entries: GalleryEntries = (say) => [
  {
    name: 'in a grid: new, on sale, sold out, long, for graduates',
    node: (
      <div className="product-grid">
        <ProductCard
          href="/product/1001"
          name={say('저녁 연기', 'Evening Smoke')}
          kind={say('소이 캔들 250 g', 'Soy candle 250 g')}
          picture={picture('early-sleep', say('저녁 연기, 소이 캔들 250 g', 'Evening Smoke, soy candle 250 g'))}
          badges={<Badge tone="accent">{say('신상품', 'New')}</Badge>}
          heart={heart(say('저녁 연기 찜하기', 'Add Evening Smoke to wishes'))}
          price={{ amount: say('46,000원', '$34.00') }}
          trail={{ hours: 9, families: ['spice', 'wood', 'smoke'], label: say('잔향 9시간', 'Lasts 9 hours') }}
        />
        <ProductCard
          href="/product/1002"
          name={say('무화과 그늘', 'Fig Shade')}
          kind={say('소이 캔들 250 g', 'Soy candle 250 g')}
          picture={picture('beeswax-tapers', say('무화과 그늘, 소이 캔들 250 g', 'Fig Shade, soy candle 250 g'))}
          badges={
            <>
              <Badge tone="sale">{say('세일', 'Sale')}</Badge>
              <Badge tone="accent">{say('베스트', 'Best')}</Badge>
            </>
          }
          heart={heart(say('무화과 그늘 찜하기', 'Add Fig Shade to wishes'), true)}
          price={{
            amount: say('35,700원', '$26.50'),
            cut: '15%',
            list: say('42,000원', '$31.00'),
            labels: { cut: say('할인', 'Discount'), list: say('정가', 'List price') },
          }}
          trail={{ hours: 7, families: ['green', 'fruit', 'wood'], label: say('잔향 7시간', 'Lasts 7 hours') }}
        />
        <ProductCard
          href="/product/1003"
          name={say('먹과 소나무', 'Ink and Pine')}
          kind={say('필라 캔들 2개', 'Two pillar candles')}
          picture={picture('sujeonggwa-tapers', say('먹과 소나무, 필라 캔들 2개', 'Ink and Pine, two pillar candles'))}
          heart={heart(say('먹과 소나무 찜하기', 'Add Ink and Pine to wishes'))}
          soldOut={say('품절 · 재입고 알림 받기', 'Sold out · Tell me when it is back')}
          price={{ amount: say('20,000원', '$15.00') }}
          trail={{ hours: 4, families: ['herb', 'wood', 'smoke'], label: say('잔향 4시간', 'Lasts 4 hours') }}
        />
        <ProductCard
          href="/product/1004"
          name={say('길고 긴 저녁, 네 개의 향으로 엮은 선물', 'The Long Evening, a collection in four parts')}
          kind={say('선물 세트, 90 g 소이 캔들 네 개와 성냥', 'Gift set, four soy candles of 90 g and matches')}
          picture={picture('golden-soy-wax', say('길고 긴 저녁, 선물 세트', 'The Long Evening, gift set'))}
          badges={<Badge tone="sale">{say('11월 30일까지 세일', 'Sale until 30 Nov')}</Badge>}
          heart={heart(say('길고 긴 저녁 찜하기', 'Add The Long Evening to wishes'))}
          price={{
            amount: say('119,400원', '$88.50'),
            cut: '20%',
            list: say('149,250원', '$110.50'),
            labels: { cut: say('할인', 'Discount'), list: say('정가', 'List price') },
          }}
          trail={{ hours: 11, families: ['citrus', 'spice', 'smoke'], label: say('잔향 11시간', 'Lasts 11 hours') }}
        />
        <ProductCard
          href="/product/1007"
          name={say('강사용 향료 상자', 'Fragrance box for teachers')}
          kind={say('향료 24가지', '24 fragrance oils')}
          picture={picture('golden-soy-wax', say('강사용 향료 상자', 'Fragrance box for teachers'))}
          locked={{
            label: say('수료한 분만 살 수 있어요', 'For graduates only'),
            line: say('마스터 클래스를 마치면 살 수 있어요', 'Opens with the master class'),
          }}
          price={{ amount: say('180,000원', '$132.00') }}
        />
      </div>
    ),
  },
  {
    name: 'ranked, without a scent; and as little as there can be',
    node: (
      <div className="product-grid">
        <ProductCard
          href="/product/1005"
          name={say('향을 적는 법', 'How to Write Down a Scent')}
          kind={say('책 · 232쪽', 'Book · 232 pages')}
          rank={{ number: 1, label: say('순위', 'Rank') }}
          picture={picture('cotton-wick', say('향을 적는 법, 책', 'How to Write Down a Scent, a book'))}
          price={{ amount: say('22,000원', '$16.50') }}
        />
        <ProductCard
          heading="h2"
          href="/product/1006"
          name={say('면 심지', 'Cotton wick')}
          picture={picture('cotton-wick', say('면 심지', 'Cotton wick'))}
        />
      </div>
    ),
  },
]
