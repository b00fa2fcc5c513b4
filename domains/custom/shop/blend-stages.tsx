import { Drawing } from '@sillage/ui/drawing.tsx'
import { IconButton } from '@sillage/ui/icon-button.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { Tooltip } from '@sillage/ui/tooltip.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type Share, withMaterial, withoutMaterial, withShare } from '../blend.ts'
import { fragranceLimits } from '../design-words.ts'
import { drawPyramid, pyramidSize } from '../drawing/pyramid.ts'
import { type MaterialId, materials, type Stage, stages } from '../materials.ts'
import { scentColor } from './scent.ts'

type Props = { shares: readonly Share[]; onChange: (shares: Share[]) => void }

const names: Record<Stage, { title: string; note: string }> = {
  top: { title: '첫 향', note: '15분 안에 사라져요' },
  heart: { title: '중간 향', note: '두 시간 남아 있어요' },
  base: { title: '마지막 향', note: '오래 남아요' },
}

/** The pyramid, and its stages as lists. Moving one slider moves the others: the sum is always 100. */
export function BlendStages({ shares, onChange }: Props) {
  const t = usePhrases()
  return (
    <section className="blend-stages">
      <h2 className="section-title">{t('향 피라미드')}</h2>
      <p className="small mute">{t('비율의 합은 항상 100%예요')}</p>
      <div className="blend-pyramid">
        {/* The lists beside it say the same. */}
        <Drawing shapes={drawPyramid(shares)} {...pyramidSize} title="" />
        <div>
          {stages.map((stage) => (
            <StageList key={stage} stage={stage} shares={shares} onChange={onChange} />
          ))}
        </div>
      </div>
    </section>
  )
}

function StageList({ stage, shares, onChange }: Props & { stage: Stage }) {
  const t = usePhrases()
  return (
    <fieldset className="blend-stage">
      <legend>
        <b>{t(names[stage].title)}</b> <span className="small mute">{t(names[stage].note)}</span>
      </legend>
      {shares
        .filter(({ id }) => materials[id].stage === stage)
        .map((share) => (
          <BlendNote key={share.id} share={share} shares={shares} onChange={onChange} />
        ))}
      {shares.length < fragranceLimits.materials && <AddNote stage={stage} shares={shares} onChange={onChange} />}
    </fieldset>
  )
}

function BlendNote({ share: { id, share }, shares, onChange }: Props & { share: Share }) {
  const t = usePhrases()
  const name = useLocalizedField()(materials[id], 'name')
  return (
    <div className="blend-note">
      <span className="blend-name">
        <i style={{ background: scentColor(materials[id].family) }} />
        {name}
      </span>
      <span className="range">
        <input
          type="range"
          min={1}
          max={60}
          value={share}
          style={{ '--at': Math.min(1, (share - 1) / 59) }}
          aria-label={t('{name} 비율', { name })}
          aria-valuetext={`${share}%`}
          onChange={(event) => onChange(withShare(shares, id, Number(event.target.value)))}
        />
      </span>
      <output className="num">{share}%</output>
      {shares.length > 2 && (
        <Tooltip text={t('빼기')}>
          <IconButton
            icon="close"
            label={t('{name} 빼기', { name })}
            onPress={() => onChange(withoutMaterial(shares, id))}
          />
        </Tooltip>
      )}
    </div>
  )
}

function AddNote({ stage, shares, onChange }: Props & { stage: Stage }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const free = Object.entries(materials).filter(
    ([id, material]) => material.stage === stage && !shares.some((each) => each.id === id),
  )
  return (
    <Select
      look="bare"
      label={t('{stage}에 추가', { stage: t(names[stage].title) })}
      value=""
      onChange={(id) => id !== '' && onChange(withMaterial(shares, id as MaterialId))}
      options={[
        { value: '', label: t('+ 추가') },
        ...free.map(([id, material]) => ({ value: id, label: pick(material, 'name') })),
      ]}
    />
  )
}
