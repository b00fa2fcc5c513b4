import { JsonLd } from './json-ld.tsx'
import { breadcrumbThing, type Step } from './json-ld-breadcrumb.ts'
import { useOrigin } from './origin.ts'
import { pageAddress } from './page-address.ts'
import { type Shared, SharedMeta } from './page-shared-meta.tsx'
import { usePhrasebook } from './phrases.ts'

type Props = Shared & {
  /** The breadcrumb from the home page to here. */
  trail?: readonly Step[]
  /** The title already names the house. */
  whole?: boolean
}

/** What a page is called in a tab, in a search result and in a shared link, and by its one true address. */
export function PageMeta(props: Props) {
  const { title, description, path, trail, whole } = props
  const { locale } = usePhrasebook()
  const place = { origin: useOrigin(), locale }
  return (
    <>
      <title>{whole ? title : `${title} · Sillage`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={pageAddress(path, place)} />
      {import.meta.env.SSR && <SharedMeta {...props} place={place} />}
      {trail && <JsonLd thing={import.meta.env.SSR ? breadcrumbThing(trail, place) : null} />}
    </>
  )
}
