import { useState } from 'react'
import type { GalleryEntries } from './gallery.ts'
import { HeartToggle } from './heart-toggle.tsx'

function Wished({ label, first }: { label: string; first: boolean }) {
  const [pressed, setPressed] = useState(first)
  return <HeartToggle label={label} pressed={pressed} onToggle={setPressed} />
}

export const entries: GalleryEntries = (say) => [
  { name: 'empty', node: <Wished label={say('저녁 연기 찜하기', 'Add Evening Smoke to wishes')} first={false} /> },
  { name: 'full', node: <Wished label={say('무화과 그늘 찜하기', 'Add Fig Shade to wishes')} first /> },
]
