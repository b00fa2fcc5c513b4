import { Button } from '@sillage/admin-kit/button.tsx'
import { openDownload } from '@sillage/admin-kit/save-file.ts'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import type { ExportFile } from '@sillage/domains/export/contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { menu } from './menu.ts'

const lookMs = 1_000
const isOpen = ({ state }: ExportFile) => state === 'waiting' || state === 'running'

/** Files that are being made, and those that are ready. They stay in sight on every screen. */
export function ExportTray() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data } = useQuery({
    ...queries.staffExports.list(),
    refetchInterval: ({ state }) => (state.data?.data.some(isOpen) ? lookMs : false),
  })
  const files = data?.data ?? []
  if (files.length === 0) return null
  return (
    <section className="tray" aria-label={t('내보낸 파일')}>
      {files.slice(0, 4).map((file) => (
        <Row key={file.id} file={file} />
      ))}
    </section>
  )
}

function Row({ file }: { file: ExportFile }) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { id: file.id }
  // A link could not show the dialog that asks who one is: it is asked for first.
  const { run: take, pending } = useAction(() => api.staffSecurity.checkProof(), {
    after: () => openDownload(`/api/v1/staff/exports/${file.id}/file`),
  })
  const { run: remove, pending: removing } = useAction(() => api.staffExports.remove({ params }))
  const name = t(menu.flatMap(({ items }) => items).find(({ to }) => to === `/${file.list}`)?.label ?? '')
  return (
    <div className="tray-row">
      <span className="grow cut">
        <b>{name}</b> <span className="mute">{file.format === 'xlsx' ? t('엑셀') : 'CSV'}</span>
        <br />
        <Progress file={file} />
      </span>
      {file.state === 'done' && (
        <Button small disabled={pending} onClick={() => take(undefined)}>
          {t('받기')}
        </Button>
      )}
      <Button
        small
        look="quiet"
        icon="close"
        disabled={removing}
        aria-label={isOpen(file) ? t('{name} 내보내기 중단', { name }) : t('{name} 파일 지우기', { name })}
        onClick={() => remove(undefined)}
      />
    </div>
  )
}

function Progress({ file: { state, rows, total, failure } }: { file: ExportFile }) {
  const t = usePhrases()
  if (state === 'failed') return <span className="bad">{failure && t(failure)}</span>
  if (state === 'done')
    return <span className="mute">{t('{count}줄, 하루 동안 받을 수 있어요.', { count: rows })}</span>
  if (state === 'waiting') return <span className="mute">{t('대기 중이에요.')}</span>
  if (total === null) return <span className="mute">{t('{count}줄까지 만들었어요.', { count: rows })}</span>
  return (
    <>
      <progress aria-label={t('진행률')} max={Math.max(total, 1)} value={rows} />{' '}
      <span className="mute">{t('{total}줄 중 {count}줄', { total, count: rows })}</span>
    </>
  )
}
