import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Menu } from '@sillage/admin-kit/menu.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { CmsSheet } from '../cms-contract.ts'
import { cmsPlaces } from '../cms-words.ts'
import { CmsDraft } from './cms-draft.tsx'

/** One page: its draft, what is published, and its versions. */
export function Component() {
  const { queries } = useShop()
  const name = useParams().name ?? ''
  return (
    <Loaded query={queries.content.cms.show({ params: { name } })}>
      {(page) => <Sheet key={page.draft_version} page={page} />}
    </Loaded>
  )
}

function Sheet({ page }: { page: CmsSheet }) {
  const t = usePhrases()
  const { api } = useShop()
  const [publishing, setPublishing] = useState(false)
  const params = { name: page.name }
  const address = page.name === 'company' ? '/company' : `/contents/${page.name}`
  const { run: withdraw } = useAction(() => api.content.cms.withdraw({ params }), {
    done: () => t('페이지를 내렸어요. 초안은 그대로 있어요.'),
  })
  const { run: unschedule } = useAction(() => api.content.cms.unschedule({ params }), {
    done: () => t('게시 예약을 취소했어요.'),
  })
  return (
    <>
      <Top title={page.title} crumb={{ to: '/pages', label: t('페이지') }} fact={<PageState page={page} />}>
        {page.version !== null && !cmsPlaces.includes(page.name) && (
          <a className="btn" href={address} target="_blank" rel="noreferrer">
            {t('쇼핑몰에서 보기')}
          </a>
        )}
        <a className="btn" href={`${address}?preview=${page.preview_key}`} target="_blank" rel="noreferrer">
          {t('초안 미리 보기')}
        </a>
        <Menu
          button={<Button icon="more" aria-label={t('다른 작업')} />}
          items={[
            { label: t('게시 예약 취소'), run: () => void unschedule(undefined), disabled: page.scheduled === null },
            {
              label: t('페이지 내리기'),
              run: () => void withdraw(undefined),
              disabled: page.version === null,
              danger: true,
            },
          ]}
        />
        <Button look="main" onClick={() => setPublishing(true)}>
          {t('게시')}
        </Button>
      </Top>
      <div className="body">
        <div className="cols cols-wide">
          <CmsDraft page={page} />
          <Versions page={page} />
        </div>
      </div>
      {publishing && <Publish page={page} onClose={() => setPublishing(false)} />}
    </>
  )
}

function PageState({ page: { version, scheduled } }: { page: CmsSheet }) {
  const t = usePhrases()
  const dates = useDates()
  if (scheduled) return <State tone="wait">{t('{at}에 게시', { at: dates.shortDateTime(scheduled.publish_at) })}</State>
  return version ? <State tone="done">{t('게시 중')}</State> : <State tone="off">{t('게시 안 함')}</State>
}

function Versions({ page }: { page: CmsSheet }) {
  const t = usePhrases()
  const dates = useDates()
  const { api } = useShop()
  const { run: restore, pending } = useAction(
    (version: number) => api.content.cms.restore({ params: { name: page.name, version } }),
    { done: () => t('이전 버전을 초안으로 불러왔어요. 게시해야 보여요.') },
  )
  return (
    <Part title={t('이전 버전')}>
      <SmallTable
        label={t('이전 버전')}
        rows={page.versions}
        keyOf={({ version }) => version}
        empty={t('아직 게시한 적이 없어요.')}
        columns={[
          { key: 'version', label: t('버전'), cell: ({ version }) => version },
          {
            key: 'published_at',
            label: t('게시 일시'),
            cell: ({ published_at, publish_at }) => (
              <span className="mute">{dates.shortDateTime(published_at ?? publish_at)}</span>
            ),
          },
          { key: 'note', label: t('메모'), fill: true, cell: ({ note }) => note },
          {
            key: 'restore',
            label: t('관리'),
            align: 'end',
            cell: ({ version }) => (
              <Button small disabled={pending} onClick={() => restore(version)}>
                {t('되살리기')}
              </Button>
            ),
          },
        ]}
      />
    </Part>
  )
}

function Publish({ page, onClose }: { page: CmsSheet; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <FormDialog
      title={t('초안을 게시할까요?')}
      lead={t('저장한 초안을 게시해요. 시각을 비우면 바로 게시돼요.')}
      fields={[
        { name: 'publish_at', label: t('게시할 시각'), kind: 'moment', wide: true },
        { name: 'note', label: t('메모'), kind: 'text', wide: true },
      ]}
      initial={{ publish_at: null as string | null, note: '' }}
      save={({ publish_at, note }) =>
        api.content.cms.publish({
          params: { name: page.name },
          body: { draft_version: page.draft_version, note, ...(publish_at && { publish_at }) },
        })
      }
      done={({ scheduled }) => (scheduled ? t('게시를 예약했어요.') : t('게시했어요.'))}
      button={t('게시')}
      onClose={onClose}
    />
  )
}
