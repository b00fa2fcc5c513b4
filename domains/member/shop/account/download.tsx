import { seoulDay } from '@sillage/kit/time.ts'
import { Button } from '@sillage/ui/button.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useShop } from '../../../shop.ts'
import { AccountSection } from './account-section.tsx'
import { useAccount } from './use-account.ts'

/** Everything the shop keeps about a member, as one file. */
export function Download() {
  const t = usePhrases()
  const { api } = useShop()
  const { params } = useAccount()
  const { submit, pending } = useSubmit(() => api.account.download({ params }), {
    onDone: (everything) => saveFile(`sillage-${params.mb_id}-${seoulDay(new Date())}.json`, everything),
  })
  return (
    <AccountSection
      title={t('내 정보 내려받기')}
      note={t('실라주가 보관하는 회원님의 모든 정보를 파일 하나(JSON)로 드려요.')}
    >
      <div className="button-row">
        <Button kind="line" busy={pending} onClick={() => void submit(undefined)}>
          {t('내려받기')}
        </Button>
      </div>
    </AccountSection>
  )
}

function saveFile(name: string, content: unknown) {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
