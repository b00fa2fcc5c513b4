import { useHydrated } from '@sillage/ui/use-hydrated.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { quietly } from '@sillage/web-kit/problems.tsx'
import { useSubmit } from '@sillage/web-kit/use-submit.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useShop } from '../../../shop.ts'
import './kakao-button.css'

/** Whether the shop has an app at Kakao; where it has none, nothing speaks of Kakao. */
export function useKakaoOffered() {
  const { queries } = useShop()
  return useQuery(quietly(queries.kakao.show())).data?.available ?? false
}

type Props = {
  children: string
  type?: 'button' | 'submit'
  disabled?: boolean
  busy?: boolean
  onClick?: () => void
}

/** Looks as Kakao's rules for its button want it. */
export function KakaoButton({ children, type = 'button', disabled = false, busy = false, onClick }: Props) {
  return (
    <button
      type={type}
      className="kakao-button"
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <path d="M9 .6C4.03.6 0 3.71 0 7.55c0 2.39 1.56 4.49 3.93 5.74l-1 3.65c-.09.33.28.58.56.4l4.38-2.9c.37.04.75.06 1.13.06 4.97 0 9-3.11 9-6.95S13.97.6 9 .6Z" />
      </svg>
      {children}
    </button>
  )
}

/** Signing in with Kakao, above or below the form for id and password. */
export function KakaoSignIn({ place }: { place: 'above form' | 'below form' }) {
  const t = usePhrases()
  const { api } = useShop()
  const [query] = useSearchParams()
  const hydrated = useHydrated()
  const { submit, pending } = useSubmit(
    () => api.kakao.start({ body: { purpose: 'sign_in', redirect: query.get('redirect') ?? '' } }),
    { onDone: ({ url }) => location.assign(url) },
  )
  if (!useKakaoOffered()) return null
  const or = (
    <p className="kakao-or">
      <span>{t('또는')}</span>
    </p>
  )
  return (
    <div className="kakao-sign-in">
      {place === 'below form' && or}
      {/* Drawn before it listens: a press that no one hears would be lost. */}
      <KakaoButton disabled={!hydrated} busy={pending} onClick={() => void submit(undefined)}>
        {t('카카오로 시작하기')}
      </KakaoButton>
      {place === 'above form' && or}
    </div>
  )
}
