import { chat } from '@sillage/web-kit/chat.ts'
import { useDialogs } from '@sillage/web-kit/dialogs.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useCompany } from '../../setting/shop/use-company.ts'
import { useCareHours } from './use-care-hours.ts'

/** Opens the chat; where none is connected, visitors are given the phone number. */
export function useOpenChat() {
  const t = usePhrases()
  const company = useCompany()
  const hours = useCareHours()
  const { alert } = useDialogs()
  return async () => {
    if (await chat.open()) return
    void alert({
      title: t('무엇을 도와드릴까요'),
      message: t('{phone}번으로 전화해 주세요. {hours}에 받아요.', { phone: company.phone, hours }),
    })
  }
}
