import { useEffect, useState } from 'react'
import { BUSINESS } from '#content/business.ts'
import { REVIEW_WORDS } from '#content/order-later.ts'
import { fill } from '#contract/language.ts'

const words = REVIEW_WORDS
const { site, url } = BUSINESS.reviews

const ASKED_KEY = 'sq-review-asked'

/** Asks for a review at the owner's site, on one visit in this browser. */
export function ReviewRequest() {
  const [isAsked] = useState(wasAsked)
  useEffect(() => {
    if (!isAsked) rememberAsked()
  }, [isAsked])
  if (isAsked || !url) return null
  return (
    <div className="review">
      <h2>{words.title}</h2>
      <p>{fill(words.text, { site })}</p>
      <a className="btn ghost" href={url} target="_blank" rel="noopener noreferrer">
        <span>{words.link}</span> <span className="visually-hidden">{words.newTab}</span>
      </a>
    </div>
  )
}

function wasAsked(): boolean {
  try {
    return localStorage.getItem(ASKED_KEY) !== null
  } catch {
    // What cannot be remembered is not asked.
    return true
  }
}

function rememberAsked(): void {
  try {
    localStorage.setItem(ASKED_KEY, '1')
  } catch {}
}
