import { BUSINESS } from '#content/business.ts'
import { Html, html } from './html.ts'

/** The frame that all e-mails share: tables and inline styles, because mail programs know little else. */

const SERIF = "font-family:Georgia,'Times New Roman',serif"

const RULE = 'border-bottom:1px solid #D9D1BF'

/** Classes exist only for the dark scheme and for small screens; everything else is inline. */
const STYLES = new Html(`<style>
body{margin:0;padding:0;background:#F6F1E6}a{color:#14264B}
@media(max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}.k{width:108px!important}}
@media(prefers-color-scheme:dark){body,.bg{background:#0C1230!important}.sh{background:#151D42!important;border-color:#2D3866!important}.s,.i,.t a{color:#EFEBDF!important}.t{color:#D5D8E5!important}.m{color:#A6AFCD!important}.ln{border-color:#2D3866!important}}
</style>`)

export type Row = { label: string; value: Html | string; strong?: boolean }

/** A table of labels and answers. */
export function rows(list: Row[]): Html {
  const cells = list.map(
    ({ label, value, strong }) =>
      html`<tr><td class="k m ln" width="150" valign="top" style="padding:11px 16px 11px 0;${RULE};color:#56617B">${label}</td><td class="${strong ? 'i ' : ''}ln" valign="top" style="padding:11px 0;${RULE};${strong ? 'color:#14264B;font-weight:600' : ''};word-break:break-word">${value}</td></tr>`,
  )
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="t ln" style="border-top:1px solid #D9D1BF;font-size:16px;line-height:24px;color:#25324F">${cells}</table>`
}

/** A running paragraph. */
export function paragraph(content: Html | string): Html {
  return html`<p class="t" style="margin:0 0 14px;font-size:17px;line-height:27px;color:#25324F">${content}</p>`
}

/** A heading within the message. */
export function heading(text: string): Html {
  return html`<h2 class="s" style="margin:34px 0 12px;${SERIF};font-weight:400;font-size:26px;line-height:32px;color:#14264B">${text}</h2>`
}

/**
 * A whole message.
 * @param preview the line that inboxes show beside the subject
 * @param why the reason the reader gets this, below the message
 */
export function layout({
  title,
  preview,
  why,
  body,
}: {
  title: string
  preview: string
  why: string
  body: Html[]
}): string {
  const sans = "font-family:'Segoe UI',Helvetica,Arial,sans-serif"
  return html`<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><title>${title}</title>${STYLES}</head><body>
<div style="display:none;max-height:0;overflow:hidden">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="bg" style="background:#F6F1E6"><tr><td align="center">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;${sans}">
<tr><td class="pad s" style="padding:36px 44px 26px;${SERIF};font-size:25px;line-height:28px;color:#14264B">${BUSINESS.shortName}<br><span class="t m" style="${sans};font-size:13px;line-height:18px;color:#56617B;letter-spacing:.4px">Document Services</span></td></tr>
<tr><td class="sh pad" style="padding:38px 44px 44px;background:#FFFCF5;border:1px solid #D9D1BF;border-width:2px 0;${sans}">
<h1 class="s" style="margin:0 0 20px;${SERIF};font-weight:400;font-size:36px;line-height:42px;letter-spacing:-.4px;color:#14264B">${title}</h1>${body}</td></tr>
<tr><td class="pad t m" style="padding:28px 44px 44px;font-size:15px;line-height:24px;color:#56617B">${BUSINESS.name}, <a href="mailto:${BUSINESS.email.general}">${BUSINESS.email.general}</a><br>${why}</td></tr>
</table></td></tr></table></body></html>`.source
}
