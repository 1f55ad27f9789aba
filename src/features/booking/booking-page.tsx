import { lazy, Suspense, useLayoutEffect, useState } from 'react'
import { island } from '#src/lib/island.tsx'
import { BookingForm } from './booking-form.tsx'
import { bookingScreenOf, type Screen } from './booking-screen.ts'
import { keptPayment } from './pending-payment.tsx'

const PaymentOutcome = lazy(() =>
  import('./payment-outcome.tsx').then(({ PaymentOutcome }) => ({ default: PaymentOutcome })),
)
const ManagedBooking = lazy(() =>
  import('./managed-booking.tsx').then(({ ManagedBooking }) => ({ default: ManagedBooking })),
)

function BookingPage() {
  const [screen, setScreen] = useState<Screen>({ kind: 'form', cancelled: false })

  useLayoutEffect(() => {
    const requested = bookingScreenOf(location.search, keptPayment()?.sessionId)
    if (requested.kind !== 'form') setScreen(requested)
    delete document.documentElement.dataset.wait
  }, [])

  const paid = (sessionId: string) => {
    setScreen({ kind: 'outcome', sessionId })
    scrollTo({ top: 0 })
  }

  if (screen.kind === 'form') return <BookingForm onPaid={paid} />
  return (
    <div className="page done">
      <Suspense>
        {screen.kind === 'outcome' ? (
          <PaymentOutcome sessionId={screen.sessionId} />
        ) : (
          <ManagedBooking token={screen.token} />
        )}
      </Suspense>
    </div>
  )
}

export const BookingIsland = island('booking', BookingPage)
