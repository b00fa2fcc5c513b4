import { type ComponentProps, useState } from 'react'
import { FileInput } from './file-input.tsx'
import { NoticeDialog } from './notice-dialog.tsx'

type Words = Pick<ComponentProps<typeof FileInput>, 'labels'> & { exceeded: (max: number) => string; close: string }
const ko: Words = {
  labels: {
    choose: '파일을 고르거나 여기에 놓아 주세요',
    busy: '사진을 줄이는 중이에요',
    remove: (name) => `${name} 빼기`,
  },
  exceeded: (max) => `파일은 최대 ${max}개까지 올릴 수 있어요.`,
  close: '확인',
}
const en: Words = {
  labels: {
    choose: 'Choose files or drop them here',
    busy: 'Making the picture smaller',
    remove: (name) => `Remove ${name}`,
  },
  exceeded: (max) => `Only up to ${max} files can be uploaded`,
  close: 'Close',
}

// A GIF of one amber dot, so that the gallery needs no server.
const dot = Uint8Array.from(atob('R0lGODlhAQABAIAAAOCaOgAAACwAAAAAAQABAAACAkQBADs='), (letter) => letter.charCodeAt(0))
const picture = new File([dot], 'evening-smoke.gif', { type: 'image/gif', lastModified: 0 })
const certificate = new File(['%PDF'], '소이왁스 2510 로트 시험 성적서.pdf', {
  type: 'application/pdf',
  lastModified: 0,
})

type Props = Omit<ComponentProps<typeof FileInput>, 'files' | 'onChange' | 'onExceed' | 'labels'>
function Held({ words, first = [], ...props }: Props & { words: Words; first?: File[] }) {
  const [files, setFiles] = useState<File[]>(first)
  const [most, setMost] = useState<number>()
  return (
    <>
      <FileInput {...props} labels={words.labels} files={files} onChange={setFiles} onExceed={setMost} />
      <NoticeDialog
        open={most !== undefined}
        onClose={() => setMost(undefined)}
        title={words === ko ? '알림' : 'Notice'}
        message={words.exceeded(most ?? 0)}
        closeLabel={words.close}
        easyClose
      />
    </>
  )
}

export const entries = [
  {
    name: 'one, as it is by default',
    node: <Held words={ko} label="사업자등록증" required hint="5 MB까지 올릴 수 있어요." />,
  },
  {
    name: 'a picture and a paper, of three',
    node: <Held words={en} label="Photos" max={3} first={[picture, certificate]} />,
  },
  {
    name: 'wrong',
    node: <Held words={ko} label="사진" accept="image/*" max={5} error="사진을 한 장 이상 올려 주세요." />,
  },
  { name: 'closed', node: <Held words={en} label="Photos" disabled first={[picture]} /> },
]
