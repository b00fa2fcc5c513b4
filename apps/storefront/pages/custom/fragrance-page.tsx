import { useAddToCart } from '@sillage/domains/cart/shop/use-cart.ts'
import type { Product } from '@sillage/domains/catalog/contract.ts'
import { useCurrency } from '@sillage/domains/catalog/shop/price-text.ts'
import { priceOf } from '@sillage/domains/catalog/shop/product-choice.ts'
import { PageShare } from '@sillage/domains/catalog/shop/share/page-share.tsx'
import { useOffers } from '@sillage/domains/catalog/shop/use-offers.ts'
import { placeOfHours, trailOf } from '@sillage/domains/custom/blend.ts'
import type { BottleDesign, FragranceDesign } from '@sillage/domains/custom/design-contract.ts'
import { fragranceLimits, strengths } from '@sillage/domains/custom/design-words.ts'
import { curveSize, drawCurve } from '@sillage/domains/custom/drawing/curve.ts'
import { extraOf } from '@sillage/domains/custom/personal.ts'
import { BlendStages } from '@sillage/domains/custom/shop/blend-stages.tsx'
import { keepLast } from '@sillage/domains/custom/shop/design-store.ts'
import { FamilyPicks } from '@sillage/domains/custom/shop/family-picks.tsx'
import { DesignPicture } from '@sillage/domains/custom/shop/personal-values.tsx'
import { Picks } from '@sillage/domains/custom/shop/picks.tsx'
import { isPrintable, lengthOf } from '@sillage/domains/custom/words.ts'
import { money } from '@sillage/kit/money.ts'
import { Button } from '@sillage/ui/button.tsx'
import { Drawing } from '@sillage/ui/drawing.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { ContinueLast, SaveDesign, SavedDesigns } from './saved-designs.tsx'
import { useOpenedDesign } from './use-opened-design.ts'
import '@sillage/domains/custom/shop/bench.css'
import '@sillage/domains/custom/shop/blend.css'

const firstDesign = (t: (phrase: string) => string): FragranceDesign => ({
  kind: 'fragrance',
  name: t('유월 마당'),
  strength: 'clear',
  materials: [
    { id: 'yuja', share: 16 },
    { id: 'perilla', share: 10 },
    { id: 'magnolia', share: 18 },
    { id: 'mugwort', share: 12 },
    { id: 'hinoki', share: 26 },
    { id: 'temple_incense', share: 10 },
    { id: 'white_musk', share: 8 },
  ],
})

/** A scent of one's own: the curve follows every change, and a sample comes first. */
export function FragrancePage({ product }: { product: Product }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { design, setDesign } = useOpenedDesign('fragrance', firstDesign(t))
  const change = (part: Partial<FragranceDesign>) => {
    const next = { ...design, ...part }
    setDesign(next)
    keepLast(next)
  }
  const { hours } = trailOf(design)
  const bottleOf = useBottleOf()
  return (
    <PageLayout
      title={t('나만의 향')}
      description={t('좋아하는 향을 골라 나만의 향을 만들어 보세요.')}
      lead={t('먼저 퍼지는 향과 오래 남는 향을 골라 주세요. 곡선에 바로 나타나요.')}
    >
      <Head design={design} />
      <div className="bench">
        <div className="blend">
          <Curve design={design} hours={hours} />
          <FamilyPicks shares={design.materials} onChange={(materials) => change({ materials })} />
          <BlendStages shares={design.materials} onChange={(materials) => change({ materials })} />
          <Picks
            legend={t('세기')}
            look="options"
            value={design.strength}
            onChange={(strength) => change({ strength })}
            options={(['light', 'clear', 'deep'] as const).map((value) => ({
              value,
              label: pick(strengths[value], 'name'),
              note: `${pick(strengths[value], 'type')} ${strengths[value].percent}%`,
            }))}
          />
          <TextInput
            label={t('향의 이름')}
            required
            value={design.name}
            hint={`${lengthOf(design.name)} / ${fragranceLimits.name}`}
            error={isPrintable(design.name) ? undefined : t('인쇄할 수 없는 글자가 있어요.')}
            onChange={(event) => change({ name: [...event.target.value].slice(0, fragranceLimits.name).join('') })}
          />
        </div>
        <FragranceResult product={product} design={design} hours={hours} />
      </div>
      <SavedDesigns<FragranceDesign>
        kind="fragrance"
        bottleOf={bottleOf}
        noteOf={({ strength }) => pick(strengths[strength], 'type')}
        onOpen={change}
      />
    </PageLayout>
  )
}

function Head({ design }: { design: FragranceDesign }) {
  const t = usePhrases()
  return (
    <div className="bench-head">
      <ContinueLast kind="fragrance" />
      <SaveDesign design={design} />
      <PageShare
        page={{
          title: t('나만의 향'),
          description: t('좋아하는 향을 골라 나만의 향을 만들어 보세요.'),
          path: '/custom/fragrance',
          picture: undefined,
        }}
      />
    </div>
  )
}

function Curve({ design, hours }: { design: FragranceDesign; hours: number }) {
  const t = usePhrases()
  return (
    <section>
      <div className="going-line">
        <h2 className="section-title">{t('시간에 따른 향의 변화')}</h2>
        <output className="blend-hours num">{t('{hours}시간', { hours })}</output>
      </div>
      <Drawing shapes={drawCurve(design)} {...curveSize} title={t('{hours}시간 동안 남는 향의 곡선', { hours })} />
      <Axis />
      <p className="tiny mute">{t('재료로 계산한 예상치예요. 피부와 날씨에 따라 달라질 수 있어요.')}</p>
    </section>
  )
}

/** The hours below the curve, where its grid has them. */
function Axis() {
  const t = usePhrases()
  const marks = [
    { hours: 0, label: t('뿌린 직후') },
    { hours: 0.5, label: t('30분') },
    ...[1, 2, 4, 12].map((hours) => ({ hours, label: t('{hours}시간', { hours }) })),
  ]
  return (
    <div className="blend-axis" aria-hidden="true">
      {marks.map(({ hours, label }) => (
        <span key={hours} style={{ '--at': `${placeOfHours(hours) * 100}%` }}>
          {label}
        </span>
      ))}
    </div>
  )
}

type ResultProps = { product: Product; design: FragranceDesign; hours: number }

/** What it becomes: the sample is offered first, the bottle after it. */
function FragranceResult({ product, design, hours }: ResultProps) {
  const t = usePhrases()
  const { toast } = useDialogs()
  const { add, pending } = useAddToCart()
  const sizes = useSizes(product, design)
  function put(variant_id: number) {
    if (design.name.trim() === '' || !isPrintable(design.name)) return toast({ message: t('향의 이름을 적어 주세요.') })
    void add([{ variant_id, quantity: 1, personal: [{ key: 'fragrance', design }] }])
  }
  return (
    <aside className="blend-result">
      <div className="pic">
        <DesignPicture design={useBottleOf()(design)} />
      </div>
      <div className="blend-words">
        <h2 className="section-title">{design.name}</h2>
        <p className="small soft">{t('잔향 {hours}시간', { hours })}</p>
        <Sizes sizes={sizes} pending={pending} onChoose={put} />
        <p className="tiny soft">
          {t('맞춤 제작 상품이라 반품할 수 없어요. 샘플로 먼저 맡아 보세요.')}{' '}
          {product.made_in_days && t('{days}영업일 동안 만들어요', { days: product.made_in_days })}
        </p>
      </div>
    </aside>
  )
}

/** Each size with its price; the sample costs the same for every blend. */
function useSizes(product: Product, design: FragranceDesign) {
  const pick = useLocalizedField()
  const moneyText = useMoneyText()
  const currency = useCurrency()
  const { offers } = useOffers(product.id)
  const extra = extraOf(product.personal_fields, [{ key: 'fragrance', design }], currency)
  return product.variants.map((variant) => ({
    variant,
    name: pick(
      product.option_groups[0]?.values.find(({ name }) => name === variant.values[0]) ?? { name: '', name_en: '' },
      'name',
    ),
    // The sample costs the same for every blend.
    text: moneyText(money(priceOf(variant, 1, { offers, currency }, extra).amount, currency)),
  }))
}

/** The bottle that a fragrance is drawn in. */
function useBottleOf(): (design: FragranceDesign) => BottleDesign {
  const pick = useLocalizedField()
  return (design) => ({
    kind: 'bottle',
    vessel: 'square',
    size: 50,
    glass: 'clear',
    cap: 'ink',
    label: {
      name: design.name,
      sub: pick(strengths[design.strength], 'type'),
      shape: 'rect',
      paper: 'cotton',
      font: 'serif',
      crest: 'none',
    },
  })
}

type SizesProps = {
  sizes: ReturnType<typeof useSizes>
  pending: boolean
  onChoose: (variant_id: number) => void
}

function Sizes({ sizes, pending, onChoose }: SizesProps) {
  const t = usePhrases()
  return sizes.map(({ variant, name, text }, at) => (
    <div key={variant.id} className="blend-size">
      <p className="going-line">
        <span>{name}</span>
        <span className="num">{text}</span>
      </p>
      <Button kind={at === 0 ? 'ink' : 'line'} wide busy={pending} onClick={() => onChoose(variant.id)}>
        {at === 0 ? t('샘플 먼저 받기') : t('{name} 바로 담기', { name })}
      </Button>
    </div>
  ))
}
