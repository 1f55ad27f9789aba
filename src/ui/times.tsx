import { dayText, momentText } from './day-text.ts'

type TimeProps = { iso: string }

/** 'Friday 20 November at 18:30 UK time' */
export const Moment = ({ iso }: TimeProps) => <time dateTime={iso}>{momentText(new Date(iso))}</time>

/** '20 November 2026' */
export const Day = ({ iso }: TimeProps) => <time dateTime={iso}>{dayText(iso)}</time>
