import { Button } from '@sillage/admin-kit/button.tsx'
import { moved } from '@sillage/admin-kit/form/rows-field.tsx'
import { Icon } from '@sillage/admin-kit/icon.tsx'
import { useSorting } from '@sillage/admin-kit/use-sorting.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { HomeSection } from '../home-design-contract.ts'
import { chosenSections, homeSectionNames, newSection } from '../home-words.ts'
import { HomeSectionForm } from './home-section-form.tsx'

type Props = {
  sections: HomeSection[]
  onChange: (sections: HomeSection[]) => void
  errors: readonly string[] | undefined
}

/** The sections of the first page: which are shown, in which order, and what each is called. */
export function HomeSectionsField({ sections, onChange, errors }: Props) {
  const t = usePhrases()
  const [opened, setOpened] = useState<string | null>(null)
  const change = (next: HomeSection) => onChange(sections.map((each) => (each.id === next.id ? next : each)))
  function add(kind: HomeSection['kind']) {
    const section = newSection(kind, `${kind}-${crypto.randomUUID().slice(0, 8)}`)
    onChange([...sections, section])
    setOpened(section.id)
  }
  const sorting = useSorting(sections.length, (from, to) => onChange(moved(sections, from, to)))
  return (
    <div className="stack">
      {errors?.map((error) => (
        <span key={error} className="error">
          <Icon name="stop" />
          {error}
        </span>
      ))}
      <ul className="lines">
        {sections.map((section, at) => (
          <li
            key={section.id}
            {...sorting.row(at)}
            className={sorting.dragged === at ? 'sorted land' : 'sorted'}
            // An open row has fields, whose text is marked with the mouse.
            draggable={opened !== section.id}
          >
            <Section
              section={section}
              at={at}
              last={sections.length - 1}
              isOpen={opened === section.id}
              onOpen={() => setOpened(opened === section.id ? null : section.id)}
              onMove={(by) => onChange(moved(sections, at, at + by))}
              onChange={change}
              onRemove={() => onChange(sections.filter(({ id }) => id !== section.id))}
            />
          </li>
        ))}
      </ul>
      <div className="row">
        {chosenSections.map((kind) => (
          <Button key={kind} small icon="plus" onClick={() => add(kind)}>
            {t(homeSectionNames[kind])}
          </Button>
        ))}
      </div>
    </div>
  )
}

type SectionProps = {
  section: HomeSection
  at: number
  last: number
  isOpen: boolean
  onOpen: () => void
  onMove: (by: number) => void
  onChange: (section: HomeSection) => void
  onRemove: () => void
}

function Section({ section, at, last, isOpen, onOpen, onMove, onChange, onRemove }: SectionProps) {
  const t = usePhrases()
  const name = section.title || t(homeSectionNames[section.kind])
  return (
    <div className="stack grow">
      <div className="row">
        <label className="check">
          <input
            type="checkbox"
            checked={section.visible}
            onChange={(event) => onChange({ ...section, visible: event.target.checked })}
          />
          {name}
        </label>
        <span className="push" />
        <Button
          small
          icon="up"
          aria-label={t('{name} 위로', { name })}
          disabled={at === 0}
          onClick={() => onMove(-1)}
        />
        <Button
          small
          icon="down"
          aria-label={t('{name} 아래로', { name })}
          disabled={at === last}
          onClick={() => onMove(1)}
        />
        <Button small aria-expanded={isOpen} aria-label={t('{name} 고치기', { name })} onClick={onOpen}>
          {isOpen ? t('접기') : t('고치기')}
        </Button>
      </div>
      {isOpen && <HomeSectionForm section={section} onChange={onChange} onRemove={onRemove} />}
    </div>
  )
}
