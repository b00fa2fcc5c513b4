import { Alert } from '@sillage/ui/alert.tsx'
import { Button } from '@sillage/ui/button.tsx'
import { TextInput } from '@sillage/ui/text-input.tsx'
import { useDates } from '@sillage/web-kit/dates.ts'
import { useLocalizedField } from '@sillage/web-kit/localized-field.ts'
import { PageLayout } from '@sillage/web-kit/page-layout.tsx'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { courseLevelNames } from '../../course/words.ts'
import { useShop } from '../../shop.ts'

/** For a visitor with a certificate's number: whether it is valid, and no more than a third party may know. */
export function VerifyCertificate({ code }: { code: string }) {
  const t = usePhrases()
  const navigate = useNavigate()
  const { queries } = useShop()
  const [text, setText] = useState(code)
  const { data } = useSuspenseQuery(queries.certificate.verify({ params: { number: code } }))
  return (
    <PageLayout
      title={t('수료증 확인')}
      description={t('수료증 번호를 적으면 TSSA가 발급한 수료증인지 알려 드려요.')}
      lead={t('수료증 번호를 적으면 TSSA가 발급한 수료증인지 알려 드려요. 공개해도 되는 내용만 보여요.')}
    >
      <meta name="robots" content="noindex" />
      <form
        className="verify-form"
        onSubmit={(event) => {
          event.preventDefault()
          void navigate(`/verify/${encodeURIComponent(text.trim())}`)
        }}
      >
        <TextInput
          label={t('수료증 번호')}
          name="number"
          value={text}
          maxLength={40}
          hint={t('마지막 두 글자로 번호를 잘못 적었는지 확인해요.')}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit">{t('번호 확인')}</Button>
      </form>
      <Answer answer={data} />
    </PageLayout>
  )
}

type Verified = {
  number: string
  checked_at: string
  answer: 'valid' | 'revoked' | 'unknown' | 'mistyped'
  certificate: {
    name: string
    title: string
    title_en: string
    level: keyof typeof courseLevelNames
    weeks: number
    hours: number
    completed_at: string
    revoked_at: string | null
  } | null
}

const sentences = {
  valid: ['success', 'TSSA가 발급한 유효한 수료증이에요.'],
  revoked: ['accent', '취소된 수료증이에요. 더 이상 유효하지 않아요.'],
  unknown: ['danger', '이 번호로 발급한 수료증이 없어요.'],
  mistyped: ['danger', '이 번호로 발급한 수료증이 없어요. 0과 O, 1과 I를 바꿔 적지 않았는지 확인해 주세요.'],
} as const

function Answer({ answer: { answer, certificate, checked_at, number } }: { answer: Verified }) {
  const t = usePhrases()
  const pick = useLocalizedField()
  const dates = useDates()
  const [tone, sentence] = sentences[answer]
  return (
    <div className="verify" aria-live="polite">
      <Alert tone={tone}>{t(sentence)}</Alert>
      {certificate && (
        <dl className="verify-facts">
          <dt>{t('이름')}</dt>
          <dd>{certificate.name}</dd>
          <dt>{t('과정')}</dt>
          <dd>
            {pick(certificate, 'title')}, {t('수업 {count}회', { count: certificate.weeks })},{' '}
            {t('총 {count}시간', { count: certificate.hours })}
          </dd>
          <dt>{t('단계')}</dt>
          <dd>{t(courseLevelNames[certificate.level])}</dd>
          <dt>{t('수료일')}</dt>
          <dd className="num">{dates.longDate(certificate.completed_at)}</dd>
          <dt>{t('번호')}</dt>
          <dd className="num">{number}</dd>
          <dt>{t('확인한 시각')}</dt>
          <dd className="num">{dates.dateTime(checked_at)}</dd>
        </dl>
      )}
      {certificate && (
        <p className="small mute">
          {t('생일, 연락처, 성적은 공개하지 않아요. 이름은 수료한 분이 동의하지 않으면 일부를 가려요.')}
        </p>
      )}
    </div>
  )
}
