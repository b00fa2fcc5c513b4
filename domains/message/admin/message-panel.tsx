import { Button } from '@sillage/admin-kit/button.tsx'
import { Panel } from '@sillage/admin-kit/panel.tsx'
import { Facts } from '@sillage/admin-kit/part.tsx'
import { State } from '@sillage/admin-kit/state.tsx'
import { useAction } from '@sillage/admin-kit/use-action.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { Link } from 'react-router'
import { useShop } from '../../shop.ts'
import type { SentMessage } from '../staff-contract.ts'
import { channelNames, messageLooks } from './message-looks.ts'

/** One message: what it said, whether it arrived, and sending it again. */
export function MessagePanel({ message, onClose }: { message: SentMessage; onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  const { run, pending } = useAction(() => api.staffMessages.resend({ params: { message_id: message.id } }), {
    done: () => t('다시 보내고 있어요.'),
    after: onClose,
  })
  return (
    <Panel
      title={message.subject || message.template}
      onClose={onClose}
      width={560}
      actions={
        message.can_resend && (
          <Button look="main" disabled={pending} onClick={() => run(undefined)}>
            {t('다시 보내기')}
          </Button>
        )
      }
    >
      <div className="stack stack-wide">
        <MessageFacts message={message} />
        {message.text ? (
          <p className="written said">{message.text}</p>
        ) : (
          <p className="mute">{t('비밀번호나 인증 번호가 담긴 메시지의 내용은 보이지 않아요.')}</p>
        )}
      </div>
    </Panel>
  )
}

function MessageFacts({ message }: { message: SentMessage }) {
  const t = usePhrases()
  const dates = useDates()
  const moment = (at: string | null) => at && dates.shortDateTime(at)
  const look = messageLooks[message.state]
  const [kind, id] = message.about?.split(':') ?? []
  return (
    <Facts
      rows={[
        [
          t('상태'),
          <State key="state" tone={look.tone}>
            {t(look.label)}
          </State>,
        ],
        [t('실패한 이유'), message.failure],
        [t('채널'), t(channelNames[message.channel])],
        [t('받는 분'), message.recipient],
        [
          t('회원'),
          message.mb_id && (
            <Link className="link" to={`/members/${message.mb_id}`}>
              {message.mb_id}
            </Link>
          ),
        ],
        [
          t('주문'),
          kind === 'order' && (
            <Link className="link" to={`/orders/${id}`}>
              {t('주문 보기')}
            </Link>
          ),
        ],
        [t('템플릿'), message.template],
        [t('발송 횟수'), message.sends],
        [t('발송 일시'), moment(message.sent_at)],
        [t('확인 일시'), moment(message.settled_at)],
      ]}
    />
  )
}
