import { useState } from 'react'
import { Stepper } from './stepper.tsx'

const ko = { input: '수량', less: '하나 빼기', more: '하나 더하기' }
const en = { input: 'Quantity', less: 'One less', more: 'One more' }

function Quantity({ first, max, labels = ko }: { first: number; max: number; labels?: typeof ko }) {
  const [value, setValue] = useState(first)
  return <Stepper value={value} max={max} onChange={setValue} labels={labels} />
}

export const entries = [
  { name: 'one: nothing to take', node: <Quantity first={1} max={20} /> },
  { name: 'in between', node: <Quantity first={12} max={20} labels={en} /> },
  { name: 'the last in stock', node: <Quantity first={3} max={3} /> },
]
