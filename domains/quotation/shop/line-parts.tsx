import { Anchor } from '@sillage/ui/anchor.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { IconButton } from '@sillage/ui/icon-button.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { Skeleton } from '@sillage/ui/skeleton.tsx'
import { Stepper } from '@sillage/ui/stepper.tsx'
import { Tooltip } from '@sillage/ui/tooltip.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useMoneyText } from '@sillage/web-kit/money-text.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuantityBounds } from '@sillage/web-kit/use-quantity-bounds.ts'
import { pricesDiffer } from '../../catalog/shop/variant-choice.ts'
import { productPath } from '../../catalog/words.ts'
import { PersonalValues } from '../../custom/shop/personal-values.tsx'
import { quotationLimits } from '../words.ts'
import type { LineActions } from './line-actions.ts'
import { isOffered, type Offered, type PricedLine } from './priced-lines.ts'
import { useVariantName } from './variant-name.ts'

type Part = { line: PricedLine; actions: LineActions }

/** What a line is about, for labels too; a product that is not known has only its number. */
export function useLineName() {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (line: PricedLine) =>
    line.state === 'offered' ? pick(line.product, 'name') : t('상품 {id}', { id: line.product_id })
}

export function LinePicture({ line }: { line: PricedLine }) {
  if (line.state === 'waiting') return <Skeleton width="56px" height="70px" />
  if (!isOffered(line)) return <div className="thumb quotation-thumb" />
  return <Picture {...line.product.picture} sizes="56px" alt="" className="thumb quotation-thumb" />
}

/** Name, kind and variant, or why there is none. */
export function LineSubject({ line, actions }: Part) {
  const t = usePhrases()
  const nameOf = useLineName()
  if (line.state === 'waiting') return <Skeleton width="160px" height="24px" />
  if (line.state === 'failed') return <p className="soft">{t('가격을 불러오지 못했어요.')}</p>
  if (!isOffered(line)) {
    return (
      <>
        <p className="quotation-name mute">{nameOf(line)}</p>
        <p className="tiny soft">{t('판매가 끝난 상품이라 합계에서 제외했어요.')}</p>
      </>
    )
  }
  return (
    <>
      <Anchor className="quotation-name" href={productPath(line.product)}>
        {nameOf(line)}
      </Anchor>
      <LineVariant line={line} actions={actions} />
      <PersonalValues personal={line.personal ?? []} />
      {line.sold_out && <Badge tone="idle">{t(line.product.kind === 'class' ? '마감' : '품절')}</Badge>}
    </>
  )
}

function LineVariant({ line, actions }: { line: Offered; actions: LineActions }) {
  const moneyText = useMoneyText()
  const t = usePhrases()
  const pick = useLocalizedField()
  const variantName = useVariantName()
  const { product, variant } = line
  const isDesigned = line.personal?.some(({ design }) => design)
  if (product.variants.length < 2 || !variant || isDesigned) {
    return <p className="tiny mute">{variantName(product, variant) || pick(product, 'type_label')}</p>
  }
  const priced = pricesDiffer(product)
  const options = product.variants.map((each) => {
    const parts = [variantName(product, each), priced && moneyText(line.priceAt(each)), each.sold_out && t('품절')]
    return { value: String(each.id), label: parts.filter(Boolean).join(' · ') }
  })
  return (
    <Select
      look="bare"
      label={t('{name} 옵션', { name: pick(product, 'name') })}
      options={options}
      value={String(variant.id)}
      onChange={(id) => actions.chooseVariant(line, Number(id))}
    />
  )
}

/** How many; where there is nothing to count, nothing. */
export function LineQuantity({ line, actions, first }: Part & { first: boolean }) {
  const t = usePhrases()
  const sayBound = useQuantityBounds()
  const name = useLineName()(line)
  if (line.state === 'gone') return null
  const isClass = line.state === 'offered' && line.product.kind === 'class'
  return (
    <div data-tour={first ? 'quantity' : undefined}>
      <Stepper
        value={line.quantity}
        min={quotationLimits.quantity.min}
        max={quotationLimits.quantity.max}
        onChange={(quantity) => actions.setQuantity(line, quantity)}
        onBeyond={sayBound}
        labels={{
          input: isClass ? t('{name} 인원', { name }) : t('{name} 수량', { name }),
          less: t('하나 빼기'),
          more: t('하나 더하기'),
        }}
      />
    </div>
  )
}

export function LineRemove({ line, actions }: Part) {
  const t = usePhrases()
  const name = useLineName()(line)
  return (
    <Tooltip text={t('빼기')}>
      <IconButton icon="close" label={t('{name} 빼기', { name })} onPress={() => actions.remove(line, name)} />
    </Tooltip>
  )
}

/** An amount of a line: of one, or of all. */
export function LineMoney({ line, of }: { line: PricedLine; of: 'price' | 'sum' }) {
  const moneyText = useMoneyText()
  if (line.state === 'waiting') return <Skeleton width="72px" height="20px" />
  return line.state === 'offered' ? moneyText(line[of]) : '–'
}
