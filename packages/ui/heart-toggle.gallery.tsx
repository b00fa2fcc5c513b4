import { useState } from 'react'
import { HeartToggle } from './heart-toggle.tsx'

function Wished({ label, first }: { label: string; first: boolean }) {
  const [pressed, setPressed] = useState(first)
  return <HeartToggle label={label} pressed={pressed} onToggle={setPressed} />
}

export const entries = [
  { name: 'empty', node: <Wished label="저녁 연기 찜하기" first={false} /> },
  { name: 'full', node: <Wished label="Add Evening Smoke to wishes" first /> },
]
