import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { createContext, use } from 'react'
import { Button } from '../button.tsx'
import { Menu } from '../menu.tsx'
import { useAction } from '../use-action.ts'
import { useHashAction } from '../use-hash-action.ts'

/** What makes files of lists; the kit does not know. */
export type ListExports = {
  /** Whether the signed-in user can export this list. */
  canExport: (list: string) => boolean
  start: (list: string, format: 'xlsx' | 'csv', query: Record<string, string>) => Promise<unknown>
}

const ListExportsContext = createContext<ListExports | null>(null)
export const ListExportsProvider = ListExportsContext.Provider

/** The whole list as a file, all pages of what is asked for; it is made in the background. */
export function ListExport({ list, params }: { list: string; params: Record<string, string> }) {
  const t = usePhrases()
  const exports = use(ListExportsContext)
  const { run, pending } = useAction(
    (format: 'xlsx' | 'csv') => exports?.start(list, format, params) ?? Promise.resolve(null),
  )
  useHashAction('export', () => void run('xlsx'))
  if (!exports?.canExport(list)) return null
  return (
    <Menu
      button={
        <Button icon="download" disabled={pending}>
          {t('내보내기')}
        </Button>
      }
      items={[
        { label: t('엑셀 (.xlsx)'), run: () => run('xlsx') },
        { label: t('CSV (.csv)'), run: () => run('csv') },
      ]}
    />
  )
}
