import type { Thing } from './json-ld.tsx'
import { type Place, pageAddress } from './page-address.ts'

export type Step = { label: string; href?: string }

/** The breadcrumb of a page, as a search result shows it above the title. The page itself needs no address. */
export const breadcrumbThing = (trail: readonly Step[], place: Place): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    ...(href && { item: pageAddress(href, place) }),
  })),
})
