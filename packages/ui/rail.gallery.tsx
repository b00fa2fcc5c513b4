import { ProductCard } from './product-card.tsx'
import { Rail } from './rail.tsx'

const NAMES = ['귤껍질 난로', '무화과 그늘', '첫 캔들 키트', '흰 이불', '향을 적는 법', 'White Linen', 'Stove']

export const entries = [
  {
    name: 'seven in a row of five',
    node: (
      <Rail label="베스트셀러">
        {NAMES.map((name, index) => (
          <ProductCard
            key={name}
            href={`/product/${1001 + index}`}
            name={name}
            rank={{ number: index + 1, label: '순위' }}
            picture={{ src: '/media/early-sleep-main-480.webp', width: 480, height: 600, alt: name }}
            price={{ amount: '38,000원' }}
          />
        ))}
      </Rail>
    ),
  },
]
