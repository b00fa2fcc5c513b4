import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { amountText, readAmount } from '../amounts.ts'
import { formulaLimits } from '../words.ts'

/** How much is to be made: what was written down is weighed for it. */
export function useBatchScale(batch_mg: number) {
  const [text, setText] = useState<string>()
  const typed = text === undefined ? batch_mg : readAmount(text, 'grams')
  return { text: text ?? amountText(batch_mg, 'grams'), setText, typed, wanted: typed ?? batch_mg }
}

export function BatchScale({ scale }: { scale: ReturnType<typeof useBatchScale> }) {
  const t = usePhrases()
  const error = scale.typed === null ? t('배치 크기를 0.001 g에서 100 kg 사이의 숫자로 적어 주세요.') : undefined
  return (
    <div className="formula-scale">
      <TextInput
        label={t('만들 양 (g)')}
        inputMode="decimal"
        autoComplete="off"
        value={scale.text}
        error={error}
        maxLength={String(formulaLimits.batch_mg).length + 1}
        onChange={(event) => scale.setText(event.target.value)}
      />
    </div>
  )
}
