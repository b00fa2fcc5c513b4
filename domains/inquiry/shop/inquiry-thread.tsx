import { languageOf } from '@sillage/kit/text-language.ts'
import { Button } from '@sillage/ui/button.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { SentFiles } from '@sillage/web-kit/sent-files.tsx'
import { useShop } from '../../shop.ts'
import type { Inquiry, InquiryMessage } from '../contract.ts'
import { topicNames } from '../words.ts'
import { StateBadge } from './state-badge.tsx'
import { useKeepInquiry } from './use-inquiry.ts'
import { useInquiryActions } from './use-inquiry-actions.ts'
import { WriteAgain } from './write-again.tsx'
import './inquiry.css'

/** Everything said in an inquiry, and what its member may do now. */
export function InquiryThread({ inquiry }: { inquiry: Inquiry }) {
  const t = usePhrases()
  const { api } = useShop()
  const keepInquiry = useKeepInquiry()
  const { id } = inquiry
  return (
    <div className="thread">
      <header className="thread-head">
        <p className="thread-facts">
          <StateBadge state={inquiry.state} />
          <span className="mute small">{t(topicNames[inquiry.topic])}</span>
        </p>
        <h2 className="thread-title" lang={languageOf(inquiry.title)}>
          {inquiry.title}
        </h2>
        <Actions inquiry={inquiry} />
      </header>
      <Bubbles messages={inquiry.messages} />
      <WriteAgain
        key={id}
        inquiry={inquiry}
        send={(body, progress) => api.inquiry.write({ params: { id }, body, progress })}
        onSent={keepInquiry}
      />
    </div>
  )
}

function Actions({ inquiry }: { inquiry: Inquiry }) {
  const t = usePhrases()
  const { close, remove } = useInquiryActions(inquiry.id)
  if (inquiry.untouched)
    return (
      <div className="button-row">
        <Button kind="line" size="sm" href={`/my-page/inquiry/${inquiry.id}`}>
          {t('고치기')}
        </Button>
        <Button kind="quiet" size="sm" onClick={() => void remove()}>
          {t('지우기')}
        </Button>
      </div>
    )
  if (inquiry.state === 'closed') return null
  return (
    <div className="button-row">
      <Button kind="line" size="sm" onClick={() => void close()}>
        {t('문의 종료하기')}
      </Button>
    </div>
  )
}

/** Everything that was said, the oldest first. */
export function Bubbles({ messages }: { messages: readonly InquiryMessage[] }) {
  return (
    <ol className="bubbles">
      {messages.map((message) => (
        <Bubble key={message.id} message={message} />
      ))}
    </ol>
  )
}

function Bubble({ message }: { message: InquiryMessage }) {
  const t = usePhrases()
  const dates = useDates()
  const { from_staff, body, created_at, changed_at, files } = message
  return (
    <li className={from_staff ? 'bubble bubble-staff' : 'bubble'}>
      <p className="bubble-who">
        <strong>{t(from_staff ? '실라주' : '내가 쓴 글')}</strong>
        <time className="num mute" dateTime={created_at}>
          {dates.dateTime(created_at)}
        </time>
        {changed_at && <span className="mute">{t('수정됨')}</span>}
      </p>
      <p className="bubble-words" lang={languageOf(body)}>
        {body}
      </p>
      <SentFiles files={files} />
    </li>
  )
}
