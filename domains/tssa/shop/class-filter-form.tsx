import { Button } from '@sillage/ui/button.tsx'
import { Checkbox } from '@sillage/ui/checkbox.tsx'
import { Chip } from '@sillage/ui/chip.tsx'
import { Drawer } from '@sillage/ui/drawer.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { courseFormatNames, courseFormats, courseLevelNames, courseLevels } from '../../course/words.ts'
import type { CourseCard } from '../contract.ts'
import {
  type FilterName,
  filterNames,
  readFilters,
  timeNames,
  times,
  valuesOf,
  weekdayNames,
  weekdays,
} from './class-filters.ts'
import './class-list.css'

/** Everything a list of classes can be narrowed by. */
export function ClassFilters({ courses }: { courses: readonly CourseCard[] }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const studios = [...new Map(courses.flatMap(({ sessions }) => sessions).map((each) => [each.studio, each])).values()]
  return (
    <form className="class-filters" aria-label={t('수업 필터')}>
      <FilterGroup
        courses={courses}
        name="level"
        legend={t('단계')}
        options={courseLevels.map((value) => ({ value, label: t(courseLevelNames[value]) }))}
      />
      <FilterGroup
        courses={courses}
        name="format"
        legend={t('방식')}
        options={courseFormats.map((value) => ({ value, label: t(courseFormatNames[value]) }))}
      />
      <FilterGroup
        courses={courses}
        name="when"
        legend={t('시간대')}
        options={times.map((value) => ({ value, label: t(timeNames[value]) }))}
      />
      <WeekdayFilter courses={courses} />
      <FilterGroup
        courses={courses}
        name="studio"
        legend={t('장소')}
        options={studios.map((each) => ({ value: each.studio, label: pick(each, 'studio') }))}
      />
      <OpenFilter />
    </form>
  )
}

type GroupProps = {
  courses: readonly CourseCard[]
  name: FilterName
  legend: string
  options: { value: string; label: string }[]
}

/** The filters of the address, and how to set one of them. */
function useFilters() {
  const [query, setQuery] = useSearchParams()
  const toggle = (name: string, value: string, isOn: boolean) => {
    const next = new URLSearchParams(query)
    next.delete(name, value)
    if (isOn) next.append(name, value)
    setQuery(next, { replace: true, preventScrollReset: true })
  }
  return { filters: readFilters(query), toggle }
}

function FilterGroup({ courses, name, legend, options }: GroupProps) {
  const { filters, toggle } = useFilters()
  return (
    <fieldset>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={filters[name].includes(value)}
          count={courses.filter((course) => valuesOf(course, name).includes(value)).length}
          onChange={(event) => toggle(name, value, event.target.checked)}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  )
}

/** The seven days as joined cells; a day without a class is pale and can still be chosen. */
function WeekdayFilter({ courses }: { courses: readonly CourseCard[] }) {
  const t = usePhrases()
  const { filters, toggle } = useFilters()
  const taught = new Set(courses.flatMap((course) => valuesOf(course, 'weekday')))
  return (
    <fieldset>
      <legend>{t('요일')}</legend>
      <div className="class-weekdays">
        {weekdays.map((day) => (
          <label key={day} className={taught.has(day) ? undefined : 'mute'}>
            <input
              type="checkbox"
              aria-label={t(weekdayNames[day].long)}
              checked={filters.weekday.includes(day)}
              onChange={(event) => toggle('weekday', day, event.target.checked)}
            />
            {t(weekdayNames[day].short)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function OpenFilter() {
  const t = usePhrases()
  const { filters, toggle } = useFilters()
  return (
    <fieldset>
      <legend>{t('자리')}</legend>
      <Checkbox checked={filters.open} onChange={(event) => toggle('open', '1', event.target.checked)}>
        {t('자리 있는 수업만')}
      </Checkbox>
    </fieldset>
  )
}

/** On a phone: the filters in a sheet, and the three that are used most beside it. */
export function ClassFilterBar({ courses, found }: { courses: readonly CourseCard[]; found: number }) {
  const t = usePhrases()
  const [isOpen, setOpen] = useState(false)
  const { filters, toggle } = useFilters()
  const chosen = filterNames.reduce((sum, name) => sum + filters[name].length, 0) + Number(filters.open)
  const chip = (name: FilterName, value: string, label: string) => {
    const isOn = filters[name].includes(value)
    return (
      <Chip pressed={isOn} onPress={() => toggle(name, value, !isOn)}>
        {label}
      </Chip>
    )
  }
  return (
    <div className="only-phone class-filter-bar">
      <Button size="sm" kind="line" onClick={() => setOpen(true)}>
        <Icon name="filter" size="sm" />
        {chosen > 0 ? t('필터 {count}', { count: chosen }) : t('필터')}
      </Button>
      <Chip pressed={filters.open} onPress={() => toggle('open', '1', !filters.open)}>
        {t('자리 있는 수업만')}
      </Chip>
      {chip('level', 'day', t(courseLevelNames.day))}
      {chip('when', 'weekend', t(timeNames.weekend))}
      <Drawer
        from="bottom"
        open={isOpen}
        onOpenChange={setOpen}
        title={t('수업 필터')}
        closeLabel={t('닫기')}
        foot={<Button onClick={() => setOpen(false)}>{t('수업 {count}개 보기', { count: found })}</Button>}
      >
        <ClassFilters courses={courses} />
      </Drawer>
    </div>
  )
}
