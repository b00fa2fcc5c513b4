import { storedText } from '@sillage/web-kit/stored-value.ts'

const flag = storedText(() => sessionStorage, 'edit-translations')

/** Whether staff opened the shop to edit its English in place: `?translate` begins it, for this tab. */
export function isEditingTranslations(): boolean {
  if (new URLSearchParams(location.search).has('translate')) flag.write('1')
  return flag.read() === '1'
}

export const endEditing = flag.remove
