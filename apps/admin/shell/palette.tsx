import { Dialog } from '@base-ui/react/dialog'
import { Icon } from '@sillage/admin-kit/icon.tsx'
import { Key } from '@sillage/admin-kit/key.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Find, usePaletteFinds } from './use-palette-finds.ts'

/** One field over screens, orders and what else can be found by name; arrows choose, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const groups = usePaletteFinds(typed.trim())
  const finds = groups.flatMap((group) => group.finds)
  const chosen = finds[Math.min(at, finds.length - 1)]
  function open(find: Find | undefined) {
    if (!find) return
    onClose()
    void navigate(find.to)
  }
  function press(event: KeyboardEvent) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by) {
      event.preventDefault()
      setAt((now) => Math.max(0, Math.min(finds.length - 1, now + by)))
    } else if (event.key === 'Enter') open(chosen)
  }
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="palette" aria-label={t('찾기, 이동')}>
          <div className="palette-field">
            <Icon name="search" />
            <input
              role="combobox"
              aria-expanded="true"
              aria-controls={id}
              aria-activedescendant={chosen ? `${id}-${chosen.key}` : undefined}
              aria-label={t('주문 번호, 이름, 전화, 화면')}
              placeholder={t('주문 번호, 이름, 전화, 화면')}
              value={typed}
              onChange={(event) => [setTyped(event.target.value), setAt(0)]}
              onKeyDown={press}
            />
            <Key name="Escape" />
          </div>
          <div role="listbox" id={id} aria-label={t('검색 결과')}>
            {groups.map((group) => (
              <Group key={group.label} group={group} idOf={({ key }) => `${id}-${key}`} chosen={chosen} onOpen={open} />
            ))}
            {finds.length === 0 && <p className="palette-group">{t('검색 결과가 없어요.')}</p>}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type GroupProps = {
  group: ReturnType<typeof usePaletteFinds>[number]
  idOf: (find: Find) => string
  chosen: Find | undefined
  onOpen: (find: Find) => void
}

function Group({ group: { label, finds }, idOf, chosen, onOpen }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options inside a listbox
    <div role="group" aria-label={label}>
      <div className="palette-group" aria-hidden="true">
        {label}
      </div>
      {finds.map((find) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field above takes the keys
        <div
          key={find.key}
          id={idOf(find)}
          role="option"
          tabIndex={-1}
          aria-selected={find === chosen}
          onClick={() => onOpen(find)}
        >
          <Icon name={find.icon} />
          <span className="grow cut">{find.label}</span>
          {find.fact && <span className="mute">{find.fact}</span>}
        </div>
      ))}
    </div>
  )
}
