import { Problem } from '@sillage/kit/problem.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { Dialog } from '../dialog.tsx'
import { Panel } from '../panel.tsx'
import { useAction } from '../use-action.ts'
import { FormConflict } from './form-conflict.tsx'
import type { FormField } from './form-field.ts'
import { mergeValues } from './merge-values.ts'
import { RecordForm } from './record-form.tsx'
import { useFormDraft } from './use-form-draft.ts'

type Opened<Values> = { values: Values; version: string | undefined }

type Props<Values, Output> = {
  title: string
  lead?: string
  fields: readonly FormField<Values>[]
  initial: Values
  /** With the version of the record that was opened, where it has one, and with what it said. */
  save: (values: Values, based_on: string | undefined, was: Values) => Promise<Output>
  version?: string | undefined
  /** The record as it is now, asked for once someone else has saved it first. */
  latest?: (() => Promise<Opened<Values>>) | undefined
  done?: (output: Output) => string
  /** What happened meanwhile, where it is no longer allowed. */
  explain?: () => Promise<string | null>
  after?: (output: Output) => unknown
  button?: string
  danger?: boolean
  onClose: () => void
  width?: number
  /** Beneath the fields: pictures, lists, what the record is used by. */
  children?: ReactNode
}

function useForm<Values extends object, Output>(props: Props<Values, Output>) {
  const { title, fields, initial, done, explain, after, onClose } = props
  const { values, setValues, isRestored, forget } = useFormDraft(title, initial)
  const { send, theirs, base, close } = useSave(props, values)
  const { run, pending, errors } = useAction(send, {
    ...(done && { done }),
    ...(explain && { explain }),
    refused: ({ code }) => code === 'outdated' && props.latest !== undefined,
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
  const conflict = theirs && (
    <FormConflict
      fields={fields}
      base={base.values}
      theirs={theirs.values}
      mine={values}
      onChoose={(chosen) => {
        close(theirs)
        setValues(chosen)
        void run({ values: chosen, opened: theirs })
      }}
      onClose={() => close(base)}
    />
  )
  return { values, setValues, run, pending, errors, isRestored, discard, conflict }
}

type Attempt<Values> = { values: Values; opened: Opened<Values> }

/** Saves what is written. Where someone else saved first, both changes hold, or the writer chooses from the two. */
function useSave<Values extends object, Output>(
  { initial, version, save, latest }: Props<Values, Output>,
  mine: Values,
) {
  const [base, setBase] = useState<Opened<Values>>({ values: initial, version })
  const [theirs, setTheirs] = useState<Opened<Values> | null>(null)
  async function send(chosen?: Attempt<Values>): Promise<Output> {
    const { values, opened } = chosen ?? { values: mine, opened: base }
    try {
      return await save(values, opened.version, opened.values)
    } catch (error) {
      if (!latest || !(error instanceof Problem) || error.code !== 'outdated') throw error
      const now = await latest()
      const { merged, clashes } = mergeValues({ base: opened.values, theirs: now.values, mine: values })
      if (clashes.length === 0) return save(merged, now.version, now.values)
      setTheirs(now)
      throw error
    }
  }
  /** From then on what is written is compared with this. */
  function close(opened: Opened<Values>) {
    setBase(opened)
    setTheirs(null)
  }
  return { send, theirs, base, close }
}

/** Said once what was typed before a reload or a sign-out is there again. */
function Restored() {
  const t = usePhrases()
  return (
    <p className="soft" role="status">
      {t('작성하던 내용을 불러왔어요. 취소를 누르면 지워져요.')}
    </p>
  )
}

/** A record that is made or changed beside its list. What is refused is said at its field and nothing is lost. */
export function FormPanel<Values extends object, Output>(props: Props<Values, Output>) {
  const t = usePhrases()
  const { title, lead, fields, onClose, button, width, children } = props
  const { values, setValues, run, pending, errors, isRestored, discard, conflict } = useForm(props)
  return (
    <Panel
      title={title}
      onClose={onClose}
      {...(width && { width })}
      actions={
        <>
          <Button onClick={discard}>{t('취소')}</Button>
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
      {conflict}
    </Panel>
  )
}

/** A decision that needs a few words with it: a reason, an amount. */
export function FormDialog<Values extends object, Output>(props: Props<Values, Output>) {
  const t = usePhrases()
  const { title, lead, fields, onClose, button, width, danger, children } = props
  const { values, setValues, run, pending, errors, isRestored, discard, conflict } = useForm(props)
  return (
    <Dialog
      title={title}
      {...(lead && { lead })}
      onClose={onClose}
      {...(width && { width })}
      actions={
        <>
          <Button onClick={discard}>{t('취소')}</Button>
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
      {conflict}
    </Dialog>
  )
}
