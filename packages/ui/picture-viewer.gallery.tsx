import { useState } from 'react'
import { Button } from './button.tsx'
import { PictureViewer } from './picture-viewer.tsx'

const labels = { title: '상품 사진', previous: '앞 사진', next: '다음 사진', zoom: '크게 보기', close: '닫기' }
const pictures = ['main', 'mood', 'detail'].map((view) => ({
  src: `/media/early-sleep-${view}-{width}.webp`,
  widths: [480, 960],
  ...{ width: 960, height: 1200, alt: `일찍 자는 밤, ${view}` },
}))

function Opened({ count, at, opener }: { count: number; at: number; opener: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="line" size="sm" onClick={() => setOpen(true)}>
        {opener}
      </Button>
      <PictureViewer
        open={open}
        onClose={() => setOpen(false)}
        pictures={pictures.slice(0, count)}
        at={at}
        labels={labels}
      />
    </>
  )
}

export const entries = [
  { name: 'three, from the second', node: <Opened count={3} at={1} opener="사진 보기" /> },
  { name: 'one', node: <Opened count={1} at={0} opener="One picture only" /> },
]
