import { Anchor } from '@sillage/ui/anchor.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { counted } from '../../insight/shop/count-clicks.ts'
import { useShop } from '../../shop.ts'
import { bannerWidths } from '../banner-widths.ts'
import type { CmsNode } from '../cms-node-contract.ts'
import { closeBanner } from './banner-closing.ts'
import './banner.css'

type Queries = ReturnType<typeof useShop>['queries']

export const bannerQuery = ({ content }: Queries) => content.cms.published({ params: { name: 'banner' } })

/** The banner as staff published it; nothing where there is none. */
export function useBanner() {
  const { queries } = useShop()
  const { data } = useSuspenseQuery(bannerQuery(queries))
  return data
}

/** The banner's words, and the button that sends it away for today. */
export function Banner() {
  const t = usePhrases()
  const { template, link } = useBanner()
  if (!template) return null
  const words = <BannerWords node={template} />
  return (
    <>
      <p className="banner-words">
        {link ? (
          <Anchor href={link} {...counted('banners', 'banner')}>
            {words}
          </Anchor>
        ) : (
          words
        )}
      </p>
      {template.option.props.closable && (
        <button type="button" className="banner-close" aria-label={t('오늘은 이 안내 닫기')} onClick={closeBanner}>
          <Icon name="close" size="sm" />
        </button>
      )}
    </>
  )
}

/** Only text, and for which screens it is: nothing that staff typed becomes markup. */
export function BannerWords({ node }: { node: CmsNode }) {
  const pick = useLocalizedField()
  const { class: className, props } = node.option
  return (
    <span className={bannerWidths.has(className) ? className : undefined}>
      {props.innerText && pick(props, 'innerText')}
      {node.children.map((child) => (
        <Fragment key={child.id}>
          <BannerWords node={child} />{' '}
        </Fragment>
      ))}
    </span>
  )
}
