import { Chip } from '@sillage/ui/chip.tsx'
import { ErrorNote } from '@sillage/ui/error-note.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useId } from 'react'
import { briefLimits, moodAxes, moodNames, spaceNames, spaces, spaceTraits, traitNames } from '../../brief.ts'
import { SpaceIcon } from './space-icons.tsx'
import type { BriefForm } from './use-brief-form.ts'

/** What the slider reaches; a larger space is typed. */
const slider = { min: 10, max: 300 }
const m2PerPyeong = 3.305_8

/** What kind of space, how large, and what happens there. */
export function BriefSpace({ form: { texts, answers, errors, write } }: { form: BriefForm }) {
  const t = usePhrases()
  const { traits } = answers
  return (
    <>
      <fieldset className="brief-set">
        <legend className="sr">{t('공간')}</legend>
        <div className="brief-spaces">
          {spaces.map((space) => (
            <label key={space} className="brief-space">
              <input
                type="radio"
                name="space"
                value={space}
                checked={answers.space === space}
                onChange={() => write({ space })}
              />
              <SpaceIcon space={space} />
              <span>{t(spaceNames[space])}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Area text={texts.area_m2} error={errors.area_m2?.[0]} onChange={(area_m2) => write({ area_m2 })} />
      <fieldset className="brief-set">
        <legend className="sr">{t('공간의 특징')}</legend>
        <div className="chips">
          {spaceTraits.map((trait) => {
            const pressed = traits.includes(trait)
            const next = pressed ? traits.filter((each) => each !== trait) : [...traits, trait]
            return (
              <Chip key={trait} pressed={pressed} onPress={() => write({ traits: next.join() })}>
                {t(traitNames[trait])}
              </Chip>
            )
          })}
        </div>
      </fieldset>
    </>
  )
}

type AreaProps = { text: string; error: string | undefined; onChange: (text: string) => void }

function Area({ text, error, onChange }: AreaProps) {
  const t = usePhrases()
  const id = useId()
  const area = Number(text) || 0
  const at = Math.min(1, Math.max(0, (area - slider.min) / (slider.max - slider.min)))
  return (
    <div data-field="area_m2">
      <p className="brief-legend">
        <label htmlFor={id}>{t('넓이')}</label>
        <span className="num">
          <input
            id={id}
            className="input num brief-area"
            name="area_m2"
            inputMode="numeric"
            autoComplete="off"
            maxLength={String(briefLimits.area_m2.max).length}
            value={text}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id} error`}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
          />
          m², {t('약 {pyeong}평', { pyeong: Math.round(area / m2PerPyeong) })}
        </span>
      </p>
      <span className="brief-slide" style={{ '--at': at }}>
        <input
          type="range"
          aria-label={t('넓이')}
          aria-valuetext={`${area} m²`}
          min={slider.min}
          max={slider.max}
          value={Math.min(slider.max, Math.max(slider.min, area))}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
      <ErrorNote id={`${id} error`}>{error}</ErrorNote>
    </div>
  )
}

/** Four scales between two words; the middle is no answer. */
export function BriefMood({ form: { answers, write } }: { form: BriefForm }) {
  const t = usePhrases()
  return (
    <div className="brief-axes">
      {moodAxes.map((axis) => {
        const [low, high] = moodNames[axis]
        return (
          <div key={axis} className="brief-axis">
            <span>{t(low)}</span>
            <span className="brief-slide" data-axis="">
              <input
                type="range"
                min={0}
                max={100}
                value={answers.mood[axis]}
                aria-label={t('{low}에서 {high}까지', { low: t(low), high: t(high) })}
                onChange={(event) => write({ [axis]: event.target.value })}
              />
            </span>
            <span>{t(high)}</span>
          </div>
        )
      })}
    </div>
  )
}
