import { Icon } from '@sillage/ui/icon.tsx'
import type { ComponentProps } from 'react'
import './product-search-box.css'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'className' | 'type'> & {
  value: string
  onChange: (keyword: string) => void
}

/** Where something is looked for among what the shop sells, to be put on a list of one's own. */
export function ProductSearchBox({ onChange, ...input }: Props) {
  return (
    <search className="product-search">
      <Icon name="search" />
      <input
        {...input}
        className="input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ target }) => onChange(target.value)}
      />
    </search>
  )
}
