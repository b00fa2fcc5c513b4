import { Button } from '@sillage/admin-kit/button.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useShop } from '../../shop.ts'
import type { StaffProduct } from '../staff-contract.ts'
import { Thumb } from './thumb.tsx'

type Props = { label: string; onPick: (id: number) => void; disabled?: boolean }

/** Finds a product by its name or code and picks it. */
export function ProductPicker({ label, onPick, disabled = false }: Props) {
  const pick = useLocalizedField()
  return (
    <Finder label={label} disabled={disabled}>
      {(product, done) => (
        <li key={product.id}>
          <Thumb picture={product.picture} />
          <Button look="quiet" onClick={() => [onPick(product.id), done()]}>
            {pick(product, 'name')}
          </Button>
        </li>
      )}
    </Finder>
  )
}

/** Finds a product and picks one of the options it is sold in. */
export function VariantPicker({ label, onPick, disabled = false }: Props) {
  const pick = useLocalizedField()
  return (
    <Finder label={label} disabled={disabled}>
      {(product, done) =>
        product.variants.map((variant) => (
          <li key={variant.id}>
            <Thumb picture={product.picture} />
            <Button look="quiet" onClick={() => [onPick(variant.id), done()]}>
              {[pick(product, 'name'), pick(variant, 'name')].filter(Boolean).join(' ')}
            </Button>
            <span className="push mute">{variant.sku}</span>
          </li>
        ))
      }
    </Finder>
  )
}

type FinderProps = {
  label: string
  disabled: boolean
  children: (product: StaffProduct, done: () => void) => ReactNode
}

function Finder({ label, disabled, children }: FinderProps) {
  const { queries } = useShop()
  const [keyword, setKeyword] = useState('')
  const query = queries.staffProducts.list({ query: { keyword, limit: 6 } })
  const { data } = useQuery({ ...query, enabled: keyword.trim().length > 0 })
  return (
    <div className="stack padded">
      <input
        className="input"
        type="search"
        disabled={disabled}
        aria-label={label}
        placeholder={label}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      {keyword.trim() !== '' && (
        <ul className="lines">{data?.data.map((product) => children(product, () => setKeyword('')))}</ul>
      )}
    </div>
  )
}
