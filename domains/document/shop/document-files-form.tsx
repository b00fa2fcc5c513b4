import { Button } from '@sillage/ui/button.tsx'
import { Field } from '@sillage/ui/field.tsx'
import { ProgressBar } from '@sillage/ui/progress-bar.tsx'
import { Select } from '@sillage/ui/select.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { type FormEvent, useState } from 'react'
import { BoardFilesField } from '../../board/shop/board-files-field.tsx'
import { postLimits } from '../../board/words.ts'
import { useShop } from '../../shop.ts'
import type { Document, DocumentFile } from '../contract.ts'
import { type DocumentLanguage, documentLanguageNames, documentLanguages } from '../words.ts'
import { DocumentFiles } from './document-files.tsx'
import { documentFormKey } from './document-form.tsx'

const none: { lang: DocumentLanguage; edition: string; lot: string } = { lang: 'kr', edition: '', lot: '' }

/** The files of a document: those that are there, each to be taken out, and one more to add. */
export function DocumentFilesForm({ document }: { document: Document }) {
  const t = usePhrases()
  const { staff, queries, cache } = useShop()
  const { confirm } = useDialogs()
  const data = useDataCalls()
  const { id } = document

  async function refresh() {
    await cache.invalidateQueries({ queryKey: queries.document.show({ params: { id } }).queryKey })
    await cache.invalidateQueries({ queryKey: documentFormKey })
    await cache.invalidateQueries({ queryKey: queries.document.list.key })
  }
  async function remove({ id: file, name }: DocumentFile) {
    const message = t('{name} 파일을 지울까요?', { name })
    if (!(await confirm({ message, confirmLabel: t('지우기'), danger: true }))) return
    await data.remove(file, async (file) => (await staff()).document.removeFile({ params: { id, file } }))
    await refresh()
  }
  return (
    <section className="document-files-form" aria-label={t('첨부 파일')}>
      <DocumentFiles
        files={document.files}
        action={(file) => (
          <Button
            kind="quiet"
            size="sm"
            aria-label={t('{name} 빼기', { name: file.name })}
            onClick={() => void remove(file).catch(() => undefined)}
          >
            {t('지우기')}
          </Button>
        )}
      />
      <AddFile id={id} onAdded={refresh} />
    </section>
  )
}

function AddFile({ id, onAdded }: { id: number; onAdded: () => Promise<void> }) {
  const t = usePhrases()
  const { facts, write, files, setFiles, progress, round, form } = useNewFile(id, onAdded)
  function send(event: FormEvent) {
    event.preventDefault()
    return form.submit(undefined)
  }
  return (
    <form className="post-form" method="post" noValidate onSubmit={send}>
      <BoardFilesField
        key={round}
        label={t('새 파일')}
        name="file"
        files={files}
        onChange={(next) => {
          form.clear('file')
          setFiles(next)
        }}
        max={1}
        error={form.errors.file?.[0]}
        disabled={form.pending}
      />
      <FactsFields facts={facts} write={write} errors={form.errors} />
      {progress !== null && <ProgressBar label={t('보내는 중')} value={progress * 100} shown />}
      <div className="button-row">
        <Button type="submit" kind="line" busy={form.pending}>
          {t('파일 추가')}
        </Button>
      </div>
    </form>
  )
}

/** A file to add with its details; both are empty again once it was added. */
function useNewFile(id: number, onAdded: () => Promise<void>) {
  const { staff } = useShop()
  const [facts, setFacts] = useState(none)
  const [files, setFiles] = useState<File[]>([])
  const [progress, setProgress] = useState<number | null>(null)
  const [round, setRound] = useState(0)
  const form = useSubmit(
    async () => {
      const calls = await staff()
      const sending = calls.document.addFile({ params: { id }, body: { ...facts, file: files }, progress: setProgress })
      return sending.finally(() => setProgress(null))
    },
    {
      async onDone() {
        setFacts(none)
        setFiles([])
        setRound((now) => now + 1)
        await onAdded()
      },
    },
  )
  const write = (changes: Partial<typeof none>) => {
    for (const field of Object.keys(changes)) form.clear(field)
    setFacts({ ...facts, ...changes })
  }
  return { facts, write, files, setFiles, progress, round, form }
}

type FactsProps = {
  facts: typeof none
  write: (changes: Partial<typeof none>) => void
  errors: Record<string, string[] | undefined>
}

/** Its language, its edition, and the lot it is about. */
function FactsFields({ facts, write, errors }: FactsProps) {
  const t = usePhrases()
  return (
    <div className="post-form-row">
      <Field label={t('언어')} name="lang" required error={errors.lang?.[0]}>
        {(control) => (
          <Select
            {...control}
            options={documentLanguages.map((value) => ({ value, label: t(documentLanguageNames[value]) }))}
            value={facts.lang}
            placeholder={t('골라 주세요')}
            onChange={(lang) => write({ lang })}
          />
        )}
      </Field>
      <TextInput
        label={t('버전')}
        name="edition"
        required={true}
        maxLength={postLimits.edition}
        value={facts.edition}
        error={errors.edition?.[0]}
        onChange={(event) => write({ edition: event.target.value })}
      />
      <TextInput
        label={t('로트')}
        name="lot"
        maxLength={postLimits.lot}
        value={facts.lot}
        hint={t('모든 로트에 해당하면 비워 두세요.')}
        error={errors.lot?.[0]}
        onChange={(event) => write({ lot: event.target.value })}
      />
    </div>
  )
}
