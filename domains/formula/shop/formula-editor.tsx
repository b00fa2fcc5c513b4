import { Alert } from '@sillage/ui/alert.tsx'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { TextArea } from '@sillage/web-kit/text-area.tsx'
import type { FormEvent } from 'react'
import type { Formula } from '../formula-contract.ts'
import { formulaKinds, formulaLimits, kindNames } from '../words.ts'
import type { DraftTexts } from './draft.ts'
import { EditorLines } from './editor-lines.tsx'
import { EditorSum } from './editor-sum.tsx'
import { MaterialPicker } from './material-picker.tsx'
import { showPath } from './use-formula.ts'
import { type FormulaDraft, useFormulaDraft } from './use-formula-draft.ts'
import './formula.css'
import './formula-editor.css'

type Props = {
  formula?: Formula
  /** What a new formula begins with. */
  from?: { place: string; texts: DraftTexts }
  onDone: (saved: Formula) => unknown
  onCancel: () => void
}

/** Writing a formula, or changing one: what it is made into, of what, and how much of each. */
export function FormulaEditor({ formula, from, onDone, onCancel }: Props) {
  const t = usePhrases()
  const form = useFormulaDraft({ formula, from, onDone })
  const full = form.lines.length >= formulaLimits.lines

  function send(event: FormEvent) {
    event.preventDefault()
    void form.submit()
  }

  return (
    <form className="formula-editor" method="post" noValidate onSubmit={send}>
      {form.continued && (
        <Alert>
          {t('저장하지 않은 내용을 불러왔어요.')}{' '}
          <button type="button" className="link" onClick={form.discard}>
            {t('버리고 처음부터')}
          </button>
        </Alert>
      )}
      <HeadFields form={form} />
      <section className="formula-part" data-field="lines" aria-labelledby="formula-lines">
        <h2 className="section-title" id="formula-lines">
          {t('재료')}
        </h2>
        <EditorLines form={form} />
        <MaterialPicker
          full={full}
          onAdd={({ variant_id, name }) => {
            const key = String(Math.max(-1, ...form.lines.map((line) => Number(line.key))) + 1)
            form.writeLines([...form.lines, { key, variant_id, name, unit: 'percent', amount: '' }])
          }}
        />
        {form.errors.lines && <Alert tone="danger">{form.errors.lines[0]}</Alert>}
      </section>
      <EditorSum form={form} />
      {form.overtaken && formula && <Overtaken form={form} id={formula.id} />}
      <div className="button-row">
        <Button type="submit" busy={form.pending}>
          {t(formula ? '저장하기' : '포뮬러 저장')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('취소')}
        </Button>
      </div>
      <p className="tiny mute">{t('작성하던 내용은 저장하기 전에도 이 브라우저에 남아 있어요.')}</p>
    </form>
  )
}

function HeadFields({ form: { draft, errors, kind, unread, batch_mg, write } }: { form: FormulaDraft }) {
  const t = usePhrases()
  const unreadable =
    unread && batch_mg === null ? t('배치 크기를 0.001 g에서 100 kg 사이의 숫자로 적어 주세요.') : undefined
  return (
    <div className="formula-part">
      <TextInput
        label={t('이름')}
        name="name"
        required={true}
        value={draft.name}
        maxLength={formulaLimits.name}
        error={errors.name?.[0]}
        placeholder={t('저녁 무화과 캔들')}
        autoComplete="off"
        onChange={(event) => write({ name: event.target.value })}
      />
      <div className="field-row">
        <Field label={t('용도')} name="kind" required error={errors.kind?.[0]}>
          {(control) => (
            <Select
              {...control}
              options={formulaKinds.map((value) => ({ value, label: t(kindNames[value]) }))}
              value={kind}
              onChange={(value) => write({ kind: value })}
            />
          )}
        </Field>
        <TextInput
          label={t('배치 크기 (g)')}
          name="batch_mg"
          required={true}
          value={draft.batch}
          inputMode="decimal"
          error={unreadable ?? errors.batch_mg?.[0]}
          autoComplete="off"
          onChange={(event) => write({ batch: event.target.value })}
        />
      </div>
      <TextArea
        label={t('메모')}
        name="note"
        rows={3}
        value={draft.note}
        max={formulaLimits.note}
        error={errors.note?.[0]}
        hint={t('공유 링크로 보는 사람에게는 보이지 않아요.')}
        onChange={(event) => write({ note: event.target.value })}
      />
    </div>
  )
}

/** Someone was quicker, perhaps the same person in another tab: nothing is lost, and the member chooses. */
function Overtaken({ form, id }: { form: FormulaDraft; id: number }) {
  const t = usePhrases()
  return (
    <div className="formula-overtaken">
      <Alert tone="danger">{t('그사이 다른 곳에서 이 포뮬러를 수정했어요. 작성하던 내용은 그대로 있어요.')}</Alert>
      <div className="button-row">
        <Button kind="line" size="sm" busy={form.pending} onClick={() => void form.submit({ anyway: true })}>
          {t('내가 쓴 내용을 새 버전으로 저장')}
        </Button>
        <Anchor className="link" href={showPath(id)} target="_blank">
          {t('지금 저장된 내용 보기')}
        </Anchor>
      </div>
    </div>
  )
}
