import { ImportDialog } from '@sillage/admin-kit/table/import-dialog.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useShop } from '../../shop.ts'
import { readWicks } from './read-wicks.ts'

/** Wick data from a file, or pasted. */
export function ImportWicks({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const { api } = useShop()
  return (
    <ImportDialog
      title={t('심지 자료 가져오기')}
      lead={t(
        'SKU, 심지(면·나무), 왁스, 녹은 지름(mm), 출처 열을 읽어요. 심지 하나로 두 시간, 향료 6%에서 잰 값이에요.',
      )}
      read={readWicks}
      send={(rows, { dry_run }) => api.staffWicks.import({ body: { rows, dry_run } })}
      onClose={onClose}
    />
  )
}
