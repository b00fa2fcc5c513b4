import { errorsOf } from '@sillage/admin-kit/form/record-form.tsx'
import { LivePreview } from '@sillage/admin-kit/live-preview.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDraftSteps } from '@sillage/admin-kit/use-draft-steps.ts'
import { Problem } from '@sillage/kit/problem.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useShop } from '../../shop.ts'
import type { CmsSheet, Published } from '../cms-contract.ts'
import { cmsPlaces } from '../cms-words.ts'
import { CmsDraft } from './cms-draft.tsx'
import { cmsFacts } from './cms-facts.ts'
import { DraftTop } from './draft-top.tsx'
import { Versions } from './versions.tsx'

/** A page that is written on the left and seen on the right. */
export function CmsEditor({ page }: { page: CmsSheet }) {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const { cms } = api.content
  const { name } = page
  const params = { name }
  const draft = useDraftSteps<Published>(`cms:${name}`, { value: page.draft, version: page.draft_version })
  const save = useAction(() => cms.save({ params, body: { ...draft.value, based_on: draft.version } }), {
    done: () => t('초안을 저장했어요.'),
    after(saved) {
      cache.setQueryData(queries.content.cms.show({ params }).queryKey, saved)
      draft.settle()
    },
  })
  const look = useLook(name, draft.value)
  const errors = look.errors ?? save.errors
  const address = `/contents/${name}`
  return (
    <>
      <DraftTop
        title={page.title}
        crumb={{ to: '/pages', label: t('페이지') }}
        href={cmsPlaces.includes(name) && name !== 'company' ? null : address}
        state={{ ...page, until_at: page.versions.find(({ version }) => version === page.version)?.until_at ?? null }}
        draft={draft}
        save={save}
        publish={(body) => cms.publish({ params, body: { ...body, draft_version: page.draft_version } })}
        unschedule={() => cms.unschedule({ params })}
        withdraw={() => cms.withdraw({ params })}
      />
      <div className="editor">
        <div className="body">
          <CmsDraft
            value={draft.value}
            onChange={draft.change}
            errors={{ template: errorsOf(errors, 'template'), link: errorsOf(errors, 'link') }}
          />
          <Versions
            versions={page.versions}
            current={cmsFacts(draft.value)}
            load={async (version) => cmsFacts(await cms.showVersion({ params: { name, version } }))}
            restore={(version) => cms.restore({ params: { name, version } })}
            onRestored={draft.settle}
          />
        </div>
        <LivePreview address={`${address}?preview=${page.preview_key}`} draft={look.content} />
      </div>
    </>
  )
}

const pauseMs = 400

/** What was typed, as the shop will draw it; and what the shop would refuse of it. */
function useLook(name: string, value: Published) {
  const { queries } = useShop()
  const settled = useDebouncedValue(JSON.stringify(value), pauseMs)
  const { data, error } = useQuery({
    ...queries.content.cms.look({ params: { name }, body: JSON.parse(settled) }),
    enabled: value.template !== null,
    placeholderData: keepPreviousData,
  })
  return { content: data ?? null, errors: error instanceof Problem ? error.errors : undefined }
}
