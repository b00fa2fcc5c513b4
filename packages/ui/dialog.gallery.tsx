import type { ComponentProps } from 'react'
import { Dialog } from './dialog.tsx'
import type { GalleryEntries } from './gallery.ts'
import { Opener } from './gallery-opener.tsx'
import { TextInput } from './text-input.tsx'

type Props = { opener: string } & Omit<ComponentProps<typeof Dialog>, 'open' | 'onClose'>
const Opened = ({ opener, ...props }: Props) => (
  <Opener label={opener}>{(open, close) => <Dialog {...props} open={open} onClose={close} />}</Opener>
)

export const entries: GalleryEntries = (say) => [
  {
    name: 'a question',
    node: (
      <Opened
        opener={say('언어 바꾸기', 'Change the language')}
        title={say('확인', 'Confirm')}
        message={say(
          '언어를 영어로, 가격을 달러로 바꿀까요? 페이지를 다시 불러와요.',
          'Switch to Korean, with prices in won? The page will be loaded again.',
        )}
        confirmLabel={say('바꾸기', 'Switch')}
        cancelLabel={say('그대로 두기', 'Keep it as it is')}
      />
    ),
  },
  {
    name: 'closes by itself, or on a press outside',
    node: (
      <Opened
        opener={say('찜하기', 'Add to wishes')}
        title={say('알림', 'Notice')}
        message={say('로그인이 필요합니다.', 'Please sign in first.')}
        confirmLabel={say('로그인', 'Sign in')}
        cancelLabel={say('닫기', 'Close')}
        autoCloseMs={5000}
        easyClose
      />
    ),
  },
  {
    name: 'with a picture',
    node: (
      <Opened
        opener={say('새 소식', 'News')}
        title={say('저녁 연기가 나왔어요', 'Evening Smoke is here')}
        message={say('이번 주 주문에는 시향지 네 장을 넣어 드려요.', 'Orders this week carry four scent strips.')}
        image={{ src: '/media/early-sleep-mood-480.webp', alt: '' }}
        confirmLabel={say('보러 가기', 'See it')}
      />
    ),
  },
  {
    name: 'destroys something',
    node: (
      <Opened
        opener={say('주문 취소', 'Cancel the order')}
        kind="danger"
        title={say('주문을 취소할까요?', 'Cancel this order?')}
        message={say('결제한 금액은 3일 안에 돌려드려요.', 'What you paid is returned within three days.')}
        confirmLabel={say('주문 취소', 'Cancel order')}
        cancelLabel={say('그대로 두기', 'Keep it')}
      />
    ),
  },
  {
    name: 'a form, sending',
    node: (
      <Opened
        opener={say('배송지 이름 짓기', 'Name the address')}
        isForm
        busy
        title={say('배송지 이름', 'Name of the address')}
        confirmLabel={say('저장하는 중', 'Saving')}
        cancelLabel={say('닫기', 'Close')}
      >
        <TextInput label={say('이름', 'Name')} name="address-name" required />
      </Opened>
    ),
  },
  {
    name: 'long',
    node: (
      <Opened
        opener={say('교환과 반품', 'Returns')}
        title={say(
          '개봉한 향 제품의 교환과 반품을 이렇게 도와드려요',
          'How we help with exchanges and returns of opened scented products',
        )}
        message={Array(12)
          .fill(
            say(
              '불을 켜거나 향을 맡기 위해 개봉한 제품은 단순 변심으로 되돌려 받기 어려워요.',
              'A product that has been lit or opened cannot be returned because of a change of mind.',
            ),
          )
          .join(' ')}
        confirmLabel={say('알겠어요', 'I see')}
      />
    ),
  },
]
