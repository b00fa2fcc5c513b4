import { useState } from 'react'
import type { GalleryEntries, Say } from './gallery.ts'
import { Stepper } from './stepper.tsx'

function Quantity({ say, first, ...bounds }: { say: Say; first: number; min?: number; max?: number }) {
  const [value, setValue] = useState(first)
  const labels = {
    input: say('수량', 'Quantity'),
    less: say('하나 빼기', 'One less'),
    more: say('하나 더하기', 'One more'),
  }
  return <Stepper {...bounds} value={value} onChange={setValue} labels={labels} />
}

export const entries: GalleryEntries = (say) => [
  { name: 'one: nothing to take', node: <Quantity say={say} first={1} max={20} /> },
  { name: 'in between', node: <Quantity say={say} first={12} max={20} /> },
  { name: 'the last in stock', node: <Quantity say={say} first={3} max={3} /> },
  { name: 'no fewer than ten', node: <Quantity say={say} first={10} min={10} /> },
  { name: 'neither less nor more', node: <Quantity say={say} first={1} max={1} /> },
  { name: 'a large number', node: <Quantity say={say} first={12500} /> },
]
