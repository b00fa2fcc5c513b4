import { type CalendarDate, parseDate, today as todayIn } from '@internationalized/date'
import { useInsertionEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateInput, DatePicker, DateSegment } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { FieldError } from 'react-aria-components/FieldError'
import { Group } from 'react-aria-components/Group'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Label } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { Calendar } from './calendar.tsx'
import type { DatePickerProps } from './date-picker.tsx'
import { dateRange } from './date-range.ts'
import { Icon } from './icon.tsx'
import './field.css'
import './icon-button.css'
import './date-picker.css'

const LOCALES = { ko: 'ko-KR', en: 'en-US' }

function parse(value: string) {
  try {
    return parseDate(value)
  } catch {
    return null // An empty or broken date is no date.
  }
}

/**
 * The library adds a style element for its buttons, which the shop's content policy refuses; it leaves that out where
 * an element of this name stands, and our style sheet has the rule.
 */
function useNoStyleElement() {
  useInsertionEffect(() => {
    if (document.getElementById('react-aria-pressable-style')) return
    const mark = document.createElement('meta')
    mark.id = 'react-aria-pressable-style'
    document.head.append(mark)
  }, [])
}

/** The typed date of the widget: what stands in its parts may be unfinished, only whole days are reported. */
function useDay(value: string, tell: (value: string) => void, range: ReturnType<typeof dateRange>) {
  const [day, setDay] = useState(() => parse(value))
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    setDay(parse(value))
  }
  const isInside = (day: CalendarDate) => day.compare(range.first) >= 0 && day.compare(range.last) <= 0
  function change(next: CalendarDate | null) {
    setDay(next)
    const text = next && isInside(next) ? next.toString() : ''
    if (text === known) return
    setKnown(text)
    tell(text)
  }
  return { day, change, outside: day !== null && !isInside(day) }
}

/** The date picker itself; pages take it from date-picker.tsx, which fetches it when it is needed. */
export function DatePickerCalendar(props: DatePickerProps) {
  const { label, value, onChange, language, outOfRange, name, required, disabled, error, hint } = props
  useNoStyleElement()
  const range = dateRange(parse(props.today ?? '') ?? todayIn('Asia/Seoul'))
  const { day, change, outside } = useDay(value, onChange, range)
  const problem = error ?? (outside ? outOfRange(range.first.year, range.last.year) : undefined)
  return (
    <I18nProvider locale={LOCALES[language]}>
      <DatePicker
        className="field"
        data-field={name}
        value={day}
        onChange={change}
        minValue={range.first}
        maxValue={range.last}
        {...(name && { name })}
        isRequired={required ?? false}
        isDisabled={disabled ?? false}
        isInvalid={Boolean(problem)}
        validationBehavior="aria"
        shouldForceLeadingZeros
      >
        <Label className={required ? 'date-label required' : 'date-label'}>{label}</Label>
        <Group className="input date">
          <DateInput className="date-parts num">
            {(segment) => <DateSegment className="date-part" segment={segment} />}
          </DateInput>
          <Button className="icon-button">
            <Icon name="calendar" size="sm" />
          </Button>
        </Group>
        {hint && !problem && (
          <Text slot="description" className="hint">
            {hint}
          </Text>
        )}
        <FieldError>
          <span className="error" role="alert">
            <Icon name="alert" size="sm" />
            {problem}
          </span>
        </FieldError>
        <Popover className="date-popover" offset={6} placement="bottom start">
          <Dialog className="date-dialog">
            <Calendar language={language} />
          </Dialog>
        </Popover>
      </DatePicker>
    </I18nProvider>
  )
}
