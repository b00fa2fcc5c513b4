import { Alert } from './alert.tsx'
import type { GalleryEntries } from './gallery.ts'

export const entries: GalleryEntries = (say) => [
  { name: 'plain', node: <Alert>{say('영수증은 메일로 보내 드려요.', 'The receipt comes by email.')}</Alert> },
  {
    name: 'awaited',
    node: (
      <Alert tone="accent">
        <b>{say('입금을 기다리고 있어요.', 'We are waiting for your transfer.')}</b>{' '}
        {say('11월 18일 23:59까지 보내 주세요.', 'Please send it by 23:59 on 18 November.')}
      </Alert>
    ),
  },
  {
    name: 'done',
    node: (
      <Alert tone="success">
        <b>{say('비밀번호가 변경되었습니다.', 'Your password has been changed.')}</b>{' '}
        {say('다른 기기에서는 다시 로그인해야 해요.', 'Other devices have to sign in again.')}
      </Alert>
    ),
  },
  {
    name: 'wrong',
    node: (
      <Alert tone="danger">
        <b>{say('주문을 저장하지 못했어요.', 'We could not save the order.')}</b>{' '}
        {say('적은 내용은 그대로 있어요. 다시 시도해 주세요.', 'What you typed is still here. Please try again.')}
      </Alert>
    ),
  },
  {
    name: 'long',
    node: (
      <div className="max-w-form">
        <Alert>
          {say(
            '불을 켜거나 향을 맡기 위해 개봉한 제품은 단순 변심으로 되돌려 받기 어려워요. 받은 날부터 7일 안에, 상자를 열지 않은 채로 알려 주시면 언제든 도와드릴게요.',
            'A product that has been lit, or opened to be smelled, cannot be returned because of a change of mind. Tell us within seven days of receiving it, with the box unopened, and we will gladly help.',
          )}
        </Alert>
      </div>
    ),
  },
]
