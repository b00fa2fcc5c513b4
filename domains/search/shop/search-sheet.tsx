import { Drawer } from '@sillage/ui/drawer.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { SearchForm } from './search-form.tsx'
import './search.css'

type Props = { open: boolean; onClose: () => void }

/** The search of a phone: the whole screen, the keyboard up, suggestions where the page was. */
export function SearchSheet({ open, onClose }: Props) {
  const t = usePhrases()
  return (
    <Drawer
      from="bottom"
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('상품 검색')}
      closeLabel={t('검색 닫기')}
    >
      <SearchForm size="large" inline autoFocus onGo={onClose} />
    </Drawer>
  )
}
