import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { Progress } from '@sillage/admin-kit/progress.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import type { GlossaryEntry } from '../glossary-contract.ts'

const blank: GlossaryEntry = { korean: '', english: '', note: '' }

/** The shop's own words with their English. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const [edited, setEdited] = useState<GlossaryEntry | null>(null)
  return (
    <>
      <Top title={t('용어집과 번역률')} crumb={{ to: '/translations', label: t('번역') }}>
        <Button look="main" icon="plus" onClick={() => setEdited(blank)}>
          {t('용어 추가')}
        </Button>
      </Top>
      <div className="body body-narrow">
        <Coverage />
        <Part title={t('용어집')} fact={t('가게에서 쓰는 말과 그 영어예요. 기계 번역도 이 말을 따라요.')}>
          <Loaded query={queries.translation.glossary.list()}>
            {({ data }) => (
              <SmallTable
                label={t('용어집')}
                rows={data}
                keyOf={({ korean }) => korean}
                empty={t('아직 용어가 없어요.')}
                columns={[
                  { key: 'korean', label: t('한국어'), cell: ({ korean }) => korean },
                  { key: 'english', label: t('영어'), cell: ({ english }) => english },
                  {
                    key: 'note',
                    label: t('메모'),
                    fill: true,
                    cell: ({ note }) => <span className="mute">{note}</span>,
                  },
                  { key: 'edit', label: t('관리'), cell: (entry) => <Actions entry={entry} onEdit={setEdited} /> },
                ]}
              />
            )}
          </Loaded>
        </Part>
      </div>
      {edited && <Form key={edited.korean} entry={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

const areaNames = {
  phrases: { label: '쇼핑몰 문구', to: '/translations' },
  products: { label: '상품', to: '/products?english=missing' },
  categories: { label: '카테고리', to: '/categories' },
  stores: { label: '매장', to: '/stores' },
  recipes: { label: '레시피', to: '/recipes' },
  promotions: { label: '기획전', to: '/promotions' },
  popups: { label: '팝업', to: '/popups' },
} as const

/** How much of each area, and of each page that staff put together, can be read in English. */
function Coverage() {
  const t = usePhrases()
  const { queries } = useShop()
  return (
    <Part title={t('번역률')}>
      <Loaded query={queries.translation.staff.coverage()}>
        {({ data }) => (
          <div className="stack padded">
            {data.map(({ area, name, total, english }) => {
              const { label, to } =
                area === 'page' ? { label: t('페이지 {name}', { name }), to: `/pages/${name}` } : areaNames[area]
              return (
                <div key={`${area} ${name}`} className="row">
                  <span className="grow">
                    <Progress label={t(label)} done={total === 0 ? 1 : english} total={Math.max(total, 1)} />
                  </span>
                  <Link className="link" to={to}>
                    {t('{english}/{total}', { english: english.toLocaleString(), total: total.toLocaleString() })}
                  </Link>
                </div>
              )
            })}
          </div>
        )}
      </Loaded>
    </Part>
  )
}

type ActionsProps = { entry: GlossaryEntry; onEdit: (entry: GlossaryEntry) => void }

function Actions({ entry, onEdit }: ActionsProps) {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.translation.glossary.remove({ query: { korean: entry.korean } }), {
    done: ({ message }) => t(message),
  })
  return (
    <span className="nowrap">
      <Button small onClick={() => onEdit(entry)}>
        {t('고치기')}
      </Button>
      <Button small look="quiet" disabled={pending} onClick={() => void run(undefined)}>
        {t('지우기')}
      </Button>
    </span>
  )
}

function Form({ entry, onClose }: { entry: GlossaryEntry; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const isNew = entry.korean === ''
  return (
    <FormDialog<GlossaryEntry, GlossaryEntry>
      title={isNew ? t('용어 추가') : t('용어 수정')}
      fields={[
        ...(isNew ? [{ name: 'korean', label: t('한국어'), kind: 'text', wide: true } as const] : []),
        { name: 'english', label: t('영어'), kind: 'text', wide: true },
        { name: 'note', label: t('메모'), kind: 'text', wide: true },
      ]}
      initial={entry}
      save={(values, _, was) => api.translation.glossary.save({ body: { ...values, was: was.english } })}
      done={() => t('저장했어요.')}
      onClose={onClose}
    />
  )
}
