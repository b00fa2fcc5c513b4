import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useShop } from '../../shop.ts'

/** Pages that staff put together, the one changed last first. */
export function Component() {
  const t = usePhrases()
  const dates = useDates()
  const { queries } = useShop()
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Top title={t('페이지')}>
        <Button look="main" icon="plus" onClick={() => setAdding(true)}>
          {t('페이지 만들기')}
        </Button>
      </Top>
      <div className="body">
        <Loaded query={queries.content.cms.list()}>
          {({ data }) => (
            <SmallTable
              label={t('페이지 목록')}
              rows={data}
              keyOf={({ name }) => name}
              empty={t('아직 페이지가 없어요.')}
              columns={[
                {
                  key: 'name',
                  label: t('주소에 쓰는 이름'),
                  cell: ({ name }) => (
                    <Link className="link" to={`/pages/${name}`}>
                      {name}
                    </Link>
                  ),
                },
                { key: 'title', label: t('제목'), fill: true, cell: ({ title }) => title },
                {
                  key: 'state',
                  label: t('상태'),
                  cell: ({ version, scheduled }) =>
                    scheduled ? (
                      <State tone="wait">{t('게시 예약')}</State>
                    ) : version ? (
                      <State tone="done">{t('게시 중')}</State>
                    ) : (
                      <State tone="off">{t('게시 안 함')}</State>
                    ),
                },
                { key: 'version', label: t('버전'), align: 'end', cell: ({ version }) => version },
                {
                  key: 'changed_at',
                  label: t('수정 일시'),
                  cell: ({ changed_at }) => <span className="mute">{dates.shortDateTime(changed_at)}</span>,
                },
              ]}
            />
          )}
        </Loaded>
      </div>
      {adding && <Add onClose={() => setAdding(false)} />}
    </>
  )
}

/** A new page begins with one heading. */
function Add({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const navigate = useNavigate()
  return (
    <FormDialog
      title={t('페이지 만들기')}
      lead={t('게시하기 전에는 아무도 보지 못해요.')}
      fields={[
        { name: 'name', label: t('주소에 쓰는 이름'), kind: 'text', wide: true, hint: t('영문 소문자, 숫자, -') },
        { name: 'title', label: t('제목'), kind: 'text', both: true },
      ]}
      initial={{ name: '', title: '', title_en: '' }}
      save={({ name, title, title_en }) => {
        const node = (id: string, tag: string, props: object, children: object[] = []) => ({
          id,
          tag,
          option: { class: '', style: '', props: { innerText: '', innerText_en: '', ...props } },
          children,
        })
        const template = node('page', 'div', {}, [node('title', 'h1', { innerText: title, innerText_en: title_en })])
        return api.content.cms.save({ params: { name }, body: { template, link: '', based_on: 0 } })
      }}
      after={({ name }) => navigate(`/pages/${name}`)}
      button={t('만들기 시작')}
      onClose={onClose}
    />
  )
}
