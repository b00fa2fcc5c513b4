import { Button } from '@sillage/admin-kit/button.tsx'
import { useOwnDraft } from '@sillage/admin-kit/draft-key.ts'
import { Icon } from '@sillage/admin-kit/icon.tsx'
import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type RefObject, useImperativeHandle, useRef, useState } from 'react'
import { useShop } from '../../shop.ts'
import { emptyPlaces } from '../answer-template.ts'
import type { InboxCase } from '../inbox-contract.ts'
import { textOf } from './inbox-ref.ts'

export type ComposerHandle = { insert: (body: string) => void }
type Props = { shown: InboxCase; handle: RefObject<ComposerHandle | null> }

/** Writes to the customer or among staff, never in the same field. What was typed waits in this browser. */
export function Composer({ shown, handle }: Props) {
  const t = usePhrases()
  const [inHouse, setInHouse] = useState(false)
  const writing = useWriting(shown, inHouse)
  const { draft, change, send, pending, errors, files, setFiles } = writing
  const area = useArea(handle, (body) => {
    setInHouse(false)
    change({ answer: draft.answer.trim() === '' ? body : `${draft.answer.trimEnd()}\n${body}` })
  })
  const field = inHouse ? 'note' : 'answer'
  const empty = inHouse ? [] : emptyPlaces(draft.answer)
  const isClosed = !inHouse && shown.kind === 'inquiry' && shown.state === 'closed'
  const stopped = pending || draft[field].trim() === '' || empty.length > 0 || isClosed
  const problem = errors.body?.[0] ?? errors.files?.[0]
  return (
    <form
      className="pane-foot stack"
      onSubmit={(event) => {
        event.preventDefault()
        void send(false)
      }}
    >
      <div className="row">
        <Readers inHouse={inHouse} onChange={setInHouse} />
        <span className="push mute">{inHouse ? t('손님에게는 보이지 않아요.') : readBy(shown, t)}</span>
      </div>
      <textarea
        ref={area}
        className="input"
        rows={4}
        aria-label={inHouse ? t('직원끼리 메모') : t('답변')}
        aria-invalid={problem ? true : undefined}
        disabled={isClosed}
        placeholder={isClosed ? t('끝난 문의예요. 다시 열면 답할 수 있어요.') : undefined}
        value={draft[field]}
        onChange={(event) => change({ [field]: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.blur()
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey) && !stopped) void send(false)
        }}
      />
      {problem && <p className="error">{problem}</p>}
      {empty.length > 0 && <p className="error">{t('아직 채우지 않은 항목: {places}', { places: empty.join(' ') })}</p>}
      <div className="row">
        {!inHouse && shown.kind === 'inquiry' && <Files files={files} onChange={setFiles} disabled={isClosed} />}
        <span className="push" />
        {!inHouse && shown.kind === 'inquiry' && (
          <Button disabled={stopped} onClick={() => send(true)}>
            {t('보내고 종료')}
          </Button>
        )}
        <Button type="submit" look="main" shortcut="mod+Enter" disabled={stopped}>
          {inHouse ? t('메모 남기기') : sendText(shown, t)}
        </Button>
      </div>
    </form>
  )
}

/** The field one types into: `r` leads there, and so does a text that others insert. */
function useArea(handle: Props['handle'], onInsert: (body: string) => void) {
  const t = usePhrases()
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(handle, () => ({
    insert(body) {
      onInsert(body)
      area.current?.focus()
    },
  }))
  useShortcuts([{ keys: 'r', label: t('답하기'), run: () => area.current?.focus() }])
  return area
}

function Readers({ inHouse, onChange }: { inHouse: boolean; onChange: (inHouse: boolean) => void }) {
  const t = usePhrases()
  return (
    <fieldset className="seg" aria-label={t('누구에게')}>
      <button type="button" aria-pressed={!inHouse} onClick={() => onChange(false)}>
        {t('손님에게')}
      </button>
      <button type="button" aria-pressed={inHouse} onClick={() => onChange(true)}>
        {t('직원끼리')}
      </button>
    </fieldset>
  )
}

function useWriting(shown: InboxCase, inHouse: boolean) {
  const t = usePhrases()
  const { api } = useShop()
  const { draft, change, clear } = useOwnDraft(`inbox:${textOf(shown)}`, { answer: '', note: '' })
  const [files, setFiles] = useState<File[]>([])
  const params = { kind: shown.kind, id: shown.id }
  const answer = useAction(
    (close: boolean) =>
      api.inbox.answer({
        params,
        body: { body: draft.answer, seen: shown.seen, close, ...(files.length > 0 && { files }) },
      }),
    { done: () => t('답변을 보냈어요.'), after: () => [clear({ ...draft, answer: '' }), setFiles([])] },
  )
  const note = useAction(() => api.inbox.note({ params, body: { body: draft.note } }), {
    done: () => t('메모를 남겼어요.'),
    after: () => clear({ ...draft, note: '' }),
  })
  return {
    draft,
    change,
    files,
    setFiles,
    errors: inHouse ? note.errors : answer.errors,
    pending: inHouse ? note.pending : answer.pending,
    send: (close: boolean) => (inHouse ? note.run(undefined) : answer.run(close)),
  }
}

type Phrases = ReturnType<typeof usePhrases>

function readBy(shown: InboxCase, t: Phrases) {
  if (shown.open_to_all) return t('누구나 볼 수 있어요.')
  return shown.kind === 'product' ? t('물어본 분만 봐요.') : t('보내면 손님에게 알림이 가요.')
}

/** A question and a review have one answer: another one takes its place. */
function sendText(shown: InboxCase, t: Phrases) {
  const isAnswered = shown.messages.some(({ by }) => by === 'shop')
  return isAnswered && shown.kind !== 'inquiry' ? t('답 바꾸기') : t('보내기')
}

type FilesProps = { files: File[]; onChange: (files: File[]) => void; disabled: boolean }

function Files({ files, onChange, disabled }: FilesProps) {
  const t = usePhrases()
  return (
    <>
      <label className={disabled ? 'btn btn-quiet btn-sm is-off' : 'btn btn-quiet btn-sm'}>
        <Icon name="upload" />
        {files.length > 0 ? t('파일 {count}개', { count: files.length }) : t('파일 첨부')}
        <input
          type="file"
          className="sr"
          multiple
          accept="image/*,application/pdf"
          disabled={disabled}
          onChange={(event) => onChange([...(event.target.files ?? [])])}
        />
      </label>
      {files.length > 0 && (
        <Button small look="quiet" icon="close" aria-label={t('파일 빼기')} onClick={() => onChange([])} />
      )}
    </>
  )
}
