const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent)
const shown: Record<string, string> = { Enter: '↵', Escape: 'Esc', ' ': 'Space' }

/** A key as this keyboard prints it: `mod+k` is ⌘K or Ctrl K. */
export function keyText(name: string) {
  const parts = name.split('+').map((part) => (part === 'mod' ? (isApple() ? '⌘' : 'Ctrl ') : (shown[part] ?? part)))
  return parts.map((part) => (part.length === 1 ? part.toUpperCase() : part)).join('')
}

/** Hidden from screen readers: the key is announced by aria-keyshortcuts where it matters. */
export const Key = ({ name }: { name: string }) => (
  <span aria-hidden="true">
    <kbd>{keyText(name)}</kbd>
  </span>
)
