import { Choice } from '@sillage/ui/choice.tsx'
import { Drawing } from '@sillage/ui/drawing.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { RangeInput } from '@sillage/ui/range-input.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { WickAdvice } from '../contract.ts'
import { drawMelt, meltSize } from '../melt.ts'
import { wickModel, wicksIn } from '../model.ts'
import { additiveKinds, additiveNames, waxKinds, waxNames, wickKindNames, wickKinds, wickLimits } from '../words.ts'
import type { Asked } from './use-setup.ts'

type Props = { asked: Asked; onChange: (part: Partial<Asked>) => void; advice: WickAdvice | undefined }

/** The candle from above, and what is asked of it. */
export function Finder({ asked, onChange, advice }: Props) {
  const t = usePhrases()
  const { diameter_mm, load } = asked
  return (
    <div className="wick-ask">
      <Stage diameter_mm={diameter_mm} advice={advice} />
      <RangeInput
        label={t('안지름')}
        numberLabel={t('안지름, 숫자로')}
        unit="mm"
        {...wickLimits.diameter_mm}
        value={diameter_mm}
        onChange={(value) => onChange({ diameter_mm: Math.round(value) })}
      />
      <Field label={t('왁스')}>
        {(control) => (
          <Select
            {...control}
            options={waxKinds.map((value) => ({ value, label: t(waxNames[value]) }))}
            value={asked.wax}
            onChange={(wax) => onChange({ wax })}
          />
        )}
      </Field>
      <RangeInput
        label={t('향의 양')}
        numberLabel={t('향의 양, 숫자로')}
        unit="%"
        {...wickLimits.load}
        value={load}
        onChange={(value) => onChange({ load: Math.round(value) })}
      />
      <Field label={t('첨가제')}>
        {(control) => (
          <Select
            {...control}
            options={additiveKinds.map((value) => ({ value, label: t(additiveNames[value]) }))}
            value={asked.additive}
            onChange={(additive) => onChange({ additive })}
          />
        )}
      </Field>
      <Choice
        legend={t('심지')}
        options={[
          { value: 'all', label: t('모두') },
          ...wickKinds.map((value) => ({ value, label: t(wickKindNames[value]) })),
        ]}
        value={asked.kind}
        onChange={(kind) => onChange({ kind })}
      />
    </div>
  )
}

type StageProps = Pick<Asked, 'diameter_mm'> & Pick<Props, 'advice'>

/** How far the first of the wicks melts it. */
function Stage({ diameter_mm, advice }: StageProps) {
  const t = usePhrases()
  const pool = advice?.wicks[0]?.pool_mm ?? Math.round(diameter_mm * wickModel.aim)
  const drawing = { share: pool / diameter_mm, wicks: wicksIn(diameter_mm).count }
  return (
    <div className="wick-stage">
      <Drawing
        shapes={drawMelt(diameter_mm, drawing)}
        {...meltSize}
        title={t('안지름 {diameter} mm 용기를 위에서 본 그림, {pool} mm까지 녹았어요', {
          diameter: diameter_mm,
          pool,
        })}
      />
    </div>
  )
}
