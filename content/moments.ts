/** How pages say a moment. Apart from dates.ts, which brings the calendar. {day}: 'Friday 20 November'; {time}: '18:30'. */
export const UK_MOMENT = '{day} at {time} UK time'
