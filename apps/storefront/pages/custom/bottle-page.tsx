import type { Product } from '@sillage/domains/catalog/contract.ts'
import { useCurrency } from '@sillage/domains/catalog/shop/price-text.ts'
import { PageShare } from '@sillage/domains/catalog/shop/share/page-share.tsx'
import type { BottleDesign } from '@sillage/domains/custom/design-contract.ts'
import { caps, crests, glasses, vessels } from '@sillage/domains/custom/design-words.ts'
import { BottleStage, BottleSteps } from '@sillage/domains/custom/shop/bottle-steps.tsx'
import { keepLast } from '@sillage/domains/custom/shop/design-store.ts'
import { money } from '@sillage/kit/money.ts'
import { Button } from '@sillage/ui/button.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { BottleGoing } from './bottle-going.tsx'
import { BottleQuantity } from './bottle-quantity.tsx'
import { ContinueLast, SaveDesign, SavedDesigns } from './saved-designs.tsx'
import { useBottlePrice } from './use-bottle-price.ts'
import { useOpenedDesign } from './use-opened-design.ts'
import '@sillage/domains/custom/shop/bench.css'

/** What stands on the bench at first, with a label in the visitor's language. */
const firstDesign = (t: (phrase: string) => string): BottleDesign => ({
  kind: 'bottle',
  vessel: 'cylinder',
  size: 100,
  glass: 'amber',
  cap: 'wood',
  label: {
    name: t('달 아래 귤밭'),
    sub: t('디퓨저 100 ml'),
    shape: 'rect',
    paper: 'cotton',
    font: 'serif',
    crest: 'moon',
  },
})

/** Designing a bottle: the drawing and its price stay in view while the choices pass by. */
export function BottlePage({ product }: { product: Product }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { design, setDesign, isOpened } = useOpenedDesign('bottle', firstDesign(t))
  const [quantity, setQuantity] = useState(1)
  const [dims, setDims] = useState(true)
  const extraText = useOptionText(product)
  const priced = useBottlePrice(product, design, quantity)
  const change = (part: Partial<BottleDesign>) => {
    const next = { ...design, ...part }
    setDesign(next)
    keepLast(next)
  }
  return (
    <PageLayout title={t('나만의 용기')} description={t('색과 라벨을 골라 나만의 용기를 만들어 보세요.')}>
      <Head design={design} />
      <div className="bench">
        <div className="bench-left">
          <div className="bench-stage">
            <BottleStage design={design} dims={dims} title={useTitle(design)} />
            <div className="bench-bar">
              <Button kind="quiet" size="sm" aria-pressed={dims} onClick={() => setDims(!dims)}>
                {t('치수')}
              </Button>
              <Button kind="quiet" size="sm" onClick={() => change(firstDesign(t))}>
                {t('처음부터')}
              </Button>
            </div>
          </div>
          <BottleGoing product={product} design={design} quantity={quantity} priced={priced} />
        </div>
        <div>
          <BottleSteps
            key={isOpened ? 'opened' : 'new'}
            design={design}
            onChange={change}
            extraOf={extraText}
            opened={isOpened ? 'label' : 'vessel'}
          />
          <BottleQuantity quantity={quantity} onChange={setQuantity} priced={priced} />
          <p className="hint bench-note">
            {t('맞춤 제작 상품이라 단순 변심으로 반품할 수 없어요. 한 개만 먼저 주문해 볼 수 있어요.')}
          </p>
        </div>
      </div>
      <SavedDesigns<BottleDesign>
        kind="bottle"
        bottleOf={(saved) => saved}
        noteOf={({ vessel, size }) => `${pick(vessels[vessel], 'name')} ${size} ml`}
        onOpen={change}
      />
    </PageLayout>
  )
}

/** Saving, sharing, and the way back to what was worked on before. */
function Head({ design }: { design: BottleDesign }) {
  const t = usePhrases()
  return (
    <div className="bench-head">
      <ContinueLast kind="bottle" />
      <SaveDesign design={design} />
      <PageShare
        page={{
          title: t('나만의 용기'),
          description: t('색과 라벨을 골라 나만의 용기를 만들어 보세요.'),
          path: '/custom/bottle',
          picture: undefined,
        }}
      />
    </div>
  )
}

/** What one would see. */
function useTitle({ vessel, glass, cap, label }: BottleDesign) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return t('{glass} {vessel}, {cap} 마개, {crest} 문양이 있는 라벨 {name}', {
    glass: pick(glasses[glass], 'name'),
    vessel: pick(vessels[vessel], 'name'),
    cap: pick(caps[cap], 'name'),
    crest: pick(crests[label.crest], 'name'),
    name: label.name,
  })
}

/** What a choice adds to the price of one piece, as it stands beside it. */
function useOptionText({ personal_fields }: Product) {
  const moneyText = useMoneyText()
  const currency = useCurrency()
  const options = personal_fields.find(({ kind }) => kind === 'design')?.options ?? {}
  return (choice: string) => {
    const amount = options[choice]?.[currency] ?? 0
    return amount > 0 ? `+${moneyText(money(amount, currency))}` : ''
  }
}
