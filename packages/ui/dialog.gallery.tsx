import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

function Opened({ opener, ...props }: { opener: string } & Omit<ComponentProps<typeof Dialog>, 'open' | 'onClose'>) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <Dialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

export const entries = [
  {
    name: 'a question',
    node: (
      <Opened
        opener="언어 바꾸기"
        title="확인"
        message="언어를 영어로, 가격을 달러로 바꿀까요? 페이지를 다시 불러와요."
        confirmLabel="바꾸기"
        cancelLabel="그대로 두기"
      />
    ),
  },
  {
    name: 'closes by itself, or on a press outside',
    node: (
      <Opened
        opener="찜하기"
        title="알림"
        message="로그인이 필요합니다."
        confirmLabel="로그인"
        cancelLabel="닫기"
        autoCloseMs={5000}
        easyClose
      />
    ),
  },
  {
    name: 'with a picture',
    node: (
      <Opened
        opener="News"
        title="Evening Smoke is here"
        message="Orders this week carry four scent strips."
        image={{ src: '/media/early-sleep-mood-480.webp', alt: '' }}
        confirmLabel="See it"
      />
    ),
  },
  {
    name: 'destroys something',
    node: (
      <Opened
        opener="주문 취소"
        kind="danger"
        title="주문을 취소할까요?"
        message="결제한 금액은 3일 안에 돌려드려요."
        confirmLabel="주문 취소"
        cancelLabel="그대로 두기"
      />
    ),
  },
]
