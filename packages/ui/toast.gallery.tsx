import { Button } from './button.tsx'
import type { GalleryEntries } from './gallery.ts'
import { createToasts, type ToastMessage, ToastRegion } from './toast.tsx'

const toasts = createToasts()

const Showing = ({ label, ...toast }: ToastMessage & { label: string }) => (
  <Button kind="line" size="sm" onClick={() => toasts.show(toast)}>
    {label}
  </Button>
)

export const entries: GalleryEntries = (say) => [
  {
    name: 'the place they come to, and a plain one',
    node: (
      <>
        <ToastRegion toasts={toasts} label={say('알림', 'Notifications')} />
        <Showing label={say('복사', 'Copy')} message={say('주소를 복사했어요', 'Address copied')} />
      </>
    ),
  },
  {
    name: 'with a place to go',
    node: (
      <Showing
        label={say('담기', 'Add to bag')}
        message={say('장바구니에 담았어요', 'Added to your bag')}
        icon="check"
        action={{ label: say('보기', 'See it'), href: '/cart' }}
      />
    ),
  },
  {
    name: 'with an action',
    node: (
      <Showing
        label={say('찜 빼기', 'Remove')}
        message={say('찜 목록에서 뺐어요', 'Removed from your wishes')}
        icon="heart"
        action={{
          label: say('되돌리기', 'Undo'),
          onPress: () => toasts.show({ message: say('다시 넣었어요', 'Put back'), icon: 'heart' }),
        }}
      />
    ),
  },
  {
    name: 'urgent',
    node: (
      <Showing
        label={say('찜하기', 'Add to wishes')}
        message={say('로그인이 필요해요.', 'Please sign in first.')}
        icon="alert"
        urgent
      />
    ),
  },
  {
    name: 'long, and staying for ten seconds',
    node: (
      <Showing
        label={say('모두 담기', 'Add them all')}
        message={say(
          '네 가지를 담았어요. 먹과 소나무는 품절이라 빼 두었고, 다시 들어오면 알려 드릴게요.',
          'Four were added. Ink and Pine is sold out and was left out; we will tell you when it is back.',
        )}
        durationMs={10_000}
      />
    ),
  },
  {
    name: 'in another language, until it is closed',
    node: (
      <Showing
        label={say('영어로 묻기', 'Ask in Korean')}
        message={say('This shop is also available in English.', '한국어로도 볼 수 있어요.')}
        lang={say('en', 'ko')}
        action={{ label: say('English', '한국어'), href: '/' }}
        closeLabel={say('No thanks', '괜찮아요')}
      />
    ),
  },
]
