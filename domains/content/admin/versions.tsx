import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { SmallTable } from '@sillage/admin-kit/list/small-table.tsx'
import { Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { changesBetween, type Fact } from './facts.ts'

type Version = { version: number; note: string; publish_at: string; published_at: string | null }
type Props = {
  versions: readonly Version[]
  /** What is being written now. */
  current: readonly Fact[]
  load: (version: number) => Promise<Fact[]>
  restore: (version: number) => Promise<unknown>
  onRestored?: () => void
}

/** Everything that was published: compared with what is written now, and made the draft again. */
export function Versions({ versions, current, load, restore, onRestored }: Props) {
  const t = usePhrases()
  const dates = useDates()
  const [compared, setCompared] = useState<{ version: number; facts: Fact[] } | null>(null)
  const { run: compare, pending } = useAction(async (version: number) => ({ version, facts: await load(version) }), {
    after: setCompared,
  })
  return (
    <Part title={t('버전')}>
      <SmallTable
        label={t('버전')}
        rows={versions}
        keyOf={({ version }) => version}
        empty={t('아직 게시한 적이 없어요.')}
        columns={[
          { key: 'version', label: t('버전'), cell: ({ version }) => version },
          {
            key: 'published_at',
            label: t('게시 일시'),
            cell: ({ published_at, publish_at }) =>
              published_at ? (
                <span className="mute">{dates.shortDateTime(published_at)}</span>
              ) : (
                <State tone="wait">{dates.shortDateTime(publish_at)}</State>
              ),
          },
          { key: 'note', label: t('메모'), fill: true, cell: ({ note }) => note },
          {
            key: 'compare',
            label: t('관리'),
            align: 'end',
            cell: ({ version }) => (
              <Button small disabled={pending} onClick={() => void compare(version)}>
                {t('비교')}
              </Button>
            ),
          },
        ]}
      />
      {compared && (
        <Compare
          version={compared.version}
          changes={changesBetween(compared.facts, current)}
          restore={restore}
          onRestored={onRestored}
          onClose={() => setCompared(null)}
        />
      )}
    </Part>
  )
}

type CompareProps = Pick<Props, 'restore' | 'onRestored'> & {
  version: number
  changes: ReturnType<typeof changesBetween>
  onClose: () => void
}

/** What changed since a version, and the way back to it. */
function Compare({ version, changes, restore, onRestored, onClose }: CompareProps) {
  const t = usePhrases()
  const { run, pending } = useAction(restore, {
    done: () => t('이전 버전을 초안으로 불러왔어요. 게시해야 보여요.'),
    after() {
      onRestored?.()
      onClose()
    },
  })
  return (
    <Dialog
      title={t('버전 {version} 이후 바뀐 점', { version })}
      width={820}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('닫기')}</Button>
          <Button look="main" disabled={pending || changes.length === 0} onClick={() => void run(version)}>
            {t('이 버전으로 되돌리기')}
          </Button>
        </>
      }
    >
      <div className="version-changes">
        <SmallTable
          label={t('바뀐 점')}
          rows={changes}
          keyOf={({ id }) => id}
          empty={t('지금 쓰는 초안과 같아요.')}
          columns={[
            { key: 'label', label: t('항목'), cell: ({ labels }) => labels.map((label) => t(label)).join(' ') },
            { key: 'before', label: t('그때 내용'), cell: ({ before }) => <del>{before || '–'}</del> },
            { key: 'after', label: t('지금 초안'), cell: ({ after }) => <ins>{after || '–'}</ins> },
          ]}
        />
      </div>
    </Dialog>
  )
}
