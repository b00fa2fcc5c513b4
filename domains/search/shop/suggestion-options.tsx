import { Anchor } from '@sillage/ui/anchor.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Picture } from '@sillage/ui/picture.tsx'
import { Price } from '@sillage/ui/price.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { usePriceText } from '../../catalog/shop/price-text.ts'
import { useMyPrice } from '../../catalog/shop/use-my-price.ts'
import { productPath } from '../../catalog/words.ts'
import type { Suggestions } from '../contract.ts'
import { searchHref } from './search-address.ts'
import { useLogClick } from './use-log-click.ts'

type Shared = { id: string; selected: boolean; keyword: string; onGo: () => void }

function Option({
  id,
  selected,
  href,
  onGo,
  children,
}: Omit<Shared, 'keyword'> & { href: string; children: ReactNode }) {
  return (
    <Anchor
      id={id}
      role="option"
      aria-selected={selected}
      tabIndex={-1}
      href={href}
      onClick={onGo}
      // The box keeps the focus, or the list would be gone before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </Anchor>
  )
}

export function WordOption({ word, href, keyword, ...shared }: Shared & { word: string; href?: string }) {
  return (
    <Option {...shared} href={href ?? searchHref({ keyword: word })}>
      <Icon name="search" size="sm" />
      <span>
        <Marked text={word} keyword={keyword} />
      </span>
    </Option>
  )
}

type Category = Suggestions['categories'][number]

export function CategoryOption({ category, keyword, ...shared }: Shared & { category: Category }) {
  const pick = useLocalizedField()
  return (
    <Option {...shared} href={`/shop/category/${category.id}`}>
      <Icon name="chevron-right" size="sm" />
      <span>
        <Marked text={pick(category, 'name')} keyword={keyword} />
      </span>
    </Option>
  )
}

type Product = Suggestions['products'][number]

export function ProductOption({ product, keyword, onGo, ...shared }: Shared & { product: Product }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const priceText = usePriceText()
  const logClick = useLogClick()
  const { amount, list } = priceText(useMyPrice(product))
  function open() {
    logClick(keyword, product.id)
    onGo()
  }
  return (
    <Option {...shared} onGo={open} href={productPath(product)}>
      <Picture {...product.picture} className="suggest-thumb" sizes="48px" alt="" />
      <span>
        <Marked text={pick(product, 'name')} keyword={keyword} />
        <span className="suggest-kind">
          {product.sold_out ? t(product.kind === 'class' ? '마감' : '품절') : pick(product, 'type_label')}
        </span>
      </span>
      <span className="suggest-end">
        <Price amount={amount} list={list} stacked />
      </span>
    </Option>
  )
}

type Content = Suggestions['contents'][number]
const kinds = { recipe: '만들기', notice: '공지', select: '셀렉트', promotion: '프로모션' }

export function ContentOption({ content, keyword, ...shared }: Shared & { content: Content }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  return (
    <Option {...shared} href={content.href}>
      <Icon name="file" size="sm" />
      <span>
        <Marked text={pick(content, 'title')} keyword={keyword} />
      </span>
      <span className="suggest-end suggest-kind">{t(kinds[content.kind])}</span>
    </Option>
  )
}

/** A text with what was typed in it set off. */
function Marked({ text, keyword }: { text: string; keyword: string }) {
  const at = text.toLowerCase().indexOf(keyword.toLowerCase())
  if (at < 0) return text
  const end = at + keyword.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  )
}
