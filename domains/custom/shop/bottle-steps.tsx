import type { Colour } from '@sillage/kit/shape.ts'
import { css, Drawing } from '@sillage/ui/drawing.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import type { BottleDesign } from '../design-contract.ts'
import { caps, crests, fonts, glasses, labelLimits, papers, shapes, sizes, vessels } from '../design-words.ts'
import { bottleSize, drawBottle } from '../drawing/bottle.ts'
import { crestPaths } from '../drawing/crests.ts'
import { capTones, glassTones, paperTones } from '../drawing/palette.ts'
import { measuresOf } from '../drawing/profile.ts'
import { isPrintable, lengthOf } from '../words.ts'
import { Picks } from './picks.tsx'
import { Step } from './step.tsx'

type Label = BottleDesign['label']
type Props = {
  design: BottleDesign
  onChange: (part: Partial<BottleDesign>) => void
  /** "+400원" for a choice such as `glass:amber`, or nothing. */
  extraOf: (choice: string) => string
  /** The step that is open when the page comes. */
  opened: 'vessel' | 'label'
}
type Named = { name: string; name_en: string }

/** The words of a group as options, each with its own name in the visitor's language. */
function useOptions() {
  const pick = useLocalizedField()
  return <Words extends Record<string, Named>>(
    words: Words,
    more: (key: keyof Words & string) => object = () => ({}),
  ) =>
    Object.entries(words).map(([key, word]) => ({
      value: key as keyof Words & string, // the keys of the words themselves
      label: pick(word, 'name'),
      ...more(key),
    }))
}

/** Vessel, size, colours: each is one click, and the drawing follows. */
export function BottleSteps({ design, onChange, extraOf, opened }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const options = useOptions()
  const { vessel, size, glass, cap } = design
  const swatch = (colour: Colour | null) => <i style={{ background: colour ? css(colour) : 'transparent' }} />
  const look = [pick(glasses[glass], 'name'), ...(vessel === 'tumbler' ? [] : [pick(caps[cap], 'name')])].join(', ')
  return (
    <>
      <Step number={1} title={t('용기')} now={pick(vessels[vessel], 'name')} open={opened === 'vessel'}>
        <Picks
          legend={t('용기')}
          look="options"
          value={vessel}
          onChange={(vessel) => onChange({ vessel })}
          options={options(vessels, (key) => ({
            picture: <Small design={{ ...design, vessel: key as typeof vessel }} />,
          }))}
        />
      </Step>
      <Step number={2} title={t('크기')} now={`${size} ml`}>
        <Picks
          legend={t('크기')}
          look="options-4"
          value={String(size)}
          onChange={(value) => onChange({ size: sizes.find((each) => String(each) === value) ?? size })}
          options={sizes.map((each) => {
            const { width, height } = measuresOf(vessel, each)
            return { value: String(each), label: `${each} ml`, note: `${width} × ${height} mm` }
          })}
        />
      </Step>
      <Step number={3} title={t('색과 마개')} now={look}>
        <Picks
          legend={t('유리')}
          look="tones"
          value={glass}
          onChange={(glass) => onChange({ glass })}
          options={options(glasses, (key) => ({
            picture: swatch(glassTones[key as typeof glass].colour),
            note: extraOf(`glass:${key}`),
          }))}
        />
        {vessel !== 'tumbler' && (
          <Picks
            legend={t('마개')}
            look="tones"
            value={cap}
            onChange={(cap) => onChange({ cap })}
            options={options(caps, (key) => ({
              picture: swatch(capTones[key as typeof cap]),
              note: extraOf(`cap:${key}`),
            }))}
          />
        )}
      </Step>
      <LabelStep design={design} onChange={onChange} extraOf={extraOf} open={opened === 'label'} />
    </>
  )
}

const small = { width: 300, height: 420 }

function Small({ design }: { design: BottleDesign }): ReactNode {
  const plain = { ...design, label: { ...design.label, name: ' ', sub: '', crest: 'none' as const } }
  return <Drawing shapes={drawBottle(plain, { ...small, zoom: 0.8, bare: true })} {...small} title="" />
}

function LabelStep({ design, onChange, extraOf, open }: Omit<Props, 'opened'> & { open: boolean }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const options = useOptions()
  const { label } = design
  const write = (part: Partial<Label>) => onChange({ label: { ...label, ...part } })
  const now = [papers[label.paper], fonts[label.font], crests[label.crest]].map((word) => pick(word, 'name')).join(', ')
  const line = (field: 'name' | 'sub') => ({
    value: label[field],
    hint: `${lengthOf(label[field])} / ${labelLimits[field]}`,
    error: isPrintable(label[field]) ? undefined : t('인쇄할 수 없는 글자가 있어요.'),
    onChange: (event: { target: { value: string } }) =>
      write({ [field]: [...event.target.value].slice(0, labelLimits[field]).join('') }),
  })
  return (
    <Step number={4} title={t('라벨')} now={now} open={open}>
      <div className="field-row">
        <TextInput label={t('라벨 이름')} required {...line('name')} />
        <TextInput label={t('둘째 줄')} {...line('sub')} />
      </div>
      <Picks
        legend={t('글꼴')}
        look="unit"
        value={label.font}
        onChange={(font) => write({ font })}
        options={options(fonts)}
      />
      <Picks
        legend={t('문양')}
        look="options-4"
        extra={extraOf('crest:any')}
        value={label.crest}
        onChange={(crest) => write({ crest })}
        options={options(crests, (key) => ({ picture: <Crest name={key as Label['crest']} /> }))}
      />
      <Picks
        legend={t('모양')}
        look="unit"
        value={label.shape}
        onChange={(shape) => write({ shape })}
        options={options(shapes)}
      />
      <Picks
        legend={t('종이')}
        look="tones"
        value={label.paper}
        onChange={(paper) => write({ paper })}
        options={options(papers, (key) => {
          const colour = paperTones[key as Label['paper']]
          return {
            picture: <i style={{ background: colour ? css(colour) : 'transparent' }} />,
            note: extraOf(`paper:${key}`),
          }
        })}
      />
    </Step>
  )
}

function Crest({ name }: { name: Label['crest'] }) {
  const paths = name === 'none' ? ['M12 36 36 12'] : crestPaths[name]
  return (
    <svg className="crest" viewBox="0 0 48 48" aria-hidden="true">
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  )
}

/** The stage: the bottle as it will be, with its measures where wished. */
export function BottleStage({ design, dims, title }: { design: BottleDesign; dims: boolean; title: string }) {
  return <Drawing shapes={drawBottle(design, { dims })} {...bottleSize} title={title} />
}
