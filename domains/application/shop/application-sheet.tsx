import { languageOf } from '@sillage/kit/text-language.ts'
import { useDates } from '@sillage/web-kit/dates.ts'
import { usePhrases } from '@sillage/web-kit/phrases.ts'
import { SentFiles } from '@sillage/web-kit/sent-files.tsx'
import { useAddressText } from '../../shipping/shop/address-text.ts'
import type { Application } from '../contract.ts'
import { channelNames, channels, stateNames, volumeNames, volumes } from '../words.ts'
import '@sillage/ui/sections/rows.css'

/** An application as it was sent, with its documents and its history. */
export function ApplicationSheet({ application }: { application: Application }) {
  const t = usePhrases()
  const addressText = useAddressText()
  const { channel, volume, addr1 } = application
  const knownChannel = channels.find((each) => each === channel)
  const knownVolume = volumes.find((each) => each === volume)
  const facts = [
    { label: t('상호'), value: application.company },
    { label: t('대표자'), value: application.representative },
    { label: t('사업자등록번호'), value: application.business_number },
    { label: t('업태와 종목'), value: application.business_type },
    { label: t('사업장 주소'), value: addr1 && addressText({ ...application, state: application.province }) },
    { label: t('연락할 분'), value: [application.name, application.hp, application.email].filter(Boolean).join(' · ') },
    { label: t('판매 방식'), value: knownChannel ? t(channelNames[knownChannel]) : '' },
    { label: t('한 달 예상 구매액'), value: knownVolume ? t(volumeNames[knownVolume]) : '' },
    { label: t('대리점을 열고 싶은 지역'), value: application.region },
    { label: t('홈페이지나 SNS'), value: application.site },
    { label: application.kind === 'dealer' ? t('운영 계획') : t('하고 싶은 말'), value: application.message },
  ]
  return (
    <>
      <dl className="facts application-facts-list">
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd lang={languageOf(value)}>{value}</dd>
            </div>
          ))}
      </dl>
      <SentFiles files={application.files} />
      <History application={application} />
    </>
  )
}

function History({ application: { events } }: { application: Application }) {
  const t = usePhrases()
  const dates = useDates()
  return (
    <section className="application-history" aria-label={t('진행 기록')}>
      <h2 className="section-title">{t('진행 기록')}</h2>
      <ol className="rows">
        {events.map(({ id, to_state, note, created_at }) => (
          <li key={id} className="application-event">
            <time className="num mute" dateTime={created_at}>
              {dates.dateTime(created_at)}
            </time>
            <span>{t(stateNames[to_state])}</span>
            {note && (
              <span className="soft" lang={languageOf(note)}>
                {note}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
