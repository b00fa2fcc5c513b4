import { useShortcuts } from '@sillage/admin-kit/shortcuts.tsx'
import { useCan } from '@sillage/domains/staff/admin/me.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { menuFor } from './menu.ts'
import { Palette } from './palette.tsx'
import { onPalette } from './palette-door.ts'
import { ShortcutSheet } from './shortcut-sheet.tsx'

/** What a key opens from any screen: the palette, the sheet of keys, and the screens themselves. */
export function Tools() {
  const t = usePhrases()
  const can = useCan()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null)
  const close = () => setOpen(null)
  useEffect(() => onPalette(() => setOpen('palette')), [])
  const screens = menuFor(can).flatMap(({ items }) => items)
  useShortcuts([
    { keys: 'mod+k', label: t('찾기, 이동'), always: true, run: () => setOpen('palette') },
    { keys: '?', label: t('단축키 보기'), run: () => setOpen('keys') },
    ...screens.map(
      ({ to, label, go }) => go !== undefined && { keys: `g ${go}`, label: t(label), run: () => void navigate(to) },
    ),
  ])
  if (open === 'palette') return <Palette onClose={close} />
  if (open === 'keys') return <ShortcutSheet onClose={close} />
  return null
}
