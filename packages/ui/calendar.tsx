import { use } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar as Base,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarStateContext,
} from 'react-aria-components/Calendar'
import { Icon } from './icon.tsx'
import './icon-button.css'
import './calendar.css'

type Picker = {
  'aria-label': string
  value: string | number
  onChange: (key: string | number | null) => void
  items: readonly { id: number; formatted: string }[]
}

function Pick({ picker }: { picker: Picker }) {
  return (
    <select
      className="calendar-pick num"
      aria-label={picker['aria-label']}
      value={picker.value}
      onChange={(event) => picker.onChange(Number(event.target.value))}
    >
      {picker.items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  )
}

/** The library's own year picker jumps to the last month of the range; here month and day stay as they are. */
function YearPick({ language }: { language: 'ko' | 'en' }) {
  const state = use(CalendarStateContext)
  if (!state?.minValue || !state.maxValue) return null
  const first = state.minValue.year
  const named = new Intl.DateTimeFormat(language, { year: 'numeric', timeZone: 'UTC' })
  const items = Array.from({ length: state.maxValue.year - first + 1 }, (_, index) => ({
    id: first + index,
    formatted: named.format(Date.UTC(first + index, 0)),
  }))
  const label = new Intl.DisplayNames(language, { type: 'dateTimeField' }).of('year') ?? ''
  return (
    <Pick
      picker={{
        'aria-label': label,
        value: state.focusedDate.year,
        onChange: (year) => state.setFocusedDate(state.focusedDate.set({ year: Number(year) })),
        items,
      }}
    />
  )
}

/** A month of days with its year and month to choose; the date comes from the picker round it. */
export function Calendar({ language }: { language: 'ko' | 'en' }) {
  const year = <YearPick key="year" language={language} />
  const month = (
    <CalendarMonthPicker key="month" format="long">
      {(picker) => <Pick picker={picker} />}
    </CalendarMonthPicker>
  )
  return (
    <Base className="calendar">
      <div className="calendar-head">
        <Button slot="previous" className="icon-button">
          <Icon name="chevron-left" size="sm" />
        </Button>
        <div className="calendar-picks">{language === 'ko' ? [year, month] : [month, year]}</div>
        <Button slot="next" className="icon-button">
          <Icon name="chevron-right" size="sm" />
        </Button>
      </div>
      <CalendarGrid weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className="calendar-weekday">{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell className="calendar-day num" date={date} />}</CalendarGridBody>
      </CalendarGrid>
    </Base>
  )
}
