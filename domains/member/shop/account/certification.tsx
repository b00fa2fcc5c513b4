import { Alert } from '@sillage/ui/alert.tsx'
import { Badge } from '@sillage/ui/badge.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import type { Account } from '../../account-contract.ts'
import { useMessenger } from '../kakao/use-messenger.ts'
import { AccountSection } from './account-section.tsx'
import { certificationKit, useCertify, useForgetCertification } from './use-certify.ts'

const items = { name: '이름', ci: '연계정보(CI)' } as const
const hindrances = {
  phone: '휴대전화에서는 본인 확인을 할 수 없어요. 컴퓨터나 태블릿의 브라우저에서 해 주세요.',
  blocked: '창이 열리지 않았어요. 이 사이트의 팝업을 허용하고 다시 눌러 주세요.',
  cancelled: '본인 확인을 취소하셨어요. 바뀐 것은 없어요.',
  failed: '카카오에 연결하지 못했어요. 잠시 뒤에 본인 확인을 다시 해 주세요.',
} as const

/** That a member is who they say. Where the shop has no contract for it, nothing speaks of it. */
export function Certification({ account: { certification } }: { account: Account }) {
  const t = usePhrases()
  const dates = useDates()
  const messenger = useMessenger()
  const forget = useForgetCertification()
  if (!certification && !messenger?.certification) return null
  return (
    <AccountSection title={t('본인 확인')} note={t('확인한 일시와 항목만 보관해요. 연계정보는 암호화해 보관해요.')}>
      {certification ? (
        <div className="account-row">
          <div>
            <p>
              <Badge tone="done">{t('확인했어요')}</Badge>{' '}
              {certification.items.map((item) => t(items[item])).join(', ')}
            </p>
            <p className="tiny mute num">
              {t('{date} 카카오톡으로 확인', { date: dates.date(certification.certified_at) })}
            </p>
          </div>
          <Button kind="quiet" size="sm" onClick={() => void forget()}>
            {t('본인 확인 지우기')}
          </Button>
        </div>
      ) : (
        <Certify />
      )}
    </AccountSection>
  )
}

function Certify() {
  const t = usePhrases()
  const { certify, pending, hindrance } = useCertify()
  return (
    <>
      <p className="soft mb-4">
        {t('컴퓨터나 태블릿에서 카카오톡 인증으로 이름을 확인해요. 한 사람이 한 아이디에서만 인증할 수 있어요.')}
      </p>
      <Button kind="line" busy={pending} {...certificationKit.near} onClick={() => void certify()}>
        {t('카카오톡으로 본인 확인')}
      </Button>
      {hindrance && (
        <div className="mt-4">
          <Alert tone={hindrance === 'cancelled' ? 'plain' : 'danger'}>{t(hindrances[hindrance])}</Alert>
        </div>
      )}
    </>
  )
}
