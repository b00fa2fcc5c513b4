import { type ComponentProps, useState } from 'react'
import { Button } from './button.tsx'
import { NoticeDialog } from './notice-dialog.tsx'

type Props = { opener: string } & Omit<ComponentProps<typeof NoticeDialog>, 'open' | 'onClose'>

function Opened({ opener, ...props }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <NoticeDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

export const entries = [
  {
    name: 'something to know',
    node: <Opened opener="더 보기" title="알림" message="마지막 페이지예요." closeLabel="확인" easyClose />,
  },
  {
    name: 'something went wrong',
    node: (
      <Opened
        opener="Upload"
        tone="problem"
        title="Something went wrong"
        message="Only up to 3 files can be uploaded"
        closeLabel="Close"
      />
    ),
  },
  {
    name: 'something is done, and it closes by itself',
    node: (
      <Opened
        opener="비밀번호 변경"
        tone="success"
        title="비밀번호 변경"
        message="비밀번호가 변경되었습니다."
        closeLabel="확인"
        autoCloseMs={3000}
      />
    ),
  },
  {
    name: 'with a picture',
    node: (
      <Opened
        opener="What's new"
        title="Notice"
        message="The Seongsu studio stays open until nine on Fridays."
        image={{ src: '/media/early-sleep-mood-480.webp', alt: '' }}
        closeLabel="Close"
      />
    ),
  },
]
