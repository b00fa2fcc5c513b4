import { useState } from 'react'
import { Stepper } from './stepper.tsx'

function Quantity({ first, max }: { first: number; max: number }) {
  const [value, setValue] = useState(first)
  return (
    <Stepper
      value={value}
      max={max}
      onChange={setValue}
      labels={{ input: '수량', less: '하나 빼기', more: '하나 더하기' }}
    />
  )
}

export const entries = [
  { name: 'one: nothing to take', node: <Quantity first={1} max={20} /> },
  { name: 'in between', node: <Quantity first={12} max={20} /> },
  { name: 'the last in stock', node: <Quantity first={3} max={3} /> },
]
