import { Stepper } from '@sillage/ui/stepper.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuantityBounds } from '@sillage/web-kit/use-quantity-bounds.ts'
import type { Product } from '../contract.ts'
import type { Choice } from './product-choice.ts'

type Props = { product: Product; choice: Choice; onChange: (quantity: number) => void }

/** How many, between the least and the most, and why not fewer or more. */
export function ProductQuantity({ product, choice, onChange }: Props) {
  const t = usePhrases()
  const sayBound = useQuantityBounds()
  const { kind, min_quantity, max_quantity } = product
  const { quantity, limits, variant } = choice
  const isClass = kind === 'class'
  const label = t(isClass ? '인원' : '수량')
  const labels = {
    input: label,
    less: t(isClass ? '한 명 빼기' : '하나 빼기'),
    more: t(isClass ? '한 명 더하기' : '하나 더하기'),
  }
  const left = variant?.left ?? null
  return (
    <div className="part">
      <div className="part-row">
        <span className="small soft">{label}</span>
        <Stepper value={quantity} onChange={onChange} {...limits} labels={labels} onBeyond={sayBound} />
      </div>
      <div className="quantity-words">
        {left !== null && (
          <p className="few">
            {isClass ? t('{count}자리 남았어요', { count: left }) : t('{left}개 남았어요', { left })}
          </p>
        )}
        {min_quantity > 1 && (
          <p>{t(isClass ? '{min}명부터 신청할 수 있어요' : '{min}개부터 살 수 있어요', { min: min_quantity })}</p>
        )}
        {max_quantity !== null && (
          <p>
            {t(isClass ? '한 번에 {max}명까지 신청할 수 있어요' : '한 번에 {max}개까지 살 수 있어요', {
              max: max_quantity,
            })}
          </p>
        )}
      </div>
    </div>
  )
}
