import { type ComponentProps, useState } from 'react'
import type { GalleryEntries, Say } from './gallery.ts'
import { StarInput } from './star-input.tsx'

type Given = 'value' | 'onChange' | 'legend' | 'starLabel'
type Props = Omit<ComponentProps<typeof StarInput>, Given> & { say: Say; first?: number }

function Stateful({ say, first = 0, ...props }: Props) {
  const [value, setValue] = useState(first)
  return (
    <StarInput
      {...props}
      legend={say('별점', 'Your rating')}
      starLabel={(stars) => say(`별점 ${stars}점`, stars === 1 ? '1 star' : `${stars} stars`)}
      value={value}
      onChange={setValue}
    />
  )
}

export const entries: GalleryEntries = (say) => [
  { name: 'not chosen', node: <Stateful say={say} /> },
  {
    name: 'required, with a hint',
    node: <Stateful say={say} required hint={say('다시 누르면 지워져요.', 'Press it again to take it back.')} />,
  },
  { name: 'chosen', node: <Stateful say={say} first={4} /> },
  {
    name: 'wrong',
    node: <Stateful say={say} required error={say('별점을 골라 주세요.', 'Please choose a rating.')} />,
  },
  { name: 'closed', node: <Stateful say={say} first={5} disabled /> },
]
