import { Button } from '@sillage/ui/button.tsx'
import { Chip } from '@sillage/ui/chip.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import type { Label } from '../label.ts'
import { type LabelSize, labelSizeNames, labelSizes } from '../label-sizes.ts'

type Language = 'both' | 'ko' | 'en'
const languageNames = { both: '둘 다', ko: '한국어', en: '영어' } as const

type Props = {
  formula_id: number
  labels: readonly Label[]
  draft: boolean
  /** Saves what was typed before it is printed: what is printed is what is shown. */
  onPrint: (print: () => void) => void
}

/** The labels as they are printed, and the formats to print them in. */
export function LabelProof({ formula_id, labels, draft, onPrint }: Props) {
  const t = usePhrases()
  const [language, setLanguage] = useState<Language>('both')
  const [size, setSize] = useState<LabelSize>('middle')
  function open(layout: 'single' | 'sheet') {
    const query = new URLSearchParams({ language, size, layout })
    onPrint(() => window.location.assign(`/api/v1/formulas/${formula_id}/label/pdf?${query}`))
  }
  return (
    <section className="label-proof" aria-label={t('미리 보기')}>
      <div className="label-choices">
        <fieldset className="chips">
          <legend className="sr">{t('언어')}</legend>
          {(['both', 'ko', 'en'] as const).map((each) => (
            <Chip key={each} pressed={each === language} onPress={() => setLanguage(each)}>
              {t(languageNames[each])}
            </Chip>
          ))}
        </fieldset>
        <fieldset className="chips">
          <legend className="sr">{t('라벨 크기')}</legend>
          {labelSizeNames.map((each) => (
            <Chip key={each} pressed={each === size} onPress={() => setSize(each)}>
              {`${labelSizes[each].width} × ${labelSizes[each].height} mm`}
            </Chip>
          ))}
        </fieldset>
      </div>
      {labels
        .filter((label) => language === 'both' || label.language === language)
        .map((label) => (
          <LabelPreview key={label.language} label={label} draft={draft} />
        ))}
      <div className="button-row">
        <Button onClick={() => open('single')}>
          <Icon name="download" size="sm" />
          {t('라벨 PDF')}
        </Button>
        <Button kind="line" onClick={() => open('sheet')}>
          <Icon name="print" size="sm" />
          {t('A4 라벨지 PDF')}
        </Button>
      </div>
      {draft && <p className="tiny mute">{t('빠진 항목이 있으면 ‘시안’이라고 인쇄돼요.')}</p>}
    </section>
  )
}

function LabelPreview({ label, draft }: { label: Label; draft: boolean }) {
  return (
    <article className="label-preview" lang={label.language}>
      <p className="tiny mute">{label.heading}</p>
      <p className="label-name">{label.name}</p>
      <dl>
        {label.rows.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
      <div className="label-warn">
        <p className="label-signs" aria-hidden="true">
          {label.signs.map((path) => (
            <svg key={path} viewBox="0 0 24 24" aria-hidden="true">
              <rect x=".7" y=".7" width="22.6" height="22.6" rx="2" />
              <path d={path} />
            </svg>
          ))}
        </p>
        <p>
          <b>{label.caution.title}.</b> {label.caution.text}
        </p>
      </div>
      {draft && <span className="label-stamp" aria-hidden="true" data-stamp={label.stamp} />}
    </article>
  )
}
