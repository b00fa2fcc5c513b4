import type { Category } from '@sillage/domains/catalog/contract.ts'
import { useShop } from '@sillage/domains/shop.ts'
import { Anchor } from '@sillage/ui/anchor.tsx'
import { Drawer } from '@sillage/ui/drawer.tsx'
import { Icon } from '@sillage/ui/icon.tsx'
import { Logo } from '@sillage/ui/logo.tsx'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { CategoryLevel } from './category-level.tsx'
import { SideBarDoors } from './side-bar-doors.tsx'
import { SideBarLinks } from './side-bar-links.tsx'

type Props = { open: boolean; onClose: () => void }

/** The menu of a phone: categories level by level, then everything else. */
export function SideBar({ open, onClose }: Props) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const { queries } = useShop()
  const { data: categories } = useSuspenseQuery(queries.catalog.categories())
  const [path, setPath] = useState<Category[]>([])
  const current = path.at(-1)
  // The first level is the stack's last: going back from it leaves nothing, and the menu closes.
  const back = () => (current ? setPath(path.slice(0, -1)) : onClose())
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={current ? pick(current, 'name') : t('메뉴')}
      head={current ? <Back onBack={back}>{pick(current, 'name')}</Back> : <Home onBack={back} />}
      foot={<SideBarDoors />}
      closeLabel={t('메뉴 닫기')}
    >
      <CategoryLevel
        key={current?.id ?? 0}
        parent={current}
        categories={current?.descendants ?? categories.data.data}
        onOpen={(category) => setPath([...path, category])}
      />
      {!current && <SideBarLinks />}
    </Drawer>
  )
}

function Back({ onBack, children }: { onBack: () => void; children?: ReactNode }) {
  const t = usePhrases()
  return (
    <button type="button" className="drawer-back" onClick={onBack}>
      <Icon name="chevron-left" label={t('뒤로')} />
      {children}
    </button>
  )
}

function Home({ onBack }: { onBack: () => void }) {
  const t = usePhrases()
  return (
    <>
      <Back onBack={onBack} />
      <Anchor href="/">
        <Logo label={t('실라주 처음으로')} />
      </Anchor>
    </>
  )
}
