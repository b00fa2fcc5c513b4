import type { FormField } from '@sillage/admin-kit/form/form-field.ts'
import { RecordForm } from '@sillage/admin-kit/form/record-form.tsx'
import type { FieldErrors } from '@sillage/kit/problem.ts'
import { addDays, weekday } from '@sillage/kit/time.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrasebook, usePhrases } from '@sillage/web-kit/phrases.ts'
import { Fragment } from 'react'
import { type MeetingPlan, meetingRhythms, plannedMeetings } from '../meeting-plan.ts'

type Props = {
  plan: MeetingPlan
  /** How many meetings the course has. */
  count: number
  onChange: (plan: MeetingPlan) => void
  errors: readonly string[] | undefined
}

/** As the form's fields read it: each day that is chosen by itself is a field. */
type Values = Record<string, unknown>

/** The days of a session: a rhythm from its first day, or a day for each meeting. What is opened stands below. */
export function MeetingDates({ plan, count, onChange, errors }: Props) {
  const dates = useDates()
  const planned = plannedMeetings(plan, count)
  const fields = useFields(plan, count)
  const values: Values = {
    first: plan.first,
    rhythm: plan.rhythm,
    gap: String(plan.gap),
    ...Object.fromEntries(plan.own.map((at, nth) => [`own${nth}`, at])),
  }
  const fieldErrors: FieldErrors = errors ? { first: [...errors] } : {}
  const isListed = count > 1 && plan.rhythm !== 'own' && plan.first
  return (
    <div className="stack">
      <RecordForm
        fields={fields}
        values={values}
        errors={fieldErrors}
        onChange={(next) => onChange(toPlan(next, { plan, planned }))}
      />
      {isListed && (
        <p className="soft num">
          {planned.map((at, nth) => (
            <Fragment key={at}>
              {nth > 0 && ' · '}
              <span className="nowrap">{dates.weekdayNameTime(at)}</span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}

function useFields({ first, rhythm }: MeetingPlan, count: number): FormField<Values>[] {
  const t = usePhrases()
  const { locale } = usePhrasebook()
  const names = {
    weekly: t('매주 한 번'),
    twice: t('매주 두 번'),
    daily: t('매일 이어서'),
    own: t('날짜를 하나씩 고르기'),
  }
  const start: FormField<Values> = { name: 'first', label: t('첫 수업'), kind: 'moment', wide: true }
  if (count === 1) return [start]
  const gaps = [1, 2, 3, 4, 5, 6].map((days) => ({
    value: String(days),
    label: first ? weekday(addDays(new Date(first), days), locale) : t('첫 수업 {days}일 뒤', { days }),
  }))
  const options = meetingRhythms.map((value) => ({ value, label: names[value] }))
  return [
    start,
    { name: 'rhythm', label: t('수업 간격'), kind: 'choice', options, wide: rhythm !== 'twice' },
    ...(rhythm === 'twice' ? [{ name: 'gap', label: t('두 번째 요일'), kind: 'choice', options: gaps } as const] : []),
    ...(rhythm === 'own' ? ownFields(count, (position) => t('{position}회차', { position })) : []),
  ]
}

const ownFields = (count: number, label: (position: number) => string): FormField<Values>[] =>
  Array.from({ length: count - 1 }, (_, nth) => ({ name: `own${nth}`, label: label(nth + 2), kind: 'moment' }))

type Before = { plan: MeetingPlan; planned: readonly string[] }

/** Days that are chosen one by one begin as they were planned. */
function toPlan(values: Values, { plan, planned }: Before): MeetingPlan {
  const rhythm = meetingRhythms.find((each) => each === values.rhythm) ?? plan.rhythm
  const own = planned.slice(1).map((at, nth) => (plan.rhythm === 'own' ? values[`own${nth}`] : at))
  return {
    first: momentOf(values.first),
    rhythm,
    gap: Number(values.gap),
    own: rhythm === 'own' ? own.map(momentOf) : plan.own,
  }
}

const momentOf = (value: unknown) => (typeof value === 'string' && value ? value : null)
