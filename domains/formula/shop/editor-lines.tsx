import { IconButton } from '@sillage/ui/icon-button.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { Tooltip } from '@sillage/ui/tooltip.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useId } from 'react'
import { gramsText, percentText, readAmount } from '../amounts.ts'
import { defaultDropMg, formulaLimits, formulaUnits, unitNames } from '../words.ts'
import type { DraftLine } from './draft.ts'
import type { FormulaDraft } from './use-formula-draft.ts'
import { useMaterialName } from './use-material-name.ts'
import { Verdict } from './verdict.tsx'

/** Every material with its amount, and what that comes to. */
export function EditorLines({ form }: { form: FormulaDraft }) {
  const t = usePhrases()
  if (form.lines.length === 0) return <p className="mute">{t('아래에서 재료를 찾아 추가해 주세요.')}</p>
  return (
    <ol className="formula-edit-lines">
      {form.lines.map((line, at) => (
        <Line key={line.key} form={form} line={line} at={at} />
      ))}
    </ol>
  )
}

type Props = { form: FormulaDraft; line: DraftLine; at: number }

function Line({ form, line, at }: Props) {
  const t = usePhrases()
  const name = useLineName(form, line)
  const id = useId()
  const write = (changes: Partial<DraftLine>) => form.writeLines(form.lines.with(at, { ...line, ...changes }))
  const unreadable = form.unread && readAmount(line.amount, line.unit) === null
  const reckoned = form.live.lines.find((each) => each.line.at === at)
  return (
    <li className="formula-edit-line">
      <div className="formula-edit-name">
        {line.variant_id === null ? (
          <input
            className="input"
            aria-label={t('{number}번째 재료의 이름', { number: at + 1 })}
            value={line.name}
            maxLength={formulaLimits.name}
            onChange={(event) => write({ name: event.target.value })}
          />
        ) : (
          <b>{name}</b>
        )}
      </div>
      <input
        className="input num"
        inputMode="decimal"
        autoComplete="off"
        // What was just added is what is written next.
        // biome-ignore lint/a11y/noAutofocus: the visitor has asked for this line
        autoFocus={line.amount === ''}
        aria-label={t('{name}의 양', { name })}
        aria-invalid={unreadable || undefined}
        aria-describedby={unreadable ? id : undefined}
        value={line.amount}
        onChange={(event) => write({ amount: event.target.value })}
      />
      <Select
        label={t('{name}의 단위', { name })}
        options={formulaUnits.map((value) => ({ value, label: t(unitNames[value]) }))}
        value={line.unit}
        onChange={(unit) => write(form.inUnit(line, unit))}
      />
      <Tooltip text={t('빼기')}>
        <IconButton
          icon="close"
          label={t('{name} 빼기', { name })}
          onPress={() => form.writeLines(form.lines.toSpliced(at, 1))}
        />
      </Tooltip>
      <div className="formula-edit-news">
        {reckoned && <Reckoned reckoned={reckoned} />}
        {unreadable && (
          <p className="error" id={id} role="alert">
            {t('양을 숫자로 적어 주세요. %는 소수 둘째 자리, g은 셋째 자리까지, 방울은 정수로 적을 수 있어요.')}
          </p>
        )}
      </div>
    </li>
  )
}

type Reckoning = FormulaDraft['live']['lines'][number]

/** What a line comes to, and whether that much is allowed. */
function Reckoned({ reckoned }: { reckoned: Reckoning }) {
  const t = usePhrases()
  const drops = Math.round(reckoned.mg / (reckoned.line.material?.drop_mg ?? defaultDropMg))
  return (
    <>
      <span className="num small">
        {percentText(reckoned.share)} · {gramsText(reckoned.mg)} · {t('{count}방울', { count: drops })}
      </span>
      <Verdict line={reckoned} />
    </>
  )
}

function useLineName({ materials }: FormulaDraft, line: DraftLine) {
  const materialName = useMaterialName()
  const material = materials.get(line.variant_id ?? 0)
  return material ? materialName(material) : line.name
}
