import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { keyText } from '@sillage/admin-kit/key.tsx'
import { useShortcutList } from '@sillage/admin-kit/shortcuts.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'

/** Every key that works on this screen. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const t = usePhrases()
  const shortcuts = useShortcutList()()
  return (
    <Dialog
      title={t('단축키')}
      lead={t('입력 칸 안에서는 단축키를 쓸 수 없어요.')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('닫기')}</Button>}
    >
      <ul className="lines">
        {shortcuts.map(({ keys, label }) => (
          <li key={keys}>
            <span className="grow">{label}</span>
            {keys.split(' ').map((key) => (
              <kbd key={key}>{keyText(key)}</kbd>
            ))}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
