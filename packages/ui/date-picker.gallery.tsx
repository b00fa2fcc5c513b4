import { type ComponentProps, useState } from 'react'
import { DatePicker } from './date-picker.tsx'
import type { GalleryEntries, Say } from './gallery.ts'

type Given = 'value' | 'onChange' | 'outOfRange' | 'language'
type Props = Omit<ComponentProps<typeof DatePicker>, Given> & { say: Say; first?: string }

function Stateful({ say, first = '', ...props }: Props) {
  const [value, setValue] = useState(first)
  return (
    <DatePicker
      {...props}
      language={say('ko', 'en')}
      today="2025-11-15"
      value={value}
      onChange={setValue}
      outOfRange={(first, last) =>
        say(`${first}년부터 ${last}년까지 적을 수 있어요.`, `Choose a year between ${first} and ${last}.`)
      }
    />
  )
}

export const entries: GalleryEntries = (say) => [
  { name: 'none yet', node: <Stateful say={say} label={say('생일', 'Birthday')} /> },
  {
    name: 'required, with a hint',
    node: (
      <Stateful
        say={say}
        label={say('수업 날짜', 'Day of the class')}
        required
        hint={say('화요일부터 토요일까지 열어요.', 'We are open from Tuesday to Saturday.')}
      />
    ),
  },
  { name: 'chosen', node: <Stateful say={say} label={say('수업 날짜', 'Day of the class')} first="2025-11-28" /> },
  {
    name: 'wrong',
    node: (
      <Stateful
        say={say}
        label={say('수업 날짜', 'Day of the class')}
        first="2025-11-23"
        error={say('일요일에는 쉬어요.', 'The studio is closed on Sundays.')}
      />
    ),
  },
  { name: 'a year too far', node: <Stateful say={say} label={say('생일', 'Birthday')} first="1899-05-02" /> },
  { name: 'closed', node: <Stateful say={say} label={say('가입한 날', 'Joined on')} first="2019-03-02" disabled /> },
]
