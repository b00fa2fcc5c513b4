import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Panel } from '../panel.tsx'
import { useAction } from '../use-action.ts'
import type { FormField } from './form-field.ts'
import { RecordForm } from './record-form.tsx'
import { useFormDraft } from './use-form-draft.ts'

type Props<Values, Output> = {
  title: string
  lead?: string
  fields: readonly FormField<Values>[]
  initial: Values
  save: (values: Values) => Promise<Output>
  done?: (output: Output) => string
  after?: (output: Output) => unknown
  button?: string
  danger?: boolean
  onClose: () => void
  width?: number
  /** Beneath the fields: pictures, lists, what the record is used by. */
  children?: ReactNode
}

function useForm<Values extends object, Output>({ title, initial, save, done, after, onClose }: Props<Values, Output>) {
  const { values, setValues, isRestored, forget } = useFormDraft(title, initial)
  const { run, pending, errors } = useAction(() => save(values), {
    ...(done && { done }),
    after: async (output) => {
      forget()
      await after?.(output)
      onClose()
    },
  })
  const discard = () => {
    forget()
    onClose()
  }
  return { values, setValues, run, pending, errors, isRestored, discard }
}

/** Said once what was typed before a reload or a sign-out is there again. */
function Restored() {
  const t = usePhrases()
  return (
    <p className="soft" role="status">
      {t('적다 만 것을 다시 불러왔어요. 그만두기를 누르면 버려요.')}
    </p>
  )
}

/** A record that is made or changed beside its list. What is refused is said at its field and nothing is lost. */
export function FormPanel<Values extends object, Output>(props: Props<Values, Output>) {
  const t = usePhrases()
  const { title, lead, fields, onClose, button, width, children } = props
  const { values, setValues, run, pending, errors, isRestored, discard } = useForm(props)
  return (
    <Panel
      title={title}
      onClose={onClose}
      {...(width && { width })}
      actions={
        <>
          <Button onClick={discard}>{t('그만두기')}</Button>
          <Button look="main" disabled={pending} onClick={() => run(undefined)}>
            {button ?? t('저장')}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide">
        {lead && <p className="soft">{lead}</p>}
        {isRestored && <Restored />}
        <RecordForm fields={fields} values={values} onChange={setValues} errors={errors} />
        {children}
      </div>
    </Panel>
  )
}

/** A decision that needs a few words with it: a reason, an amount. */
export function FormDialog<Values extends object, Output>(props: Props<Values, Output>) {
  const t = usePhrases()
  const { title, lead, fields, onClose, button, width, danger, children } = props
  const { values, setValues, run, pending, errors, isRestored, discard } = useForm(props)
  return (
    <Dialog
      title={title}
      {...(lead && { lead })}
      onClose={onClose}
      {...(width && { width })}
      actions={
        <>
          <Button onClick={discard}>{t('그만두기')}</Button>
          <Button look={danger ? 'danger' : 'main'} disabled={pending} onClick={() => run(undefined)}>
            {button ?? t('저장')}
          </Button>
        </>
      }
    >
      <div className="stack stack-wide">
        {isRestored && <Restored />}
        <RecordForm fields={fields} values={values} onChange={setValues} errors={errors} />
        {children}
      </div>
    </Dialog>
  )
}
