import type { ComponentProps } from 'react'
import type { GalleryEntries } from './gallery.ts'
import { Opener } from './gallery-opener.tsx'
import { NoticeDialog } from './notice-dialog.tsx'

type Props = { opener: string } & Omit<ComponentProps<typeof NoticeDialog>, 'open' | 'onClose'>
const Opened = ({ opener, ...props }: Props) => (
  <Opener label={opener}>{(open, close) => <NoticeDialog {...props} open={open} onClose={close} />}</Opener>
)

export const entries: GalleryEntries = (say) => [
  {
    name: 'something to know, closed by a press outside too',
    node: (
      <Opened
        opener={say('더 보기', 'More')}
        title={say('알림', 'Notice')}
        message={say('마지막 페이지예요.', 'This is the last page.')}
        closeLabel={say('확인', 'Close')}
        easyClose
      />
    ),
  },
  {
    name: 'something went wrong',
    node: (
      <Opened
        opener={say('올리기', 'Upload')}
        tone="problem"
        title={say('문제가 있어요', 'Something went wrong')}
        message={say('파일은 최대 3개까지 올릴 수 있어요.', 'Only up to 3 files can be uploaded')}
        closeLabel={say('확인', 'Close')}
      />
    ),
  },
  {
    name: 'something is done, and it closes by itself',
    node: (
      <Opened
        opener={say('비밀번호 변경', 'Change the password')}
        tone="success"
        title={say('비밀번호 변경', 'Password')}
        message={say('비밀번호가 변경되었습니다.', 'Your password has been changed.')}
        closeLabel={say('확인', 'Close')}
        autoCloseMs={3000}
      />
    ),
  },
  {
    name: 'with a picture, and long',
    node: (
      <Opened
        opener={say('매장 소식', 'News of the store')}
        title={say('알림', 'Notice')}
        message={say(
          '성수 매장은 금요일마다 밤 아홉 시까지 열어요. 늦은 저녁에는 자리가 많지 않으니, 여섯 명이 넘게 오실 때는 하루 전에 전화로 알려 주세요.',
          'The Seongsu store stays open until nine on Fridays. There is little room late in the evening, so please call a day ahead if you come with more than six.',
        )}
        image={{ src: '/media/early-sleep-mood-480.webp', alt: '' }}
        closeLabel={say('확인', 'Close')}
      />
    ),
  },
]
