import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { gramsText, percentText } from '../amounts.ts'
import { wholePercent } from '../words.ts'
import { bindingOf, Safety } from './safety.tsx'
import type { FormulaDraft } from './use-formula-draft.ts'

/** What all lines come to, while they are being written. */
export function EditorSum({ form }: { form: FormulaDraft }) {
  const t = usePhrases()
  const { live, batch_mg, lines } = form
  if (lines.length === 0 || batch_mg === null) return null
  const { total_mg, rest_mg, percent } = live
  const bound = live.lines[live.binding ?? -1]
  const scalable = rest_mg !== 0 && percent < wholePercent && lines.some(({ unit }) => unit !== 'percent')
  return (
    <section className="formula-sum" aria-label={t('합계')}>
      <p role="status">
        <b className="num">{gramsText(total_mg)}</b>
        <span className="mute num"> / {gramsText(batch_mg)}</span>
        {rest_mg > 0 && <span> · {t('{rest} 남았어요', { rest: gramsText(rest_mg) })}</span>}
        {rest_mg < 0 && <span> · {t('배치 크기보다 {more} 많아요', { more: gramsText(-rest_mg) })}</span>}
        {rest_mg === 0 && <span> · {t('배치 크기와 같아요')}</span>}
      </p>
      {percent > wholePercent && (
        <Alert tone="danger">
          {t('%로 적은 재료의 합이 {percent}예요. 100%를 넘을 수 없어요.', { percent: percentText(percent) })}
        </Alert>
      )}
      {scalable && (
        <Button kind="line" size="sm" onClick={form.fit}>
          {t('g·방울을 배치에 맞추기')}
        </Button>
      )}
      {live.lines.length > 0 && (
        <Safety
          shown={live}
          binding={bindingOf(bound && { substance: bound.substance, material: bound.line.material })}
          scale={form.canScale ? { label: t('한도에 맞추기'), busy: false, onPress: form.scaleDown } : null}
        />
      )}
    </section>
  )
}
