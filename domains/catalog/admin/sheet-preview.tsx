import { Button } from '@sillage/admin-kit/button.tsx'
import { Dialog } from '@sillage/admin-kit/dialog.tsx'
import { formatMoney, percentOff } from '@sillage/kit/money.ts'
import { type Locale, usePhrases } from '@sillage/web-kit/phrases.ts'
import { useState } from 'react'
import { smallest } from '../../file/admin/picture-size.ts'
import type { Draft, Fact } from './draft.ts'
import { previewPrice } from './preview-price.ts'

type Props = { draft: Draft }

/** What the product's page will say, drawn from what is typed and not saved yet; on a phone, or larger in a dialog. */
export function SheetPreview({ draft }: Props) {
  const t = usePhrases()
  const [locale, setLocale] = useState<Locale>('ko')
  const [isLarge, setLarge] = useState(false)
  return (
    <section className="stick only-wide" aria-label={t('미리 보기')}>
      <div className="row sheet-preview-head">
        <fieldset className="seg">
          <legend className="sr">{t('미리 보기 화면')}</legend>
          <button type="button" aria-pressed={!isLarge} onClick={() => setLarge(false)}>
            {t('휴대폰')}
          </button>
          <button type="button" aria-pressed={isLarge} onClick={() => setLarge(true)}>
            {t('데스크톱')}
          </button>
        </fieldset>
        <span className="push" />
        <LocaleChoice locale={locale} onChoose={setLocale} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="sheet-device sheet-device-phone" tabIndex={0}>
        <PreviewPage draft={draft} locale={locale} />
      </div>
      <p className="mute padded">{t('저장하지 않은 내용까지 보여요. 고객에게는 아직 보이지 않아요.')}</p>
      {isLarge && <PreviewDialog draft={draft} locale={locale} onLocale={setLocale} onClose={() => setLarge(false)} />}
    </section>
  )
}

/** Opens the preview where there is no room for it beside the sheet. */
export function PreviewButton({ draft }: Props) {
  const t = usePhrases()
  const [locale, setLocale] = useState<Locale>('ko')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <span className="only-tablet">
        <Button onClick={() => setOpen(true)}>{t('미리 보기')}</Button>
      </span>
      {isOpen && <PreviewDialog draft={draft} locale={locale} onLocale={setLocale} onClose={() => setOpen(false)} />}
    </>
  )
}

type DialogProps = Props & { locale: Locale; onLocale: (locale: Locale) => void; onClose: () => void }

function PreviewDialog({ draft, locale, onLocale, onClose }: DialogProps) {
  const t = usePhrases()
  return (
    <Dialog
      title={t('미리 보기')}
      lead={t('저장하지 않은 내용까지 보여요. 고객에게는 아직 보이지 않아요.')}
      width={1080}
      onClose={onClose}
      actions={
        <>
          <LocaleChoice locale={locale} onChoose={onLocale} />
          <Button look="main" onClick={onClose}>
            {t('닫기')}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="sheet-device sheet-device-desktop" tabIndex={0}>
        <PreviewPage draft={draft} locale={locale} />
      </div>
    </Dialog>
  )
}

function LocaleChoice({ locale, onChoose }: { locale: Locale; onChoose: (locale: Locale) => void }) {
  const t = usePhrases()
  return (
    <fieldset className="seg">
      <legend className="sr">{t('미리 보기 언어')}</legend>
      <button type="button" aria-pressed={locale === 'ko'} onClick={() => onChoose('ko')}>
        KO
      </button>
      <button type="button" aria-pressed={locale === 'en'} onClick={() => onChoose('en')}>
        EN
      </button>
    </fieldset>
  )
}

type PageProps = Props & { locale: Locale }

const buy = { ko: '장바구니에 담기', en: 'Add to cart' } as const

function PreviewPage({ draft, locale }: PageProps) {
  const say = (name: 'name' | 'summary' | 'type_label' | 'story_title' | 'story') =>
    locale === 'en' ? draft[`${name}_en`] : draft[name]
  const [first, ...others] = draft.pictures
  return (
    <article className="sheet-preview" lang={locale}>
      <div className="sheet-preview-top">
        <div className="sheet-preview-pictures">
          {first ? <img src={smallest(first, 960)} alt="" /> : <span className="sheet-preview-blank" />}
          {others.length > 0 && (
            <div className="sheet-preview-thumbs">
              {others.slice(0, 4).map((picture) => (
                <img key={picture.src} src={smallest(picture)} alt="" />
              ))}
            </div>
          )}
        </div>
        <div className="sheet-preview-pad">
          <p className="mute">{say('type_label')}</p>
          <h3>{say('name') || '…'}</h3>
          <p className="soft">{say('summary')}</p>
          <PreviewOffer draft={draft} locale={locale} />
        </div>
      </div>
      <div className="sheet-preview-pad">
        {say('story_title') && <h4>{say('story_title')}</h4>}
        {say('story') && <p className="written soft">{say('story')}</p>}
        <PreviewFacts facts={[...draft.details, ...draft.statutory]} locale={locale} />
      </div>
    </article>
  )
}

function PreviewOffer({ draft, locale }: PageProps) {
  const { price, list_price } = previewPrice(draft, locale === 'en' ? 'usd' : 'krw', new Date())
  const [group] = draft.option_groups
  return (
    <>
      <p className="sheet-preview-price">
        {list_price && <b className="sheet-preview-off">{percentOff(list_price.amount, price.amount)}%</b>}{' '}
        <b>{formatMoney(price, locale)}</b> {list_price && <s>{formatMoney(list_price, locale)}</s>}
      </p>
      {group && (
        <div className="sheet-preview-options">
          {group.values.map((value, at) => (
            <span key={at} className={at === 0 ? 'chosen' : undefined}>
              {locale === 'en' ? value.name_en : value.name}
            </span>
          ))}
        </div>
      )}
      <span className="btn btn-main sheet-preview-buy">{buy[locale]}</span>
    </>
  )
}

function PreviewFacts({ facts, locale }: { facts: readonly Fact[]; locale: Locale }) {
  const shown = facts.filter(({ value }) => value.trim() !== '')
  if (shown.length === 0) return null
  return (
    <dl className="facts sheet-preview-facts">
      {shown.map((fact, at) => (
        <div key={at} className="contents">
          <dt>{locale === 'en' ? fact.label_en : fact.label}</dt>
          <dd>{locale === 'en' ? fact.value_en : fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
