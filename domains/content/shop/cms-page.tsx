import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageMeta } from '@sillage/web-kit/page-meta.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { throwNotFound } from '@sillage/web-kit/throw-not-found.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router'
import { PageShare } from '../../catalog/shop/share/page-share.tsx'
import { prime, useShop } from '../../shop.ts'
import { titleNode, wordsNode } from '../cms-title.ts'
import { cmsPlaces } from '../cms-words.ts'
import { BannerDraft } from './banner-draft.tsx'
import { cmsQuery } from './cms-query.ts'
import { CmsView } from './cms-view.tsx'
import { DraftMark } from './draft-mark.tsx'

const primePage = prime((queries, { params, query }) => [
  cmsQuery(queries, { name: params.path, key: query.get('preview') }),
  queries.kakao.show(),
])

export function loader(args: LoaderFunctionArgs) {
  const isDraft = Boolean(new URL(args.request.url).searchParams.get('preview'))
  // What stands on other pages is none of its own: here its draft alone is looked at.
  return cmsPlaces.includes(args.params.path ?? '') && !isDraft ? throwNotFound() : primePage(args)
}

/** A page written by the operator, under the name it was given; with a key, as it would look. */
export function Component() {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { path } = useParams()
  const [query] = useSearchParams()
  const key = query.get('preview')
  const asked = cmsQuery(queries, { name: path, key })
  const { data: page } = useSuspenseQuery(asked)
  if (!page.template) return null // The loader has refused what has no template.
  const [title, words] = [titleNode(page.template), wordsNode(page.template)]
  const said = (node: typeof title) =>
    node ? pick(node.option.props, 'innerText') : t('실라주 · 머무는 향을 만드는 집')
  const shown = { title: said(title), description: said(words), path: `/contents/${path}` }
  return (
    <div className="page">
      <PageMeta {...shown} />
      {key && <DraftMark follow={asked.queryKey} />}
      {path === 'banner' ? (
        <BannerDraft template={page.template} link={page.link} />
      ) : (
        <CmsView name={path ?? ''} template={page.template} link={page.link} />
      )}
      {!key && (
        <p className="mt-8">
          <PageShare page={{ ...shown, picture: undefined }} />
        </p>
      )}
    </div>
  )
}
