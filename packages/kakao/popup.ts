import type { Kakao } from './kakao.ts'
import type { PopupWindow, World } from './world.ts'

/** Widths and heights of the provider's windows, in pixels. */
export const popupSizes = {
  usual: [480, 700],
  channel: [350, 510],
  cert: [620, 770],
  apps: [460, 608],
} as const
export type PopupSize = keyof typeof popupSizes

/** In the middle of the screen, and never beyond its edge. */
function featuresOf({ screen }: World, size: PopupSize): string {
  const [width, height] = popupSizes[size]
  const left = Math.max(0, Math.round((screen.width - width) / 2))
  const top = Math.max(0, Math.round((screen.height - height) / 2))
  return `width=${width},height=${height},left=${left},top=${top},scrollbars=yes,resizable=1`
}

type Popup = { url?: string; name: string; size?: PopupSize }

/** Opens a window in the middle of the screen. The one of the same name before it is closed. */
export function openPopup({ world, windows }: Kakao, { url = '', name, size = 'usual' }: Popup): PopupWindow | null {
  const before = windows.get(name)
  if (before && !before.closed) before.close()
  const popup = world.open(url, name, featuresOf(world, size))
  if (popup) windows.set(name, popup)
  return popup
}

/** Sends fields by POST into a window that is opened first, so that no blocker minds. */
export function postIntoPopup(kakao: Kakao, popup: Popup, form: { action: string; fields: Record<string, string> }) {
  const opened = openPopup(kakao, popup)
  // Without a window the browser would try to open another for the form.
  if (opened) kakao.world.submit({ ...form, target: popup.name })
  return opened
}
