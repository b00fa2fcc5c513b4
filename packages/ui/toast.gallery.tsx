import { Button } from './button.tsx'
import { createToasts, ToastRegion } from './toast.tsx'

const toasts = createToasts()

export const entries = [
  {
    name: 'with a place to go, with a deed, urgent',
    node: (
      <div className="button-row">
        <Button
          kind="line"
          size="sm"
          onClick={() =>
            toasts.show({ message: '장바구니에 담았어요', icon: 'check', action: { label: '보기', href: '/cart' } })
          }
        >
          담기
        </Button>
        <Button
          kind="line"
          size="sm"
          onClick={() =>
            toasts.show({
              message: 'Removed from your wishes',
              icon: 'heart',
              action: { label: 'Undo', onPress: () => toasts.show({ message: 'Put back', icon: 'heart' }) },
            })
          }
        >
          Remove
        </Button>
        <Button
          kind="line"
          size="sm"
          onClick={() => toasts.show({ message: '로그인이 필요해요.', icon: 'alert', urgent: true })}
        >
          찜하기
        </Button>
        <ToastRegion toasts={toasts} label="알림" />
      </div>
    ),
  },
]
