import { type ComponentProps, useState } from 'react'
import { DatePicker } from './date-picker.tsx'

type Props = Omit<ComponentProps<typeof DatePicker>, 'value' | 'onChange' | 'outOfRange'> & { first?: string }
function Held({ first = '', ...props }: Props) {
  const [value, setValue] = useState(first)
  const outOfRange = (first: number, last: number) =>
    props.language === 'ko'
      ? `${first}년부터 ${last}년까지 적을 수 있어요.`
      : `Choose a year between ${first} and ${last}.`
  return <DatePicker {...props} today="2025-11-15" value={value} onChange={setValue} outOfRange={outOfRange} />
}

export const entries = [
  {
    name: 'Korean: none yet, and chosen',
    node: (
      <div className="field-row max-w-text">
        <Held language="ko" label="생일" required hint="생일에 쿠폰을 보내 드려요." />
        <Held language="ko" label="수업 날짜" first="2025-11-28" />
      </div>
    ),
  },
  {
    name: 'English: wrong, and closed',
    node: (
      <div className="field-row max-w-text">
        <Held language="en" label="Day of the class" first="2025-11-23" error="The studio is closed on Sundays." />
        <Held language="en" label="Joined on" first="2019-03-02" disabled />
      </div>
    ),
  },
]
