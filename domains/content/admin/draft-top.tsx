import { Button } from '@sillage/admin-kit/button.tsx'
import { FormDialog } from '@sillage/admin-kit/form/form-panel.tsx'
import { Menu } from '@sillage/admin-kit/menu.tsx'
import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ComponentProps, useState } from 'react'

type Scheduled = { publish_at: string } | null
type Stand = { version: number | null; draft_version: number; scheduled: Scheduled; until_at?: string | null }
type Draft = {
  isChanged: boolean
  isOutdated: boolean
  undo: (() => void) | undefined
  redo: (() => void) | undefined
  settle: () => void
  insist: () => void
}
type Publishing = { publish_at?: string; until_at?: string; note: string }

type Props = {
  title: string
  crumb?: ComponentProps<typeof Top>['crumb']
  /** Where visitors see what is published; nowhere for a part of other pages. */
  href: string | null
  state: Stand
  draft: Draft
  save: { run: (input: undefined) => Promise<void>; pending: boolean }
  publish: (body: Publishing) => Promise<{ scheduled: Scheduled }>
  unschedule: () => Promise<unknown>
  /** Takes the page down; left out where there is always one. */
  withdraw?: () => Promise<unknown>
}

/** The bar above something with a draft: how it stands, steps back and forth, save and publish. */
export function DraftTop({ title, crumb, href, state, draft, save, publish, unschedule, withdraw }: Props) {
  const t = usePhrases()
  const [publishing, setPublishing] = useState(false)
  const { run: cancel } = useAction(unschedule, { done: () => t('게시 예약을 취소했어요.') })
  const { run: takeDown } = useAction(withdraw ?? unschedule, {
    done: () => t('페이지를 내렸어요. 초안은 그대로 있어요.'),
  })
  useShortcuts([
    { keys: 'mod+s', label: t('초안 저장'), always: true, run: () => void (draft.isChanged && save.run(undefined)) },
  ])
  return (
    <>
      <Top title={title} {...(crumb && { crumb })} fact={<Stands state={state} isChanged={draft.isChanged} />}>
        <Button icon="undo" aria-label={t('되돌리기')} disabled={!draft.undo} onClick={draft.undo} />
        <Button disabled={!draft.redo} onClick={draft.redo}>
          {t('다시 하기')}
        </Button>
        {href && state.version !== null && (
          <a className="btn" href={href} target="_blank" rel="noreferrer">
            {t('쇼핑몰에서 보기')}
          </a>
        )}
        <Menu
          button={<Button icon="more" aria-label={t('다른 작업')} />}
          items={[
            { label: t('저장하지 않은 내용 버리기'), run: draft.settle, disabled: !draft.isChanged },
            { label: t('게시 예약 취소'), run: () => void cancel(undefined), disabled: state.scheduled === null },
            withdraw !== undefined && {
              label: t('페이지 내리기'),
              run: () => void takeDown(undefined),
              disabled: state.version === null,
              danger: true,
            },
          ]}
        />
        <Button
          disabled={!draft.isChanged || draft.isOutdated || save.pending}
          onClick={() => void save.run(undefined)}
        >
          {t('초안 저장')}
        </Button>
        <Button look="main" disabled={draft.isChanged || state.draft_version === 0} onClick={() => setPublishing(true)}>
          {t('게시')}
        </Button>
      </Top>
      {draft.isOutdated && <Outdated onTake={draft.settle} onKeep={draft.insist} />}
      {publishing && <Publish publish={publish} canEnd={withdraw !== undefined} onClose={() => setPublishing(false)} />}
    </>
  )
}

function Stands({ state: { version, scheduled, until_at }, isChanged }: { state: Stand; isChanged: boolean }) {
  const t = usePhrases()
  const dates = useDates()
  if (isChanged) return <State tone="act">{t('저장 안 함')}</State>
  if (scheduled) return <State tone="wait">{t('{at}에 게시', { at: dates.shortDateTime(scheduled.publish_at) })}</State>
  if (version && until_at) return <State tone="go">{t('{at}까지 게시', { at: dates.shortDateTime(until_at) })}</State>
  return version ? <State tone="done">{t('게시 중')}</State> : <State tone="off">{t('게시 안 함')}</State>
}

/** Someone else was faster: what was written here is still there, and its writer decides. */
function Outdated({ onTake, onKeep }: { onTake: () => void; onKeep: () => void }) {
  const t = usePhrases()
  return (
    <div className="note note-act" role="alert">
      <span>{t('그사이 다른 분이 초안을 저장했어요. 작성한 내용은 그대로 있어요.')}</span>
      <span className="push" />
      <Button small onClick={onTake}>
        {t('저장된 초안 불러오기')}
      </Button>
      <Button small onClick={onKeep}>
        {t('내 내용으로 이어서 쓰기')}
      </Button>
    </div>
  )
}

const noTimes = { publish_at: null as string | null, until_at: null as string | null, note: '' }
type PublishProps = Pick<Props, 'publish'> & { canEnd: boolean; onClose: () => void }

function Publish({ publish, canEnd, onClose }: PublishProps) {
  const t = usePhrases()
  return (
    <FormDialog
      title={t('초안을 게시할까요?')}
      lead={t('저장한 초안을 게시해요. 시각을 비우면 바로 게시돼요.')}
      fields={[
        { name: 'publish_at', label: t('게시할 시각'), kind: 'moment', wide: true },
        ...(canEnd ? [{ name: 'until_at', label: t('내릴 시각'), kind: 'moment', wide: true } as const] : []),
        { name: 'note', label: t('메모'), kind: 'text', wide: true },
      ]}
      initial={noTimes}
      save={({ publish_at, until_at, note }) =>
        publish({ note, ...(publish_at && { publish_at }), ...(until_at && { until_at }) })
      }
      done={({ scheduled }) => (scheduled ? t('게시를 예약했어요.') : t('게시했어요.'))}
      button={t('게시')}
      onClose={onClose}
    />
  )
}
