import { Empty } from '@sillage/admin-kit/part.tsx'
import { useShop } from '@sillage/domains/shop.ts'
import { Logo } from '@sillage/ui/logo.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CompanyStep } from './setup/company-step.tsx'
import { DocumentsStep } from './setup/documents-step.tsx'
import { KeyStep } from './setup/key-step.tsx'
import { OwnerStep } from './setup/owner-step.tsx'
import { ServicesStep } from './setup/services-step.tsx'

const steps = ['key', 'owner', 'company', 'documents', 'services'] as const
type Step = (typeof steps)[number]
const names = {
  key: '설치 키',
  owner: '가게 주인',
  company: '사업자 정보',
  documents: '약관과 정책',
  services: '결제와 메일',
} as const satisfies Record<Step, string>

/** Once for every shop: its first owner, its company, its documents. A reload goes on where the owner stopped. */
export function Component() {
  const t = usePhrases()
  const { queries } = useShop()
  const { data: status } = useQuery(queries.setup.status())
  const { data: session } = useQuery(queries.member.loginCheck())
  const [key, setKey] = useState('')
  const [reached, setReached] = useState<Step | null>(null)
  const title = t('쇼핑몰 초기 설정')
  useEffect(() => {
    document.title = `${title} · Sillage`
  }, [title])
  if (!status || !session) return null
  const isStaff = session.user?.is_admin === true
  if (!status.open && !isStaff) return <Closed />
  const first: Step = status.open ? 'key' : 'company'
  const step = reached && !(status.open && steps.indexOf(reached) > 1) ? reached : first
  return (
    <main className="sign">
      <div className="sign-side">
        <Logo label="Sillage" />
        <ol className="sign-steps" aria-label={t('단계')}>
          {steps.map((each) => (
            <li key={each} aria-current={each === step ? 'step' : undefined}>
              {t(names[each])}
            </li>
          ))}
        </ol>
      </div>
      <div className="sign-form">
        <div className="stack stack-wide">
          <h1 className="big serif">{t(names[step])}</h1>
          {step === 'key' && (
            <KeyStep
              onDone={(given) => {
                setKey(given)
                setReached('owner')
              }}
            />
          )}
          {step === 'owner' && <OwnerStep setupKey={key} onDone={() => setReached('company')} />}
          {step === 'company' && <CompanyStep onDone={() => setReached('documents')} />}
          {step === 'documents' && <DocumentsStep onDone={() => setReached('services')} />}
          {step === 'services' && <ServicesStep />}
        </div>
      </div>
    </main>
  )
}

function Closed() {
  const t = usePhrases()
  return (
    <main>
      <Empty level="h1" title={t('이미 설정한 쇼핑몰이에요')}>
        <p>{t('가게 주인으로 로그인하면 사업자 정보와 약관을 이어서 설정할 수 있어요.')}</p>
        <div className="row">
          <a className="btn btn-main" href="/admin">
            {t('로그인')}
          </a>
        </div>
      </Empty>
    </main>
  )
}
