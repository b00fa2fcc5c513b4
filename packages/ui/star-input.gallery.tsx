import { type ComponentProps, useState } from 'react'
import { StarInput } from './star-input.tsx'

const ko = (stars: number) => `별점 ${stars}점`
const en = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`)

type Props = Omit<ComponentProps<typeof StarInput>, 'value' | 'onChange'> & { first?: number }
function Held({ first = 0, ...props }: Props) {
  const [value, setValue] = useState(first)
  return <StarInput {...props} value={value} onChange={setValue} />
}

export const entries = [
  { name: 'not chosen', node: <Held legend="별점" starLabel={ko} required hint="다시 누르면 지워져요." /> },
  { name: 'chosen', node: <Held legend="Your rating" starLabel={en} first={4} /> },
  { name: 'wrong', node: <Held legend="별점" starLabel={ko} required error="별점을 골라 주세요." /> },
  { name: 'closed', node: <Held legend="Your rating" starLabel={en} first={5} disabled /> },
]
