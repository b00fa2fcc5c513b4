import { Button } from '@sillage/admin-kit/button.tsx'
import { Icon } from '@sillage/admin-kit/icon.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Panel } from '@sillage/admin-kit/panel.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useRef, useState } from 'react'
import { useShop } from '../../shop.ts'
import type { InboxCase, InboxMessage } from '../inbox-contract.ts'
import type { InboxKind } from '../inbox-words.ts'
import { CaseActions } from './case-actions.tsx'
import { CaseCustomer } from './case-customer.tsx'
import { Composer, type ComposerHandle } from './composer.tsx'

type Props = { of: { kind: InboxKind; id: number }; onBack: () => void }

/** The middle and the right pane: what was said, the answer, and who asks. */
export function InboxCasePane({ of: params, onBack }: Props) {
  const { queries } = useShop()
  return (
    <Loaded query={queries.inbox.show({ params })}>{(shown) => <Conversation shown={shown} onBack={onBack} />}</Loaded>
  )
}

function Conversation({ shown, onBack }: { shown: InboxCase; onBack: () => void }) {
  const t = usePhrases()
  const [aside, setAside] = useState(false)
  const composer = useRef<ComposerHandle>(null)
  const insert = (body: string) => {
    composer.current?.insert(body)
    setAside(false)
  }
  return (
    <>
      <section className="pane pane-case" aria-label={t('{name} 님의 글', { name: shown.mb_name })}>
        <div className="pane-head">
          <span className="only-phone">
            <Button small look="quiet" icon="undo" aria-label={t('목록으로')} onClick={onBack} />
          </span>
          <CaseActions shown={shown}>
            <span className="no-wide">
              <Button small onClick={() => setAside(true)}>
                {t('손님')}
              </Button>
            </span>
          </CaseActions>
        </div>
        {/* A region that scrolls takes the focus, so that the keyboard can scroll it. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
        <section className="pane-body" tabIndex={0} aria-label={t('대화 내용')}>
          {shown.hidden_reason !== null && (
            <p className="note note-stop">{t('숨긴 이유: {reason}', { reason: shown.hidden_reason })}</p>
          )}
          <div className="thread">
            {shown.messages.map((message) => (
              <Message key={message.key} message={message} />
            ))}
          </div>
        </section>
        <Composer shown={shown} handle={composer} />
      </section>
      <aside className="pane pane-third" aria-label={t('손님과 주문')}>
        <CaseCustomer shown={shown} onTemplate={insert} hasKeys />
      </aside>
      {aside && (
        <Panel title={shown.mb_name} width={400} onClose={() => setAside(false)}>
          <CaseCustomer shown={shown} onTemplate={insert} />
        </Panel>
      )}
    </>
  )
}

const looks = { customer: 'msg', shop: 'msg msg-out', note: 'msg msg-in-house' } as const

function Message({ message: { by, author, body, created_at, files, photos } }: { message: InboxMessage }) {
  const t = usePhrases()
  const dates = useDates()
  const name = by === 'shop' ? author || t('가게') : by === 'note' ? t('직원끼리, {name}', { name: author }) : author
  return (
    <article className={looks[by]}>
      <div className="msg-head">
        {by === 'note' && <Icon name="lock" />}
        <span className="medium">{name || t('탈퇴한 회원')}</span>
        <time dateTime={created_at}>{dates.shortDateTime(created_at)}</time>
      </div>
      <p className="written">{body}</p>
      <div className="row">
        {photos.map(({ src, widths }, index) => (
          <a key={src} href={src.replace('{width}', String(widths.at(-1) ?? ''))} target="_blank" rel="noreferrer">
            <img
              className="thumb thumb-lg"
              src={src.replace('{width}', String(widths[0] ?? ''))}
              alt={t('사진 {n}', { n: index + 1 })}
            />
          </a>
        ))}
        {files.map(({ id, url, name, type }) => (
          <a key={id} className="link" href={url} target="_blank" rel="noreferrer">
            {type.startsWith('image/') ? <img className="thumb thumb-lg" src={url} alt={name} /> : name}
          </a>
        ))}
      </div>
    </article>
  )
}
