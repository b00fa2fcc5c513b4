import { Button } from '@sillage/admin-kit/button.tsx'
import { Loaded } from '@sillage/admin-kit/loaded.tsx'
import { Facts, Part } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { Top } from '@sillage/admin-kit/top.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { WordsForm } from '@sillage/admin-kit/words-form.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useShop } from '../../shop.ts'
import type { Inquiry } from '../contract.ts'
import { topicNames } from '../words.ts'
import { inquiryLooks } from './inquiry-looks.ts'

type Asked = Inquiry & { mb_id: string | null; mb_name: string; hp: string; email: string }

/** One inquiry: what was written on both sides, and the answer. */
export function Component() {
  const { queries } = useShop()
  const id = Number(useParams().id)
  return (
    <Loaded query={queries.inquiry.staff.show({ params: { id } })}>{(inquiry) => <Thread inquiry={inquiry} />}</Loaded>
  )
}

function Thread({ inquiry }: { inquiry: Asked }) {
  const t = usePhrases()
  const { api } = useShop()
  const params = { id: inquiry.id }
  const { run: take, pending } = useAction(() => api.inquiry.staff.take({ params }))
  const { run: close, pending: closing } = useAction(() => api.inquiry.staff.close({ params }))
  const look = inquiryLooks[inquiry.state]
  const last = inquiry.messages.at(-1)?.id ?? 0
  const fact = (
    <State tone={look.tone} at={look.at}>
      {t(look.label)}
    </State>
  )
  return (
    <>
      <Top title={inquiry.title} crumb={{ to: '/inquiries', label: t('문의') }} fact={fact}>
        {inquiry.state === 'open' && (
          <Button disabled={pending} onClick={() => take(undefined)}>
            {t('맡기')}
          </Button>
        )}
        {inquiry.state !== 'closed' && (
          <Button disabled={closing} onClick={() => close(undefined)}>
            {t('끝내기')}
          </Button>
        )}
      </Top>
      <div className="body">
        <div className="cols">
          <div className="stack stack-wide">
            <div className="thread">
              {inquiry.messages.map((message) => (
                <Message key={message.id} message={message} name={inquiry.mb_name} />
              ))}
            </div>
            <WordsForm
              draft={`inquiry:${inquiry.id}`}
              label={t('답변')}
              hint={t('보내면 손님에게 알림이 가요.')}
              button={t('답변 보내기')}
              send={(body) => api.inquiry.staff.answer({ params, body: { body, after: last } })}
              done={() => t('답변을 보냈어요.')}
            />
          </div>
          <Part title={t('물어본 분')}>
            <div className="padded">
              <Facts
                rows={[
                  [t('이름'), inquiry.mb_name],
                  [t('아이디'), inquiry.mb_id ?? t('비회원')],
                  [t('전화'), inquiry.hp],
                  [t('메일'), inquiry.email],
                  [t('종류'), t(topicNames[inquiry.topic])],
                ]}
              />
            </div>
          </Part>
        </div>
      </div>
    </>
  )
}

function Message({ message, name }: { message: Inquiry['messages'][number]; name: string }): ReactNode {
  const t = usePhrases()
  const dates = useDates()
  return (
    <article className={message.from_staff ? 'msg msg-out' : 'msg'}>
      <div className="msg-head">
        <span>{message.from_staff ? t('가게') : name}</span>
        <time dateTime={message.created_at}>{dates.shortDateTime(message.created_at)}</time>
      </div>
      <p className="written">{message.body}</p>
      {message.files.map((file) => (
        <a key={file.id} className="link" href={file.url} target="_blank" rel="noreferrer">
          {file.name}
        </a>
      ))}
    </article>
  )
}
