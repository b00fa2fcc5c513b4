import { type ComponentProps, useState } from 'react'
import { FileInput } from './file-input.tsx'
import type { GalleryEntries, Say } from './gallery.ts'
import { NoticeDialog } from './notice-dialog.tsx'

// A GIF of one amber dot, so that the gallery needs no server.
const dot = Uint8Array.from(atob('R0lGODlhAQABAIAAAOCaOgAAACwAAAAAAQABAAACAkQBADs='), (letter) => letter.charCodeAt(0))
const picture = new File([dot], 'evening-smoke.gif', { type: 'image/gif', lastModified: 0 })
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf', lastModified: 0 })
const never = () => new Promise<File>(() => undefined)

type Given = 'files' | 'onChange' | 'onExceed' | 'onRefuse' | 'labels'
type Props = Omit<ComponentProps<typeof FileInput>, Given> & { say: Say; first?: File[] }

function Stateful({ say, first = [], ...props }: Props) {
  const [files, setFiles] = useState<File[]>(first)
  const [problem, setProblem] = useState('')
  const [exceeded, setExceeded] = useState(false)
  function tell(text: string) {
    setProblem(text)
    setExceeded(true)
  }
  return (
    <>
      <FileInput
        {...props}
        labels={{
          choose: say('파일을 고르거나 여기에 놓아 주세요', 'Choose files or drop them here'),
          busy: say('사진을 줄이는 중이에요', 'Making the picture smaller'),
          remove: (name) => say(`${name} 빼기`, `Remove ${name}`),
        }}
        files={files}
        onChange={setFiles}
        onExceed={(max) =>
          tell(say(`파일은 최대 ${max}개까지 올릴 수 있어요.`, `Only up to ${max} files can be uploaded`))
        }
        onRefuse={() => tell(say('올릴 수 없는 파일이에요.', 'That kind of file cannot be uploaded.'))}
      />
      <NoticeDialog
        open={exceeded}
        onClose={() => setExceeded(false)}
        title={say('알림', 'Notice')}
        message={problem}
        closeLabel={say('확인', 'Close')}
        easyClose
      />
    </>
  )
}

export const entries: GalleryEntries = (say) => [
  { name: 'one, as it is by default', node: <Stateful say={say} label={say('사진', 'Photo')} /> },
  {
    name: 'required, with a hint',
    node: (
      <Stateful
        say={say}
        label={say('사업자등록증', 'Business certificate')}
        required
        accept=".pdf,image/*"
        hint={say('5 MB까지 올릴 수 있어요.', 'Up to 5 MB.')}
      />
    ),
  },
  {
    name: 'a picture and a PDF, of three',
    node: (
      <Stateful
        say={say}
        label={say('사진', 'Photos')}
        max={3}
        first={[picture, pdf(say('소이왁스 시험 성적서.pdf', 'soy-wax-certificate.pdf'))]}
      />
    ),
  },
  {
    name: 'full, with a long name',
    node: (
      <Stateful
        say={say}
        label={say('서류', 'Documents')}
        first={[
          pdf(
            say(
              '골든 소이왁스 464 2510 로트 시험 성적서와 물질안전보건자료 최종본.pdf',
              'golden-soy-wax-464-lot-2510-test-certificate-and-safety-data-sheet-final.pdf',
            ),
          ),
        ]}
      />
    ),
  },
  {
    name: 'choose one: it stays busy',
    node: <Stateful say={say} label={say('큰 사진', 'A large photo')} compress={never} />,
  },
  {
    name: 'wrong',
    node: (
      <Stateful
        say={say}
        label={say('사진', 'Photos')}
        accept="image/*"
        max={5}
        error={say('사진을 한 장 이상 올려 주세요.', 'Please add at least one photo.')}
      />
    ),
  },
  { name: 'closed', node: <Stateful say={say} label={say('사진', 'Photo')} disabled first={[picture]} /> },
]
