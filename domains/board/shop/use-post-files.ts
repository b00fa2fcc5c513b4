import type { Attachment } from '@sillage/kit/attachment.ts'
import { useDataCalls } from '@sillage/web-kit/use-data-calls.ts'
import { useState } from 'react'

type Progress = (part: number) => void

/** The files of a post being written: those that go with it, and those it has already. */
export function usePostFiles(there: readonly Attachment[] | undefined) {
  const data = useDataCalls()
  const [files, setFiles] = useState<File[]>([])
  const [kept, setKept] = useState(there ?? [])
  const [progress, setProgress] = useState<number | null>(null)
  return {
    files,
    setFiles,
    kept,
    progress,
    /** How far it is, is shown where there is something to wait for. */
    send: <Saved>(call: (hear: Progress | undefined) => Promise<Saved>) =>
      call(files.length > 0 ? setProgress : undefined).finally(() => setProgress(null)),
    /** At once, as the specification has it: the answer's words are shown. */
    async remove(file: string, call: (id: string) => Promise<{ message: string }>) {
      await data.remove(file, call)
      setKept((now) => now.filter(({ id }) => id !== file))
    },
  }
}
