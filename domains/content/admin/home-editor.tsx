import { errorsOf } from '@sillage/admin-kit/form/record-form.tsx'
import { LivePreview } from '@sillage/admin-kit/live-preview.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDraftSteps } from '@sillage/admin-kit/use-draft-steps.ts'
import { type FieldErrors, Problem } from '@sillage/kit/problem.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDebouncedValue } from '@sillage/web-kit/use-debounced-value.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PictureField } from '../../file/admin/picture-field.tsx'
import { useShop } from '../../shop.ts'
import type { HomeSheet } from '../home-contract.ts'
import type { HomeDesign } from '../home-design-contract.ts'
import { DraftTop } from './draft-top.tsx'
import { homeFacts } from './home-facts.ts'
import { HomeSectionsField } from './home-sections-field.tsx'
import { HomeSlidesField } from './home-slides-field.tsx'
import { Versions } from './versions.tsx'

/** What the first page shows, changed on the left and seen on the right. */
export function HomeEditor({ sheet }: { sheet: HomeSheet }) {
  const t = usePhrases()
  const { api, queries, cache } = useShop()
  const { homePage } = api.content
  const draft = useDraftSteps<HomeDesign>('home', { value: sheet.draft, version: sheet.draft_version })
  const design = draft.value
  const save = useAction(() => homePage.save({ body: { design, based_on: draft.version } }), {
    done: () => t('초안을 저장했어요.'),
    after(saved) {
      cache.setQueryData(queries.content.homePage.show().queryKey, saved)
      draft.settle()
    },
  })
  const look = useLook(design)
  const errors = look.errors ?? save.errors
  return (
    <>
      <DraftTop
        title={t('홈 화면')}
        href="/"
        state={sheet}
        draft={draft}
        save={save}
        publish={(body) => homePage.publish({ body: { ...body, draft_version: sheet.draft_version } })}
        unschedule={() => homePage.unschedule()}
      />
      <div className="editor">
        <div className="body">
          <HomeFields design={design} onChange={draft.change} errors={errors} />
          <Versions
            versions={sheet.versions}
            current={homeFacts(design)}
            load={async (version) => homeFacts((await homePage.showVersion({ params: { version } })).design)}
            restore={(version) => homePage.restore({ params: { version } })}
            onRestored={draft.settle}
          />
        </div>
        <LivePreview address={`/?preview=${sheet.preview_key}`} draft={look.content} />
      </div>
    </>
  )
}

type FieldsProps = { design: HomeDesign; onChange: (design: HomeDesign) => void; errors: FieldErrors }

function HomeFields({ design, onChange, errors }: FieldsProps) {
  const t = usePhrases()
  const change = (changes: Partial<HomeDesign>) => onChange({ ...design, ...changes })
  return (
    <>
      <Part title={t('첫 화면 슬라이드')}>
        <HomeSlidesField
          slides={design.slides}
          onChange={(slides) => change({ slides })}
          errors={errorsOf(errors, 'design.slides')}
        />
      </Part>
      <Part title={t('섹션')} fact={t('보이는 순서예요. 끌거나 Alt+↑↓로 옮겨요.')}>
        <HomeSectionsField
          sections={design.sections}
          onChange={(sections) => change({ sections })}
          errors={errorsOf(errors, 'design.sections')}
        />
      </Part>
      <Part title={t('수업 사진')}>
        <PictureField
          label={t('다가오는 수업 옆에 보이는 사진')}
          value={design.class_picture}
          onChange={(class_picture) => change({ class_picture })}
          errors={errorsOf(errors, 'design.class_picture')}
          optional
        />
      </Part>
    </>
  )
}

const pauseMs = 400

/** What was typed, as the shop will draw it; and what the shop would refuse of it. */
function useLook(design: HomeDesign) {
  const { queries } = useShop()
  const settled = useDebouncedValue(JSON.stringify(design), pauseMs)
  const { data, error } = useQuery({
    ...queries.content.homePage.look({ body: { design: JSON.parse(settled) } }),
    placeholderData: keepPreviousData,
  })
  return { content: data ?? null, errors: error instanceof Problem ? error.errors : undefined }
}
