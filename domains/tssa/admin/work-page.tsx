import { Button } from '@sillage/admin-kit/button.tsx'
import { RowsField } from '@sillage/admin-kit/form/rows-field.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { Picture } from '@sillage/kit/schemas.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { PictureField } from '../../file/admin/picture-field.tsx'
import { useShop } from '../../shop.ts'
import type { Work } from '../contract.ts'

type Draft = Omit<Work, 'picture'> & { picture: Picture | null }

const blank: Draft = { title: '', title_en: '', text: '', text_en: '', picture: null }

/** What graduates made, as the school's first page shows it. */
export function Component() {
  const { queries } = useShop()
  return <Loaded query={queries.tssa.works()}>{(works) => <Works works={works} />}</Loaded>
}

function Works({ works }: { works: readonly Work[] }) {
  const t = usePhrases()
  const { api } = useShop()
  const [rows, setRows] = useState<Draft[]>([...works])
  // A missing picture is refused by the endpoint.
  const { run, pending, errors } = useAction(() => api.staffCourses.works({ body: { works: rows as Work[] } }), {
    done: () => t('저장했어요.'),
  })
  return (
    <>
      <Top title={t('수료생 작품')}>
        <Button look="main" disabled={pending} onClick={() => run(undefined)}>
          {t('저장')}
        </Button>
      </Top>
      <div className="body">
        <RowsField<Draft>
          label={t('작품 목록')}
          rows={rows}
          fields={[
            { name: 'title', label: t('제목'), kind: 'text', both: true },
            { name: 'text', label: t('재료 소개'), kind: 'text', both: true },
            {
              name: 'picture',
              label: t('사진'),
              kind: 'custom',
              draw: (value, change) => (
                <PictureField label={t('사진')} value={value as Picture | null} onChange={change} />
              ),
            },
          ]}
          blank={blank}
          onChange={setRows}
          errors={Object.values(errors).flat()}
        />
      </div>
    </>
  )
}
