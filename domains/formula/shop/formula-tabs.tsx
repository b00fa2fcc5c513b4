import { Chip } from '@sillage/ui/chip.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { batchesPath, listPath, shelfPath } from './use-formula.ts'
import './shelf.css'

const tabs = [
  { href: listPath, label: '내 포뮬러' },
  { href: shelfPath, label: '내 선반' },
  { href: batchesPath, label: '만든 배치' },
  { href: '/contents/wick', label: '심지 찾기' },
] as const

/** A maker's three lists: what is blended, what is at home, what was made. */
export function FormulaTabs({ here }: { here: (typeof tabs)[number]['href'] }) {
  const t = usePhrases()
  return (
    <nav className="chips formula-tabs" aria-label={t('포뮬러와 선반')}>
      {tabs.map(({ href, label }) => (
        <Chip key={href} href={href} current={href === here}>
          {t(label)}
        </Chip>
      ))}
    </nav>
  )
}
