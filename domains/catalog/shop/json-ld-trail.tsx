import { JsonLd } from '@sillage/web-kit/json-ld.tsx'
import { usePageAddress } from './page-address.ts'

export type Step = { label: string; href?: string }

/** The way to a page, as a search result shows it above the title. The page itself needs no address. */
export function TrailJsonLd({ trail }: { trail: readonly Step[] }) {
  const addressOf = usePageAddress()
  const itemListElement = trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href && { item: addressOf(href) }),
  }))
  return <JsonLd thing={{ '@type': 'BreadcrumbList', itemListElement }} />
}
