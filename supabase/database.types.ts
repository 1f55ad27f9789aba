export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "12"
  }
  public: {
    Tables: {
      account_proofs: {
        Row: {
          account_id: string
          devices: string[]
          proven_at: string
        }
        Insert: {
          account_id: string
          devices?: string[]
          proven_at?: string
        }
        Update: {
          account_id?: string
          devices?: string[]
          proven_at?: string
        }
        Relationships: []
      }
      bookings: {
        Row: {
          amount: number
          calendar_sequence: number
          checked_at: string | null
          confirmed_at: string | null
          created_at: string
          currency: string
          email: string
          ended_at: string | null
          erased_at: string | null
          express_request: boolean
          first_name: string
          hold_expires_at: string
          id: string
          language: string
          last_name: string
          moved_at: string | null
          moved_from: string | null
          moves: number
          payment_id: string | null
          phone: string
          reference: string
          refund_id: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          reminded_at: string | null
          seat: number
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          starts_at: string
          status: string
          time_zone: string | null
        }
        Insert: {
          amount: number
          calendar_sequence?: number
          checked_at?: string | null
          confirmed_at?: string | null
          created_at?: string
          currency: string
          email: string
          ended_at?: string | null
          erased_at?: string | null
          express_request?: boolean
          first_name: string
          hold_expires_at: string
          id?: string
          language?: string
          last_name: string
          moved_at?: string | null
          moved_from?: string | null
          moves?: number
          payment_id?: string | null
          phone: string
          reference?: string
          refund_id?: string | null
          refund_state?: string
          refunded?: number
          refunded_at?: string | null
          reminded_at?: string | null
          seat?: number
          session_closed_at?: string | null
          session_id?: string | null
          session_url?: string | null
          starts_at: string
          status?: string
          time_zone?: string | null
        }
        Update: {
          amount?: number
          calendar_sequence?: number
          checked_at?: string | null
          confirmed_at?: string | null
          created_at?: string
          currency?: string
          email?: string
          ended_at?: string | null
          erased_at?: string | null
          express_request?: boolean
          first_name?: string
          hold_expires_at?: string
          id?: string
          language?: string
          last_name?: string
          moved_at?: string | null
          moved_from?: string | null
          moves?: number
          payment_id?: string | null
          phone?: string
          reference?: string
          refund_id?: string | null
          refund_state?: string
          refunded?: number
          refunded_at?: string | null
          reminded_at?: string | null
          seat?: number
          session_closed_at?: string | null
          session_id?: string | null
          session_url?: string | null
          starts_at?: string
          status?: string
          time_zone?: string | null
        }
        Relationships: []
      }
      business_facts: {
        Row: {
          closed_days: string[]
          closes: string
          first_slot: string
          id: boolean
          last_slot: string
          notice_hours: number
          opening_days: number[]
          opens: string
          quote_hours: number
          reference_prefix: string
          reminder_days: number
          reply_hours: number
          seller: Json
          slot_minutes: number
          spacing_minutes: number
          transfer_tolerance: number
          urgent_quote_hours: number
        }
        Insert: {
          closed_days?: string[]
          closes?: string
          first_slot: string
          id?: boolean
          last_slot: string
          notice_hours?: number
          opening_days: number[]
          opens?: string
          quote_hours?: number
          reference_prefix?: string
          reminder_days?: number
          reply_hours?: number
          seller?: Json
          slot_minutes: number
          spacing_minutes?: number
          transfer_tolerance?: number
          urgent_quote_hours?: number
        }
        Update: {
          closed_days?: string[]
          closes?: string
          first_slot?: string
          id?: boolean
          last_slot?: string
          notice_hours?: number
          opening_days?: number[]
          opens?: string
          quote_hours?: number
          reference_prefix?: string
          reminder_days?: number
          reply_hours?: number
          seller?: Json
          slot_minutes?: number
          spacing_minutes?: number
          transfer_tolerance?: number
          urgent_quote_hours?: number
        }
        Relationships: []
      }
      calendar_feeds: {
        Row: {
          created_at: string
          id: boolean
          key_hash: string
          read_at: string | null
        }
        Insert: {
          created_at?: string
          id?: boolean
          key_hash: string
          read_at?: string | null
        }
        Update: {
          created_at?: string
          id?: boolean
          key_hash?: string
          read_at?: string | null
        }
        Relationships: []
      }
      certificates: {
        Row: {
          checks: number
          code: string
          document: string | null
          issued_on: string
          made_from: string
          pages: number
          reference: string
          sha256: string
          source_language: string
          target_language: string
        }
        Insert: {
          checks?: number
          code: string
          document?: string | null
          issued_on: string
          made_from: string
          pages: number
          reference: string
          sha256: string
          source_language: string
          target_language: string
        }
        Update: {
          checks?: number
          code?: string
          document?: string | null
          issued_on?: string
          made_from?: string
          pages?: number
          reference?: string
          sha256?: string
          source_language?: string
          target_language?: string
        }
        Relationships: [
          {
            foreignKeyName: "certificates_document_fkey"
            columns: ["document"]
            referencedRelation: "order_documents"
            referencedColumns: ["id"]
          },
        ]
      }
      closed_days: {
        Row: {
          closed_at: string
          day: string
        }
        Insert: {
          closed_at?: string
          day: string
        }
        Update: {
          closed_at?: string
          day?: string
        }
        Relationships: []
      }
      confirmation_tries: {
        Row: {
          session_id: string
          tries: number
        }
        Insert: {
          session_id: string
          tries?: number
        }
        Update: {
          session_id?: string
          tries?: number
        }
        Relationships: []
      }
      delivered_digests: {
        Row: {
          delivered_on: string
          ended_on: string | null
          reference: string
          replaced: boolean
          sha256: string
        }
        Insert: {
          delivered_on: string
          ended_on?: string | null
          reference: string
          replaced?: boolean
          sha256: string
        }
        Update: {
          delivered_on?: string
          ended_on?: string | null
          reference?: string
          replaced?: boolean
          sha256?: string
        }
        Relationships: []
      }
      enquiries: {
        Row: {
          created_at: string
          email: string
          family_name: string
          given_name: string
          handled_at: string | null
          id: string
          language: string
          message: string
          phone: string | null
          reference: string
          reply_by: string
          reply_reminded_at: string | null
          spam_at: string | null
          subject: string
        }
        Insert: {
          created_at?: string
          email: string
          family_name: string
          given_name: string
          handled_at?: string | null
          id?: string
          language?: string
          message: string
          phone?: string | null
          reference?: string
          reply_by?: string
          reply_reminded_at?: string | null
          spam_at?: string | null
          subject: string
        }
        Update: {
          created_at?: string
          email?: string
          family_name?: string
          given_name?: string
          handled_at?: string | null
          id?: string
          language?: string
          message?: string
          phone?: string | null
          reference?: string
          reply_by?: string
          reply_reminded_at?: string | null
          spam_at?: string | null
          subject?: string
        }
        Relationships: []
      }
      form_sendings: {
        Row: {
          form: string
          sender: string
          sent: number
          share: number
          window_start: string
        }
        Insert: {
          form: string
          sender: string
          sent?: number
          share?: number
          window_start: string
        }
        Update: {
          form?: string
          sender?: string
          sent?: number
          share?: number
          window_start?: string
        }
        Relationships: []
      }
      hold_senders: {
        Row: {
          booking: string
          created_at: string
          senders: string[]
        }
        Insert: {
          booking: string
          created_at: string
          senders: string[]
        }
        Update: {
          booking?: string
          created_at?: string
          senders?: string[]
        }
        Relationships: [
          {
            foreignKeyName: "hold_senders_booking_fkey"
            columns: ["booking"]
            referencedRelation: "bookings"
            referencedColumns: ["id"]
          },
        ]
      }
      inbox_clock: {
        Row: {
          one: boolean
          told_until: string
        }
        Insert: {
          one?: boolean
          told_until: string
        }
        Update: {
          one?: boolean
          told_until?: string
        }
        Relationships: []
      }
      job_relay: {
        Row: {
          handed_at: string
          one: boolean
        }
        Insert: {
          handed_at: string
          one?: boolean
        }
        Update: {
          handed_at?: string
          one?: boolean
        }
        Relationships: []
      }
      limits: {
        Row: {
          name: string
          value: number
        }
        Insert: {
          name: string
          value: number
        }
        Update: {
          name?: string
          value?: number
        }
        Relationships: []
      }
      mail_counts: {
        Row: {
          counted_at: string
          kind: string
          mailbox: string
          message: string
          sender: string | null
        }
        Insert: {
          counted_at?: string
          kind: string
          mailbox: string
          message: string
          sender?: string | null
        }
        Update: {
          counted_at?: string
          kind?: string
          mailbox?: string
          message?: string
          sender?: string | null
        }
        Relationships: []
      }
      network_key: {
        Row: {
          id: boolean
          key: string
        }
        Insert: {
          id?: boolean
          key: string
        }
        Update: {
          id?: boolean
          key?: string
        }
        Relationships: []
      }
      newsletter_consents: {
        Row: {
          confirmed_at: string | null
          id: string
          language: string
          requested_at: string
          subscription_id: string
          withdrawn_at: string | null
          wording: string
        }
        Insert: {
          confirmed_at?: string | null
          id?: string
          language?: string
          requested_at: string
          subscription_id: string
          withdrawn_at?: string | null
          wording: string
        }
        Update: {
          confirmed_at?: string | null
          id?: string
          language?: string
          requested_at?: string
          subscription_id?: string
          withdrawn_at?: string | null
          wording?: string
        }
        Relationships: [
          {
            foreignKeyName: "newsletter_consents_subscription_id_fkey"
            columns: ["subscription_id"]
            referencedRelation: "newsletter_subscriptions"
            referencedColumns: ["id"]
          },
        ]
      }
      newsletter_issues: {
        Row: {
          body: string
          created_at: string
          id: string
          name: string | null
          subject: string
        }
        Insert: {
          body: string
          created_at?: string
          id?: string
          name?: string | null
          subject: string
        }
        Update: {
          body?: string
          created_at?: string
          id?: string
          name?: string | null
          subject?: string
        }
        Relationships: []
      }
      newsletter_subscriptions: {
        Row: {
          confirmed_at: string | null
          created_at: string
          email: string
          id: string
          language: string
          mailed_at: string | null
          status: string
          unsubscribed_at: string | null
        }
        Insert: {
          confirmed_at?: string | null
          created_at?: string
          email: string
          id?: string
          language?: string
          mailed_at?: string | null
          status?: string
          unsubscribed_at?: string | null
        }
        Update: {
          confirmed_at?: string | null
          created_at?: string
          email?: string
          id?: string
          language?: string
          mailed_at?: string | null
          status?: string
          unsubscribed_at?: string | null
        }
        Relationships: []
      }
      offers: {
        Row: {
          by_post: boolean
          created_at: string
          customer: Json | null
          first_amount: number
          lines: Json
          note: string
          order_id: string
          prices: string
          ready_by: string | null
          ready_in_days: number | null
          ready_time: string | null
          second_amount: number
          shares: Json
          state: string | null
          total: number
          valid_until: string
          vat: number
          vat_notes: Json
          vat_rate: number | null
          version: number
        }
        Insert: {
          by_post?: boolean
          created_at?: string
          customer?: Json | null
          first_amount: number
          lines: Json
          note?: string
          order_id: string
          prices: string
          ready_by?: string | null
          ready_in_days?: number | null
          ready_time?: string | null
          second_amount: number
          shares: Json
          state?: string | null
          total: number
          valid_until: string
          vat: number
          vat_notes?: Json
          vat_rate?: number | null
          version: number
        }
        Update: {
          by_post?: boolean
          created_at?: string
          customer?: Json | null
          first_amount?: number
          lines?: Json
          note?: string
          order_id?: string
          prices?: string
          ready_by?: string | null
          ready_in_days?: number | null
          ready_time?: string | null
          second_amount?: number
          shares?: Json
          state?: string | null
          total?: number
          valid_until?: string
          vat?: number
          vat_notes?: Json
          vat_rate?: number | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "offers_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      operator_browsers: {
        Row: {
          confirmation: string
          created_at: string
          id: string
          key_hash: string
          name: string
          used_at: string
        }
        Insert: {
          confirmation: string
          created_at: string
          id?: string
          key_hash: string
          name: string
          used_at: string
        }
        Update: {
          confirmation?: string
          created_at?: string
          id?: string
          key_hash?: string
          name?: string
          used_at?: string
        }
        Relationships: []
      }
      operator_confirmations: {
        Row: {
          address: string | null
          browser: string | null
          created_at: string
          expires_at: string
          id: string
          printed: boolean
          purpose: string
          subject: string
          used_at: string | null
        }
        Insert: {
          address?: string | null
          browser?: string | null
          created_at?: string
          expires_at: string
          id?: string
          printed?: boolean
          purpose: string
          subject: string
          used_at?: string | null
        }
        Update: {
          address?: string | null
          browser?: string | null
          created_at?: string
          expires_at?: string
          id?: string
          printed?: boolean
          purpose?: string
          subject?: string
          used_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "operator_confirmations_browser_fkey"
            columns: ["browser"]
            referencedRelation: "operator_browsers"
            referencedColumns: ["id"]
          },
        ]
      }
      order_deliveries: {
        Row: {
          carrier: string
          created_at: string
          note: string
          number: number
          order_id: string
          tracking: string
        }
        Insert: {
          carrier?: string
          created_at?: string
          note?: string
          number: number
          order_id: string
          tracking?: string
        }
        Update: {
          carrier?: string
          created_at?: string
          note?: string
          number?: number
          order_id?: string
          tracking?: string
        }
        Relationships: [
          {
            foreignKeyName: "order_deliveries_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      order_documents: {
        Row: {
          closed_at: string | null
          created_at: string
          delivery: number | null
          id: string
          message: number | null
          name: string
          opened: number
          order_id: string
          path: string
          position: number
          purpose: string
          replaced_by: number | null
          sha256: string
          size: number
          type: string
        }
        Insert: {
          closed_at?: string | null
          created_at?: string
          delivery?: number | null
          id?: string
          message?: number | null
          name: string
          opened?: number
          order_id: string
          path: string
          position: number
          purpose?: string
          replaced_by?: number | null
          sha256: string
          size: number
          type: string
        }
        Update: {
          closed_at?: string | null
          created_at?: string
          delivery?: number | null
          id?: string
          message?: number | null
          name?: string
          opened?: number
          order_id?: string
          path?: string
          position?: number
          purpose?: string
          replaced_by?: number | null
          sha256?: string
          size?: number
          type?: string
        }
        Relationships: [
          {
            foreignKeyName: "order_documents_order_id_delivery_fkey"
            columns: ["order_id", "delivery"]
            referencedRelation: "order_deliveries"
            referencedColumns: ["order_id", "number"]
          },
          {
            foreignKeyName: "order_documents_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "order_documents_order_id_message_fkey"
            columns: ["order_id", "message"]
            referencedRelation: "order_messages"
            referencedColumns: ["order_id", "number"]
          },
        ]
      }
      order_events: {
        Row: {
          actor: string
          at: string
          facts: Json
          kind: string
          number: number
          order_id: string
        }
        Insert: {
          actor: string
          at: string
          facts?: Json
          kind: string
          number: number
          order_id: string
        }
        Update: {
          actor?: string
          at?: string
          facts?: Json
          kind?: string
          number?: number
          order_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "order_events_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      order_messages: {
        Row: {
          about: string | null
          answers: number | null
          approved: boolean | null
          author: string
          closed_at: string | null
          created_at: string
          kind: string
          number: number
          order_id: string
          text: string
        }
        Insert: {
          about?: string | null
          answers?: number | null
          approved?: boolean | null
          author: string
          closed_at?: string | null
          created_at?: string
          kind?: string
          number: number
          order_id: string
          text: string
        }
        Update: {
          about?: string | null
          answers?: number | null
          approved?: boolean | null
          author?: string
          closed_at?: string | null
          created_at?: string
          kind?: string
          number?: number
          order_id?: string
          text?: string
        }
        Relationships: [
          {
            foreignKeyName: "order_messages_about_fkey"
            columns: ["about"]
            referencedRelation: "request_documents"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "order_messages_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
        ]
      }
      order_payments: {
        Row: {
          amount: number
          checked_at: string | null
          covers_from: number | null
          created_at: string
          currency: string
          dispute_state: string | null
          expires_at: string
          id: string
          method: string
          mismatched_at: string | null
          order_id: string
          paid_at: string | null
          part: string
          payment_id: string | null
          refund_due: number
          refund_failed: number
          refund_id: string | null
          refund_reason: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          shares: Json
          state: string
          surplus: boolean
          vat: number
          version: number
          waived: number
        }
        Insert: {
          amount: number
          checked_at?: string | null
          covers_from?: number | null
          created_at?: string
          currency?: string
          dispute_state?: string | null
          expires_at: string
          id?: string
          method: string
          mismatched_at?: string | null
          order_id: string
          paid_at?: string | null
          part: string
          payment_id?: string | null
          refund_due?: number
          refund_failed?: number
          refund_id?: string | null
          refund_reason?: string | null
          refund_state?: string
          refunded?: number
          refunded_at?: string | null
          session_closed_at?: string | null
          session_id?: string | null
          session_url?: string | null
          shares: Json
          state?: string
          surplus?: boolean
          vat: number
          version: number
          waived?: number
        }
        Update: {
          amount?: number
          checked_at?: string | null
          covers_from?: number | null
          created_at?: string
          currency?: string
          dispute_state?: string | null
          expires_at?: string
          id?: string
          method?: string
          mismatched_at?: string | null
          order_id?: string
          paid_at?: string | null
          part?: string
          payment_id?: string | null
          refund_due?: number
          refund_failed?: number
          refund_id?: string | null
          refund_reason?: string | null
          refund_state?: string
          refunded?: number
          refunded_at?: string | null
          session_closed_at?: string | null
          session_id?: string | null
          session_url?: string | null
          shares?: Json
          state?: string
          surplus?: boolean
          vat?: number
          version?: number
          waived?: number
        }
        Relationships: [
          {
            foreignKeyName: "order_payments_order_id_version_fkey"
            columns: ["order_id", "version"]
            referencedRelation: "offers"
            referencedColumns: ["order_id", "version"]
          },
        ]
      }
      orders: {
        Row: {
          accepted_at: string | null
          asked_at: string | null
          begun_at: string | null
          billing_address: string | null
          billing_name: string | null
          completed_at: string | null
          created_at: string
          delivered_at: string | null
          delivery_address: string | null
          end_ground: string | null
          end_reason: string | null
          ended_at: string | null
          express_request: boolean
          id: string
          number: number
          open_before_payment: boolean
          paid_at: string | null
          purchase_order: string | null
          ready_before: string | null
          ready_by: string | null
          ready_reason: string | null
          ready_set_at: string | null
          request_id: string
          state: string
          version: number
          waiting_since: string | null
          written_off: number
        }
        Insert: {
          accepted_at?: string | null
          asked_at?: string | null
          begun_at?: string | null
          billing_address?: string | null
          billing_name?: string | null
          completed_at?: string | null
          created_at?: string
          delivered_at?: string | null
          delivery_address?: string | null
          end_ground?: string | null
          end_reason?: string | null
          ended_at?: string | null
          express_request?: boolean
          id?: string
          number?: number
          open_before_payment?: boolean
          paid_at?: string | null
          purchase_order?: string | null
          ready_before?: string | null
          ready_by?: string | null
          ready_reason?: string | null
          ready_set_at?: string | null
          request_id: string
          state: string
          version: number
          waiting_since?: string | null
          written_off?: number
        }
        Update: {
          accepted_at?: string | null
          asked_at?: string | null
          begun_at?: string | null
          billing_address?: string | null
          billing_name?: string | null
          completed_at?: string | null
          created_at?: string
          delivered_at?: string | null
          delivery_address?: string | null
          end_ground?: string | null
          end_reason?: string | null
          ended_at?: string | null
          express_request?: boolean
          id?: string
          number?: number
          open_before_payment?: boolean
          paid_at?: string | null
          purchase_order?: string | null
          ready_before?: string | null
          ready_by?: string | null
          ready_reason?: string | null
          ready_set_at?: string | null
          request_id?: string
          state?: string
          version?: number
          waiting_since?: string | null
          written_off?: number
        }
        Relationships: [
          {
            foreignKeyName: "orders_request_id_fkey"
            columns: ["request_id"]
            referencedRelation: "quote_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      originals: {
        Row: {
          arrived_at: string
          carrier: string
          number: number
          place: string
          request_id: string
          sent_back_at: string | null
          state: string
          tracking: string
          what: string
        }
        Insert: {
          arrived_at: string
          carrier?: string
          number: number
          place: string
          request_id: string
          sent_back_at?: string | null
          state?: string
          tracking?: string
          what: string
        }
        Update: {
          arrived_at?: string
          carrier?: string
          number?: number
          place?: string
          request_id?: string
          sent_back_at?: string | null
          state?: string
          tracking?: string
          what?: string
        }
        Relationships: [
          {
            foreignKeyName: "originals_request_id_fkey"
            columns: ["request_id"]
            referencedRelation: "quote_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      outbox: {
        Row: {
          attempts: number
          bundle: string | null
          created_at: string
          dedupe_key: string
          id: string
          kind: string
          last_error: string | null
          leased_until: string | null
          next_attempt_at: string
          payload: Json
          priority: number
          recipient: string | null
          retried_at: string | null
          sender: string | null
          sent_at: string | null
          status: string
          subject: string | null
          subject_id: string | null
          withheld_of_own: boolean
        }
        Insert: {
          attempts?: number
          bundle?: string | null
          created_at?: string
          dedupe_key: string
          id?: string
          kind: string
          last_error?: string | null
          leased_until?: string | null
          next_attempt_at?: string
          payload?: Json
          priority?: number
          recipient?: string | null
          retried_at?: string | null
          sender?: string | null
          sent_at?: string | null
          status?: string
          subject?: string | null
          subject_id?: string | null
          withheld_of_own?: boolean
        }
        Update: {
          attempts?: number
          bundle?: string | null
          created_at?: string
          dedupe_key?: string
          id?: string
          kind?: string
          last_error?: string | null
          leased_until?: string | null
          next_attempt_at?: string
          payload?: Json
          priority?: number
          recipient?: string | null
          retried_at?: string | null
          sender?: string | null
          sent_at?: string | null
          status?: string
          subject?: string | null
          subject_id?: string | null
          withheld_of_own?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "outbox_bundle_fkey"
            columns: ["bundle"]
            referencedRelation: "outbox"
            referencedColumns: ["id"]
          },
        ]
      }
      paper_series: {
        Row: {
          kind: string
          last: number
          year: number
        }
        Insert: {
          kind: string
          last: number
          year: number
        }
        Update: {
          kind?: string
          last?: number
          year?: number
        }
        Relationships: []
      }
      papers: {
        Row: {
          booking_id: string | null
          created_at: string
          facts: Json
          id: string
          kind: string
          number: number
          order_id: string | null
          path: string | null
          payment_id: string | null
          reference: string
          sha256: string | null
          year: number
        }
        Insert: {
          booking_id?: string | null
          created_at?: string
          facts: Json
          id?: string
          kind: string
          number: number
          order_id?: string | null
          path?: string | null
          payment_id?: string | null
          reference: string
          sha256?: string | null
          year: number
        }
        Update: {
          booking_id?: string | null
          created_at?: string
          facts?: Json
          id?: string
          kind?: string
          number?: number
          order_id?: string | null
          path?: string | null
          payment_id?: string | null
          reference?: string
          sha256?: string | null
          year?: number
        }
        Relationships: [
          {
            foreignKeyName: "papers_booking_id_fkey"
            columns: ["booking_id"]
            referencedRelation: "bookings"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "papers_order_id_fkey"
            columns: ["order_id"]
            referencedRelation: "orders"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "papers_payment_id_fkey"
            columns: ["payment_id"]
            referencedRelation: "order_payments"
            referencedColumns: ["id"]
          },
        ]
      }
      payment_events: {
        Row: {
          id: string
          received_at: string
          type: string
        }
        Insert: {
          id: string
          received_at?: string
          type: string
        }
        Update: {
          id?: string
          received_at?: string
          type?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          account_type: string
          company_name: string | null
          email: string
          first_name: string
          id: string
          language: string
          last_name: string
          phone: string | null
          updated_at: string
        }
        Insert: {
          account_type?: string
          company_name?: string | null
          email: string
          first_name?: string
          id: string
          language?: string
          last_name?: string
          phone?: string | null
          updated_at?: string
        }
        Update: {
          account_type?: string
          company_name?: string | null
          email?: string
          first_name?: string
          id?: string
          language?: string
          last_name?: string
          phone?: string | null
          updated_at?: string
        }
        Relationships: []
      }
      provider_payouts: {
        Row: {
          amount: number
          arrives_on: string
          created_at: string
          currency: string
          id: string
          state: string
        }
        Insert: {
          amount: number
          arrives_on: string
          created_at: string
          currency: string
          id: string
          state: string
        }
        Update: {
          amount?: number
          arrives_on?: string
          created_at?: string
          currency?: string
          id?: string
          state?: string
        }
        Relationships: []
      }
      provider_reading: {
        Row: {
          checked_at: string
          one: boolean
          read_until: string
        }
        Insert: {
          checked_at: string
          one?: boolean
          read_until: string
        }
        Update: {
          checked_at?: string
          one?: boolean
          read_until?: string
        }
        Relationships: []
      }
      provider_transactions: {
        Row: {
          amount: number
          created_at: string
          currency: string
          fee: number
          id: string
          kind: string
          payment_id: string | null
          payout_id: string | null
        }
        Insert: {
          amount: number
          created_at: string
          currency: string
          fee: number
          id: string
          kind: string
          payment_id?: string | null
          payout_id?: string | null
        }
        Update: {
          amount?: number
          created_at?: string
          currency?: string
          fee?: number
          id?: string
          kind?: string
          payment_id?: string | null
          payout_id?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "provider_transactions_payout_id_fkey"
            columns: ["payout_id"]
            referencedRelation: "provider_payouts"
            referencedColumns: ["id"]
          },
        ]
      }
      quote_requests: {
        Row: {
          ask_about: string | null
          ask_reminded_at: string | null
          ask_text: string | null
          asked_at: string | null
          company_name: string | null
          country_of_destination: string
          country_of_destination_other: string | null
          country_of_origin: string
          country_of_origin_other: string | null
          created_at: string
          document_pages: number | null
          document_words: number | null
          email: string
          erased_at: string | null
          estimate_from: number | null
          estimate_to: number | null
          extra_words: number | null
          family_name: string
          given_name: string
          handled_at: string | null
          id: string
          language: string
          link_version: number
          opened_by: string
          order_links_from: string | null
          ordered_at: string | null
          own_reference: string | null
          phone: string | null
          reference: string
          reply_by: string
          reply_from: string | null
          reply_reminded_at: string | null
          service_type: string
          source_language: string | null
          spam_at: string | null
          target_language: string | null
          task_description: string
          uncounted_files: number | null
          unread_pages: number | null
          uploaded_files: Json | null
          urgency: string
          user_id: string | null
        }
        Insert: {
          ask_about?: string | null
          ask_reminded_at?: string | null
          ask_text?: string | null
          asked_at?: string | null
          company_name?: string | null
          country_of_destination: string
          country_of_destination_other?: string | null
          country_of_origin: string
          country_of_origin_other?: string | null
          created_at?: string
          document_pages?: number | null
          document_words?: number | null
          email: string
          erased_at?: string | null
          estimate_from?: number | null
          estimate_to?: number | null
          extra_words?: number | null
          family_name: string
          given_name: string
          handled_at?: string | null
          id?: string
          language?: string
          link_version?: number
          opened_by?: string
          order_links_from?: string | null
          ordered_at?: string | null
          own_reference?: string | null
          phone?: string | null
          reference?: string
          reply_by?: string
          reply_from?: string | null
          reply_reminded_at?: string | null
          service_type: string
          source_language?: string | null
          spam_at?: string | null
          target_language?: string | null
          task_description: string
          uncounted_files?: number | null
          unread_pages?: number | null
          uploaded_files?: Json | null
          urgency: string
          user_id?: string | null
        }
        Update: {
          ask_about?: string | null
          ask_reminded_at?: string | null
          ask_text?: string | null
          asked_at?: string | null
          company_name?: string | null
          country_of_destination?: string
          country_of_destination_other?: string | null
          country_of_origin?: string
          country_of_origin_other?: string | null
          created_at?: string
          document_pages?: number | null
          document_words?: number | null
          email?: string
          erased_at?: string | null
          estimate_from?: number | null
          estimate_to?: number | null
          extra_words?: number | null
          family_name?: string
          given_name?: string
          handled_at?: string | null
          id?: string
          language?: string
          link_version?: number
          opened_by?: string
          order_links_from?: string | null
          ordered_at?: string | null
          own_reference?: string | null
          phone?: string | null
          reference?: string
          reply_by?: string
          reply_from?: string | null
          reply_reminded_at?: string | null
          service_type?: string
          source_language?: string | null
          spam_at?: string | null
          target_language?: string | null
          task_description?: string
          uncounted_files?: number | null
          unread_pages?: number | null
          uploaded_files?: Json | null
          urgency?: string
          user_id?: string | null
        }
        Relationships: []
      }
      request_documents: {
        Row: {
          added_at: string
          batch: string | null
          checked_at: string | null
          id: string
          name: string
          needs_password: boolean
          path: string
          position: number
          problem: string | null
          replaced_at: string | null
          request_id: string
          sha256: string | null
          size: number
          state: string
          uploaded_path: string
        }
        Insert: {
          added_at?: string
          batch?: string | null
          checked_at?: string | null
          id?: string
          name: string
          needs_password?: boolean
          path: string
          position: number
          problem?: string | null
          replaced_at?: string | null
          request_id: string
          sha256?: string | null
          size: number
          state?: string
          uploaded_path: string
        }
        Update: {
          added_at?: string
          batch?: string | null
          checked_at?: string | null
          id?: string
          name?: string
          needs_password?: boolean
          path?: string
          position?: number
          problem?: string | null
          replaced_at?: string | null
          request_id?: string
          sha256?: string | null
          size?: number
          state?: string
          uploaded_path?: string
        }
        Relationships: [
          {
            foreignKeyName: "request_documents_request_id_fkey"
            columns: ["request_id"]
            referencedRelation: "quote_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      request_passes: {
        Row: {
          created_at: string
          id: string
        }
        Insert: {
          created_at?: string
          id: string
        }
        Update: {
          created_at?: string
          id?: string
        }
        Relationships: []
      }
      retention_clock: {
        Row: {
          looked_at: string
          next_sweep_at: string | null
          one: boolean
          paused_until: string | null
        }
        Insert: {
          looked_at: string
          next_sweep_at?: string | null
          one?: boolean
          paused_until?: string | null
        }
        Update: {
          looked_at?: string
          next_sweep_at?: string | null
          one?: boolean
          paused_until?: string | null
        }
        Relationships: []
      }
      sandbox_sessions: {
        Row: {
          amount: number
          booking_id: string | null
          cancel_url: string
          created_at: string
          currency: string
          description: string
          expires_at: string
          id: string
          idempotency_key: string
          order_payment_id: string | null
          refunded: number
          state: string
          success_url: string
        }
        Insert: {
          amount: number
          booking_id?: string | null
          cancel_url: string
          created_at?: string
          currency: string
          description: string
          expires_at: string
          id: string
          idempotency_key: string
          order_payment_id?: string | null
          refunded?: number
          state?: string
          success_url: string
        }
        Update: {
          amount?: number
          booking_id?: string | null
          cancel_url?: string
          created_at?: string
          currency?: string
          description?: string
          expires_at?: string
          id?: string
          idempotency_key?: string
          order_payment_id?: string | null
          refunded?: number
          state?: string
          success_url?: string
        }
        Relationships: []
      }
      sandbox_transactions: {
        Row: {
          amount: number
          created_at: string
          fee: number
          id: string
          kind: string
          session_id: string
        }
        Insert: {
          amount: number
          created_at?: string
          fee: number
          id: string
          kind: string
          session_id: string
        }
        Update: {
          amount?: number
          created_at?: string
          fee?: number
          id?: string
          kind?: string
          session_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "sandbox_transactions_session_id_fkey"
            columns: ["session_id"]
            referencedRelation: "sandbox_sessions"
            referencedColumns: ["id"]
          },
        ]
      }
      spent_proofs: {
        Row: {
          expires_at: string
          id: string
        }
        Insert: {
          expires_at: string
          id: string
        }
        Update: {
          expires_at?: string
          id?: string
        }
        Relationships: []
      }
      uploads: {
        Row: {
          begun_at: string
          megabytes: number
          path: string
          senders: string[]
        }
        Insert: {
          begun_at?: string
          megabytes: number
          path: string
          senders: string[]
        }
        Update: {
          begun_at?: string
          megabytes?: number
          path?: string
          senders?: string[]
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      accept_offer: {
        Args: {
          at?: string
          billing_address?: string
          billing_name?: string
          express: boolean
          method: string
          purchase_order?: string
          request: string
          version: number
          whole?: boolean
        }
        Returns: Json
      }
      account_details: { Args: { given: Json }; Returns: Json }
      account_of: { Args: { address: string }; Returns: string }
      add_certificate: {
        Args: {
          at?: string
          document: string
          request: string
          translator: string
        }
        Returns: string
      }
      add_customer_document: {
        Args: {
          at?: string
          name: string
          path: string
          request: string
          sha256: string
          size: number
        }
        Returns: string
      }
      add_digest: {
        Args: { asked: boolean; at: string; dedupe_key: string }
        Returns: boolean
      }
      add_offer: {
        Args: {
          at: string
          given: Json
          state: string
          target: string
          version: number
        }
        Returns: {
          by_post: boolean
          created_at: string
          customer: Json | null
          first_amount: number
          lines: Json
          note: string
          order_id: string
          prices: string
          ready_by: string | null
          ready_in_days: number | null
          ready_time: string | null
          second_amount: number
          shares: Json
          state: string | null
          total: number
          valid_until: string
          vat: number
          vat_notes: Json
          vat_rate: number | null
          version: number
        }
        SetofOptions: {
          from: "*"
          to: "offers"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      add_order_document: {
        Args: {
          at?: string
          name: string
          path: string
          purpose?: string
          request: string
          sha256: string
          size: number
          type: string
        }
        Returns: string
      }
      add_order_event: {
        Args: {
          actor: string
          at: string
          facts: Json
          kind: string
          target: string
        }
        Returns: number
      }
      add_paper: {
        Args: {
          at: string
          booking_id: string
          facts: Json
          kind: string
          order_id: string
          payment_id: string
        }
        Returns: string
      }
      add_request_documents: {
        Args: { answers?: number; file_list: string; request: string }
        Returns: boolean
      }
      admit_mail: { Args: { address: string; pass: string }; Returns: string }
      admit_message: {
        Args: { kinds: string[]; max_messages: number; message: string }
        Returns: boolean
      }
      admit_session: { Args: { event: Json }; Returns: Json }
      admit_upload: {
        Args: { address: string; megabytes: number; path: string }
        Returns: boolean
      }
      after_opening_hours: {
        Args: { period: string; since: string }
        Returns: string
      }
      announce_booking: {
        Args: {
          booking: Database["public"]["Tables"]["bookings"]["Row"]
          kind: string
          payload?: Json
          to_customer: boolean
        }
        Returns: undefined
      }
      announce_order: {
        Args: {
          event: number
          message_kind: string
          ordered: Database["public"]["Tables"]["orders"]["Row"]
          payload?: Json
        }
        Returns: undefined
      }
      announce_refund: {
        Args: {
          event: number
          kind: string
          ordered: Database["public"]["Tables"]["orders"]["Row"]
          payload: Json
        }
        Returns: undefined
      }
      answer_ask: {
        Args: { at?: string; request: string; with_documents: boolean }
        Returns: undefined
      }
      answer_message: {
        Args: {
          actor: string
          approved?: boolean
          at?: string
          number: number
          request: string
        }
        Returns: undefined
      }
      answer_with_documents: {
        Args: { at?: string; number: number; request: string }
        Returns: undefined
      }
      ask_about_request: {
        Args: { about: string; at: string; request: string; text: string }
        Returns: undefined
      }
      ask_confirmation: {
        Args: { at?: string; purpose: string; subject: string }
        Returns: undefined
      }
      audit_log_is_writable: { Args: never; Returns: boolean }
      awaited_transfers: {
        Args: { ordered: Database["public"]["Tables"]["orders"]["Row"] }
        Returns: {
          amount: number
          checked_at: string | null
          covers_from: number | null
          created_at: string
          currency: string
          dispute_state: string | null
          expires_at: string
          id: string
          method: string
          mismatched_at: string | null
          order_id: string
          paid_at: string | null
          part: string
          payment_id: string | null
          refund_due: number
          refund_failed: number
          refund_id: string | null
          refund_reason: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          shares: Json
          state: string
          surplus: boolean
          vat: number
          version: number
          waived: number
        }[]
        SetofOptions: {
          from: "orders"
          to: "order_payments"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      awaits_payment: { Args: { request: string }; Returns: boolean }
      begin_confirmation: {
        Args: { account: string; max_tries?: number; session: string }
        Returns: string
      }
      begin_order: {
        Args: { at?: string; request: string }
        Returns: undefined
      }
      begin_provider_reading: { Args: { at?: string }; Returns: Json }
      begin_sweep: { Args: { at?: string }; Returns: string }
      bookings_from: {
        Args: { address: string }
        Returns: {
          amount: number
          calendar_sequence: number
          checked_at: string | null
          confirmed_at: string | null
          created_at: string
          currency: string
          email: string
          ended_at: string | null
          erased_at: string | null
          express_request: boolean
          first_name: string
          hold_expires_at: string
          id: string
          language: string
          last_name: string
          moved_at: string | null
          moved_from: string | null
          moves: number
          payment_id: string | null
          phone: string
          reference: string
          refund_id: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          reminded_at: string | null
          seat: number
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          starts_at: string
          status: string
          time_zone: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "bookings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      bookings_of_day: {
        Args: { at?: string; day: string }
        Returns: {
          amount: number
          calendar_sequence: number
          checked_at: string | null
          confirmed_at: string | null
          created_at: string
          currency: string
          email: string
          ended_at: string | null
          erased_at: string | null
          express_request: boolean
          first_name: string
          hold_expires_at: string
          id: string
          language: string
          last_name: string
          moved_at: string | null
          moved_from: string | null
          moves: number
          payment_id: string | null
          phone: string
          reference: string
          refund_id: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          reminded_at: string | null
          seat: number
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          starts_at: string
          status: string
          time_zone: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "bookings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      browser_period: { Args: never; Returns: string }
      bundle_operator_mail: { Args: never; Returns: undefined }
      bundled_messages: {
        Args: { bundle: string }
        Returns: {
          about: string
          documents: number
          id: string
          name: string
          received_at: string
          reference: string
          urgency: string
        }[]
      }
      buyer_of: {
        Args: {
          ordered: Database["public"]["Tables"]["orders"]["Row"]
          request: Database["public"]["Tables"]["quote_requests"]["Row"]
        }
        Returns: Json
      }
      caller_address: { Args: never; Returns: string }
      cancel_booking: {
        Args: { at?: string; booking: string; notice_hours: number }
        Returns: {
          amount: number
          calendar_sequence: number
          checked_at: string | null
          confirmed_at: string | null
          created_at: string
          currency: string
          email: string
          ended_at: string | null
          erased_at: string | null
          express_request: boolean
          first_name: string
          hold_expires_at: string
          id: string
          language: string
          last_name: string
          moved_at: string | null
          moved_from: string | null
          moves: number
          payment_id: string | null
          phone: string
          reference: string
          refund_id: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          reminded_at: string | null
          seat: number
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          starts_at: string
          status: string
          time_zone: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "bookings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      cancel_order: {
        Args: { at?: string; request: string }
        Returns: undefined
      }
      cancellation_period: { Args: never; Returns: string }
      certificate_answer: {
        Args: { known: Database["public"]["Tables"]["certificates"]["Row"] }
        Returns: Json
      }
      certificate_made_from: {
        Args: { made_from: string; request: string }
        Returns: string
      }
      change_billing: {
        Args: {
          address: string
          at?: string
          name: string
          own_reference?: string
          purchase_order: string
          request: string
        }
        Returns: undefined
      }
      check_action: {
        Args: {
          action: string
          ordered: Database["public"]["Tables"]["orders"]["Row"]
        }
        Returns: undefined
      }
      check_certificate: {
        Args: { code?: string; reference?: string }
        Returns: Json
      }
      check_document: {
        Args: { about: string; request: string }
        Returns: undefined
      }
      check_originals: {
        Args: { expected: number; request: string }
        Returns: undefined
      }
      check_reason: { Args: { reason: string }; Returns: undefined }
      check_slot: { Args: { at: string; slot: string }; Returns: undefined }
      choose_messages: {
        Args: { max_messages: number; subject?: string }
        Returns: string[]
      }
      claim_seat: {
        Args: { at: string; moving?: string; paid?: boolean; slot: string }
        Returns: number
      }
      close_day: {
        Args: { at?: string; day: string }
        Returns: {
          amount: number
          calendar_sequence: number
          checked_at: string | null
          confirmed_at: string | null
          created_at: string
          currency: string
          email: string
          ended_at: string | null
          erased_at: string | null
          express_request: boolean
          first_name: string
          hold_expires_at: string
          id: string
          language: string
          last_name: string
          moved_at: string | null
          moved_from: string | null
          moves: number
          payment_id: string | null
          phone: string
          reference: string
          refund_id: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          reminded_at: string | null
          seat: number
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          starts_at: string
          status: string
          time_zone: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "bookings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      close_documents: {
        Args: {
          at: string
          documents: string[]
          ordered: Database["public"]["Tables"]["orders"]["Row"]
          replacement: number
        }
        Returns: undefined
      }
      close_message: {
        Args: {
          approved: boolean
          at: string
          number: number
          ordered: Database["public"]["Tables"]["orders"]["Row"]
        }
        Returns: string
      }
      close_order: { Args: { target: string }; Returns: undefined }
      close_originals: {
        Args: {
          at: string
          carrier: string
          originals: number[]
          request: string
          tracking: string
        }
        Returns: number[]
      }
      close_payment: {
        Args: { actor: string; at?: string; payment: string }
        Returns: undefined
      }
      columns_of: { Args: { record: Json }; Returns: string }
      complete_order: {
        Args: {
          at: string
          ordered: Database["public"]["Tables"]["orders"]["Row"]
        }
        Returns: {
          accepted_at: string | null
          asked_at: string | null
          begun_at: string | null
          billing_address: string | null
          billing_name: string | null
          completed_at: string | null
          created_at: string
          delivered_at: string | null
          delivery_address: string | null
          end_ground: string | null
          end_reason: string | null
          ended_at: string | null
          express_request: boolean
          id: string
          number: number
          open_before_payment: boolean
          paid_at: string | null
          purchase_order: string | null
          ready_before: string | null
          ready_by: string | null
          ready_reason: string | null
          ready_set_at: string | null
          request_id: string
          state: string
          version: number
          waiting_since: string | null
          written_off: number
        }
        SetofOptions: {
          from: "*"
          to: "orders"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      confirm_newsletter: {
        Args: { at?: string; consent: string }
        Returns: boolean
      }
      confirm_transfer: {
        Args: {
          again?: boolean
          amount: number
          at?: string
          difference?: string
          expected?: number
          request: string
        }
        Returns: undefined
      }
      confirm_transfers: {
        Args: { at?: string; request: string; transfers: string }
        Returns: undefined
      }
      confirmation_period: { Args: { purpose: string }; Returns: string }
      consultations_per_slot: { Args: never; Returns: number }
      correct_contact: {
        Args: {
          address: string
          at?: string
          cause: string
          company_name: string
          email: string
          family_name: string
          given_name: string
          own_reference: string
          phone: string
          request: string
        }
        Returns: undefined
      }
      correct_papers: {
        Args: {
          address: string
          at?: string
          name: string
          own_reference?: string
          purchase_order: string
          request: string
          vat_number: string
        }
        Returns: undefined
      }
      count_call: {
        Args: { address: string; form: string; window_start: string }
        Returns: Json
      }
      count_sending: {
        Args: { form: string; senders: string[]; window_start: string }
        Returns: number
      }
      covered_pence: {
        Args: { order_id: string; until?: string; version: number }
        Returns: number
      }
      create_request: {
        Args: { answers: string; at?: string; confirmation?: string }
        Returns: string
      }
      decline_order: {
        Args: { at?: string; request: string }
        Returns: undefined
      }
      deliver_order: {
        Args: {
          at?: string
          carrier?: string
          note?: string
          open_now?: boolean
          originals?: number[]
          replaces?: string[]
          request: string
          tracking?: string
        }
        Returns: undefined
      }
      digest: {
        Args: { day: string; since: string; until: string }
        Returns: Json
      }
      documents_are_open: {
        Args: { ordered: Database["public"]["Tables"]["orders"]["Row"] }
        Returns: boolean
      }
      documents_to_check: {
        Args: { request: string }
        Returns: {
          id: string
          is_moved: boolean
          path: string
          stored_size: number
          stored_type: string
          uploaded_path: string
        }[]
      }
      drop_message: { Args: { message: string }; Returns: boolean }
      end_order: {
        Args: {
          at?: string
          ground: string
          keep: number
          reason: string
          request: string
        }
        Returns: undefined
      }
      enforce_retention: {
        Args: {
          at?: string
          dry_run?: boolean
          max_records?: number
          periods: string
        }
        Returns: {
          kind: string
          records: number
        }[]
      }
      enquiries_from: {
        Args: { address: string }
        Returns: {
          created_at: string
          email: string
          family_name: string
          given_name: string
          handled_at: string | null
          id: string
          language: string
          message: string
          phone: string | null
          reference: string
          reply_by: string
          reply_reminded_at: string | null
          spam_at: string | null
          subject: string
        }[]
        SetofOptions: {
          from: "*"
          to: "enquiries"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      erase_account: { Args: { account: string }; Returns: string[] }
      erase_confirmed: {
        Args: { at?: string; confirmation: string }
        Returns: Json
      }
      erase_person: {
        Args: {
          account?: string
          address: string
          at?: string
          with_bookings?: boolean
        }
        Returns: Json
      }
      erase_records: {
        Args: {
          account_id: string
          address: string
          at: string
          booking_ids: string[]
          enquiry_ids: string[]
          request_ids: string[]
          subscription_ids: string[]
        }
        Returns: Json
      }
      erase_rest: { Args: { at?: string; confirmation: string }; Returns: Json }
      flooded_mail_kinds: { Args: never; Returns: string[] }
      forget_browsers: { Args: { browser?: string }; Returns: number }
      full_name: { Args: { family: string; given: string }; Returns: string }
      give_back: {
        Args: { pence: number; reason?: string; target: string }
        Returns: Json
      }
      gross_of: { Args: { shares: Json }; Returns: number }
      hand_on_jobs: { Args: { relayed: boolean }; Returns: boolean }
      has_open_order: { Args: { request: string }; Returns: boolean }
      has_originals: { Args: { request: string }; Returns: boolean }
      held_pence: { Args: { order_id: string }; Returns: number }
      hold_slot: {
        Args: {
          amount: number
          at?: string
          currency: string
          customer: string
          hold_seconds: number
          proven?: boolean
          senders?: string[]
          slot: string
        }
        Returns: {
          amount: number
          calendar_sequence: number
          checked_at: string | null
          confirmed_at: string | null
          created_at: string
          currency: string
          email: string
          ended_at: string | null
          erased_at: string | null
          express_request: boolean
          first_name: string
          hold_expires_at: string
          id: string
          language: string
          last_name: string
          moved_at: string | null
          moved_from: string | null
          moves: number
          payment_id: string | null
          phone: string
          reference: string
          refund_id: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          reminded_at: string | null
          seat: number
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          starts_at: string
          status: string
          time_zone: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "bookings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      house_id: { Args: never; Returns: string }
      id_of: { Args: { kind: string; subject: string }; Returns: string }
      idle_uploads: { Args: never; Returns: string[] }
      ids_about: { Args: { about: string; due: Json }; Returns: string[] }
      in_brackets: { Args: { own_reference: string }; Returns: string }
      is_consultation_slot: { Args: { moment: string }; Returns: boolean }
      is_disputed: { Args: { order_id: string }; Returns: boolean }
      is_email_address: { Args: { address: string }; Returns: boolean }
      is_ideograph: { Args: { given: string }; Returns: boolean }
      is_language: { Args: { given: string }; Returns: boolean }
      is_line: { Args: { given: string }; Returns: boolean }
      is_open_day: { Args: { day: string }; Returns: boolean }
      is_over: {
        Args: {
          at: string
          offer: Database["public"]["Tables"]["offers"]["Row"]
        }
        Returns: boolean
      }
      is_own_address: {
        Args: { address: string; request: string }
        Returns: boolean
      }
      is_payable: {
        Args: {
          at: string
          booking: Database["public"]["Tables"]["bookings"]["Row"]
        }
        Returns: boolean
      }
      is_same_payer: {
        Args: {
          one: Database["public"]["Tables"]["quote_requests"]["Row"]
          other: Database["public"]["Tables"]["quote_requests"]["Row"]
        }
        Returns: boolean
      }
      issue_booking_paper: {
        Args: {
          at: string
          booking: Database["public"]["Tables"]["bookings"]["Row"]
          credit: boolean
          from_amount: number
          method?: string
          to_amount: number
        }
        Returns: string
      }
      issue_paper: {
        Args: {
          at: string
          corrects?: boolean
          credit: boolean
          payment: Database["public"]["Tables"]["order_payments"]["Row"]
        }
        Returns: string
      }
      keep_paper: {
        Args: { paper: string; path: string; sha256: string }
        Returns: string
      }
      last_credit_note: { Args: { booking: string }; Returns: Json }
      last_paper_at: { Args: { request: string }; Returns: string }
      limit_of: { Args: { name: string }; Returns: number }
      limit_window: { Args: never; Returns: string }
      lock_day: { Args: { slot: string }; Returns: undefined }
      lock_order: {
        Args: { request: string }
        Returns: {
          accepted_at: string | null
          asked_at: string | null
          begun_at: string | null
          billing_address: string | null
          billing_name: string | null
          completed_at: string | null
          created_at: string
          delivered_at: string | null
          delivery_address: string | null
          end_ground: string | null
          end_reason: string | null
          ended_at: string | null
          express_request: boolean
          id: string
          number: number
          open_before_payment: boolean
          paid_at: string | null
          purchase_order: string | null
          ready_before: string | null
          ready_by: string | null
          ready_reason: string | null
          ready_set_at: string | null
          request_id: string
          state: string
          version: number
          waiting_since: string | null
          written_off: number
        }
        SetofOptions: {
          from: "*"
          to: "orders"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      lock_order_of: {
        Args: { payment: string }
        Returns: {
          accepted_at: string | null
          asked_at: string | null
          begun_at: string | null
          billing_address: string | null
          billing_name: string | null
          completed_at: string | null
          created_at: string
          delivered_at: string | null
          delivery_address: string | null
          end_ground: string | null
          end_reason: string | null
          ended_at: string | null
          express_request: boolean
          id: string
          number: number
          open_before_payment: boolean
          paid_at: string | null
          purchase_order: string | null
          ready_before: string | null
          ready_by: string | null
          ready_reason: string | null
          ready_set_at: string | null
          request_id: string
          state: string
          version: number
          waiting_since: string | null
          written_off: number
        }
        SetofOptions: {
          from: "*"
          to: "orders"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      mail_kinds: { Args: never; Returns: string[] }
      mailbox_hash: { Args: { address: string }; Returns: string }
      mailbox_of: { Args: { address: string }; Returns: string }
      make_offer: {
        Args: { at?: string; expected?: number; offer: string; request: string }
        Returns: undefined
      }
      make_room_for_hold: { Args: { at: string }; Returns: undefined }
      mark_handled: {
        Args: { at?: string; handled?: boolean; subject: string }
        Returns: string
      }
      mark_order: {
        Args: { at?: string; ordered: boolean; request: string }
        Returns: {
          ask_about: string | null
          ask_reminded_at: string | null
          ask_text: string | null
          asked_at: string | null
          company_name: string | null
          country_of_destination: string
          country_of_destination_other: string | null
          country_of_origin: string
          country_of_origin_other: string | null
          created_at: string
          document_pages: number | null
          document_words: number | null
          email: string
          erased_at: string | null
          estimate_from: number | null
          estimate_to: number | null
          extra_words: number | null
          family_name: string
          given_name: string
          handled_at: string | null
          id: string
          language: string
          link_version: number
          opened_by: string
          order_links_from: string | null
          ordered_at: string | null
          own_reference: string | null
          phone: string | null
          reference: string
          reply_by: string
          reply_from: string | null
          reply_reminded_at: string | null
          service_type: string
          source_language: string | null
          spam_at: string | null
          target_language: string | null
          task_description: string
          uncounted_files: number | null
          unread_pages: number | null
          uploaded_files: Json | null
          urgency: string
          user_id: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "quote_requests"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      mark_spam: {
        Args: { at?: string; spam: boolean; subject: string; tell?: boolean }
        Returns: {
          address: string
          created_at: string
          kind: string
          ordered: boolean
          reference: string
          spam_until: string
        }[]
      }
      megabytes_of: { Args: { metadata: Json }; Returns: number }
      message_facts: {
        Args: { kind: string; message: string; payload: Json; subject: string }
        Returns: Json
      }
      message_subject: {
        Args: { id: string; kind: string; payload: Json }
        Returns: string
      }
      messages_about: {
        Args: { limits: string; max_messages: number; subject: string }
        Returns: Json
      }
      messages_of: {
        Args: { address: string; subjects?: string[] }
        Returns: {
          attempts: number
          bundle: string | null
          created_at: string
          dedupe_key: string
          id: string
          kind: string
          last_error: string | null
          leased_until: string | null
          next_attempt_at: string
          payload: Json
          priority: number
          recipient: string | null
          retried_at: string | null
          sender: string | null
          sent_at: string | null
          status: string
          subject: string | null
          subject_id: string | null
          withheld_of_own: boolean
        }[]
        SetofOptions: {
          from: "*"
          to: "outbox"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      money_differences: {
        Args: { from_day: string; max_rows?: number; to_day: string }
        Returns: {
          papers: number
          payment: string
          provider: number
          reference: string
        }[]
      }
      money_rows: {
        Args: {
          after?: string
          from_day: string
          max_rows?: number
          to_day: string
        }
        Returns: {
          about: string
          address: string
          corrects: string
          country: string
          credits: string
          currency: string
          customer: string
          day: string
          dispute: string
          email: string
          fee: number
          fee_currency: string
          kind: string
          method: string
          net: number
          paper: string
          part: string
          payment: string
          payout: string
          payout_on: string
          place: string
          rate: number
          reference: string
          sold_on: string
          treatment: string
          vat: number
          vat_number: string
          what: string
        }[]
      }
      move_booking: {
        Args: {
          at?: string
          booking: string
          express_request?: boolean
          max_moves?: number
          notice_hours?: number
          slot: string
        }
        Returns: {
          amount: number
          calendar_sequence: number
          checked_at: string | null
          confirmed_at: string | null
          created_at: string
          currency: string
          email: string
          ended_at: string | null
          erased_at: string | null
          express_request: boolean
          first_name: string
          hold_expires_at: string
          id: string
          language: string
          last_name: string
          moved_at: string | null
          moved_from: string | null
          moves: number
          payment_id: string | null
          phone: string
          reference: string
          refund_id: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          reminded_at: string | null
          seat: number
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          starts_at: string
          status: string
          time_zone: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "bookings"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      move_originals: {
        Args: {
          at?: string
          originals: number[]
          place: string
          request: string
        }
        Returns: undefined
      }
      names_of_originals: {
        Args: { originals: number[]; request: string }
        Returns: Json
      }
      networks_of: { Args: { address: string }; Returns: string[] }
      newsletter_progress: {
        Args: { issue: string }
        Returns: {
          messages: number
          status: string
        }[]
      }
      offer_extra: {
        Args: { at?: string; expected?: number; offer: string; request: string }
        Returns: undefined
      }
      open_balance: {
        Args: { at?: string; method: string; request: string }
        Returns: Json
      }
      open_day: { Args: { day: string }; Returns: boolean }
      open_holds: { Args: { at: string }; Returns: number }
      open_items: {
        Args: { day: string; since: string }
        Returns: {
          amount: number
          due: string
          kind: string
          name: string
          ready_by: string
          reference: string
          state: string
          subject: string
        }[]
      }
      open_order_document: {
        Args: { at?: string; document: string; request: string }
        Returns: Json
      }
      open_payment: {
        Args: {
          actor?: string
          at: string
          method: string
          ordered: Database["public"]["Tables"]["orders"]["Row"]
          part: string
          version: number
        }
        Returns: {
          amount: number
          checked_at: string | null
          covers_from: number | null
          created_at: string
          currency: string
          dispute_state: string | null
          expires_at: string
          id: string
          method: string
          mismatched_at: string | null
          order_id: string
          paid_at: string | null
          part: string
          payment_id: string | null
          refund_due: number
          refund_failed: number
          refund_id: string | null
          refund_reason: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          shares: Json
          state: string
          surplus: boolean
          vat: number
          version: number
          waived: number
        }
        SetofOptions: {
          from: "*"
          to: "order_payments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      open_questions: {
        Args: never
        Returns: {
          asked_at: string
          request_id: string
        }[]
      }
      operator_mail_limit: { Args: never; Returns: number }
      operator_subject: {
        Args: { subject: string }
        Returns: {
          address: string
          created_at: string
          kind: string
          ordered: boolean
          reference: string
          spam_until: string
        }[]
      }
      order_actions: {
        Args: {
          at?: string
          ordered: Database["public"]["Tables"]["orders"]["Row"]
        }
        Returns: string[]
      }
      order_view: {
        Args: { at?: string; number?: number; request: string }
        Returns: Json
      }
      ordered_facts: { Args: { request: string }; Returns: Json }
      orders_of: { Args: { account: string }; Returns: Json }
      orphans: {
        Args: { max_files: number; uploaded_before: string }
        Returns: string[]
      }
      overdue: {
        Args: { at?: string; max_records?: number; periods: string }
        Returns: {
          about: string
          id: string
          kind: string
        }[]
      }
      owed_refunds: {
        Args: { request: string }
        Returns: {
          amount: number
          checked_at: string | null
          covers_from: number | null
          created_at: string
          currency: string
          dispute_state: string | null
          expires_at: string
          id: string
          method: string
          mismatched_at: string | null
          order_id: string
          paid_at: string | null
          part: string
          payment_id: string | null
          refund_due: number
          refund_failed: number
          refund_id: string | null
          refund_reason: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          shares: Json
          state: string
          surplus: boolean
          vat: number
          version: number
          waived: number
        }[]
        SetofOptions: {
          from: "*"
          to: "order_payments"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      paid_reference: {
        Args: { payment: string }
        Returns: {
          has_paper: boolean
          reference: string
        }[]
      }
      paper_of: {
        Args: { payment: string }
        Returns: {
          booking_id: string | null
          created_at: string
          facts: Json
          id: string
          kind: string
          number: number
          order_id: string | null
          path: string | null
          payment_id: string | null
          reference: string
          sha256: string | null
          year: number
        }
        SetofOptions: {
          from: "*"
          to: "papers"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      papers_of_month: {
        Args: { max_papers?: number; month: string; skip?: number }
        Returns: {
          booking_id: string | null
          created_at: string
          facts: Json
          id: string
          kind: string
          number: number
          order_id: string | null
          path: string | null
          payment_id: string | null
          reference: string
          sha256: string | null
          year: number
        }[]
        SetofOptions: {
          from: "*"
          to: "papers"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      part_of_shares: {
        Args: { from_pence: number; shares: Json; to_pence: number }
        Returns: Json
      }
      payable_pence: {
        Args: {
          at: string
          ordered: Database["public"]["Tables"]["orders"]["Row"]
          payment: Database["public"]["Tables"]["order_payments"]["Row"]
        }
        Returns: number
      }
      payer_transfers: {
        Args: { request: string }
        Returns: {
          amount: number
          name: string
          part: string
          recorded: number
          reference: string
          request_id: string
        }[]
      }
      payments_of: {
        Args: { request: string }
        Returns: {
          amount: number
          checked_at: string | null
          covers_from: number | null
          created_at: string
          currency: string
          dispute_state: string | null
          expires_at: string
          id: string
          method: string
          mismatched_at: string | null
          order_id: string
          paid_at: string | null
          part: string
          payment_id: string | null
          refund_due: number
          refund_failed: number
          refund_id: string | null
          refund_reason: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          shares: Json
          state: string
          surplus: boolean
          vat: number
          version: number
          waived: number
        }[]
        SetofOptions: {
          from: "*"
          to: "order_payments"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      payout_sums: {
        Args: { from_day: string; to_day: string }
        Returns: {
          amount: number
          arrives_on: string
          created_at: string
          currency: string
          difference: number
          id: string
          state: string
        }[]
      }
      person_data: {
        Args: { account?: string; address: string }
        Returns: Json
      }
      plain_json: { Args: { value: Json }; Returns: Json }
      point_after: {
        Args: {
          offer: Database["public"]["Tables"]["offers"]["Row"]
          part: string
        }
        Returns: number
      }
      prove_account: {
        Args: { account: string; session: string }
        Returns: boolean
      }
      queue_auth_mail: {
        Args: {
          action: string
          address: string
          page: string
          token_hash: string
        }
        Returns: undefined
      }
      raise_refusal: { Args: { code: string }; Returns: undefined }
      receive_original: {
        Args: {
          at?: string
          expected?: number
          place?: string
          request: string
          what: string
        }
        Returns: undefined
      }
      record_booking_refund: {
        Args: {
          at: string
          booking: Database["public"]["Tables"]["bookings"]["Row"]
          by_hand?: boolean
          refund: string
          total: number
        }
        Returns: {
          amount: number
          calendar_sequence: number
          checked_at: string | null
          confirmed_at: string | null
          created_at: string
          currency: string
          email: string
          ended_at: string | null
          erased_at: string | null
          express_request: boolean
          first_name: string
          hold_expires_at: string
          id: string
          language: string
          last_name: string
          moved_at: string | null
          moved_from: string | null
          moves: number
          payment_id: string | null
          phone: string
          reference: string
          refund_id: string | null
          refund_state: string
          refunded: number
          refunded_at: string | null
          reminded_at: string | null
          seat: number
          session_closed_at: string | null
          session_id: string | null
          session_url: string | null
          starts_at: string
          status: string
          time_zone: string | null
        }
        SetofOptions: {
          from: "*"
          to: "bookings"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      record_device: {
        Args: { address: unknown; session: string; user_agent: string }
        Returns: undefined
      }
      record_digests: {
        Args: {
          at: string
          delivery: number
          ordered: Database["public"]["Tables"]["orders"]["Row"]
        }
        Returns: undefined
      }
      record_order_dispute: {
        Args: {
          amount: number
          at?: string
          dispute: string
          due?: string
          payment: string
          reason: string
          state: string
        }
        Returns: undefined
      }
      record_order_session: {
        Args: { payment: string; session: string; url: string }
        Returns: undefined
      }
      record_payment: {
        Args: {
          actor: string
          at: string
          came?: number
          counting?: boolean
          ordered: Database["public"]["Tables"]["orders"]["Row"]
          payment: Database["public"]["Tables"]["order_payments"]["Row"]
          waived?: number
        }
        Returns: {
          accepted_at: string | null
          asked_at: string | null
          begun_at: string | null
          billing_address: string | null
          billing_name: string | null
          completed_at: string | null
          created_at: string
          delivered_at: string | null
          delivery_address: string | null
          end_ground: string | null
          end_reason: string | null
          ended_at: string | null
          express_request: boolean
          id: string
          number: number
          open_before_payment: boolean
          paid_at: string | null
          purchase_order: string | null
          ready_before: string | null
          ready_by: string | null
          ready_reason: string | null
          ready_set_at: string | null
          request_id: string
          state: string
          version: number
          waiting_since: string | null
          written_off: number
        }
        SetofOptions: {
          from: "*"
          to: "orders"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      record_provider_money: {
        Args: { money: string; read_until?: string }
        Returns: undefined
      }
      record_refund: {
        Args: {
          actor: string
          alone?: boolean
          amount: number
          at: string
          payment: Database["public"]["Tables"]["order_payments"]["Row"]
          refund: string
        }
        Returns: string
      }
      record_repeated_sign_up: {
        Args: { address: string; language?: string }
        Returns: string
      }
      record_surplus: {
        Args: {
          actor: string
          at: string
          beside: Database["public"]["Tables"]["order_payments"]["Row"]
          ordered: Database["public"]["Tables"]["orders"]["Row"]
          pence: number
        }
        Returns: {
          accepted_at: string | null
          asked_at: string | null
          begun_at: string | null
          billing_address: string | null
          billing_name: string | null
          completed_at: string | null
          created_at: string
          delivered_at: string | null
          delivery_address: string | null
          end_ground: string | null
          end_reason: string | null
          ended_at: string | null
          express_request: boolean
          id: string
          number: number
          open_before_payment: boolean
          paid_at: string | null
          purchase_order: string | null
          ready_before: string | null
          ready_by: string | null
          ready_reason: string | null
          ready_set_at: string | null
          request_id: string
          state: string
          version: number
          waiting_since: string | null
          written_off: number
        }
        SetofOptions: {
          from: "*"
          to: "orders"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      refund_part: {
        Args: {
          amount: number
          at?: string
          expected?: number
          reason: string
          request: string
        }
        Returns: undefined
      }
      refuse_many_holds: {
        Args: { address: string; at: string; senders: string[] }
        Returns: undefined
      }
      remember_browser: {
        Args: {
          at?: string
          confirmation: string
          key_hash: string
          name: string
        }
        Returns: boolean
      }
      remind_bookings: { Args: { at?: string }; Returns: number }
      remind_of_asks: { Args: { at: string }; Returns: undefined }
      remind_of_replies: { Args: { at: string }; Returns: undefined }
      remove_order_document: {
        Args: { document: string; purpose?: string; request: string }
        Returns: string
      }
      renew_request_link: {
        Args: { request: string; version?: number }
        Returns: string
      }
      reopen_ask: {
        Args: { at?: string; number: number; request: string }
        Returns: undefined
      }
      reopen_extra: {
        Args: {
          actor: string
          at: string
          event_kind: string
          ordered: Database["public"]["Tables"]["orders"]["Row"]
          state: string
          version: number
        }
        Returns: number
      }
      reply_state: { Args: { subject: string }; Returns: string }
      reply_time: {
        Args: { asked_at: string; times?: number; urgency?: string }
        Returns: string
      }
      request_jobs: { Args: { work?: Json }; Returns: number }
      request_needs_proof: { Args: { address: string }; Returns: boolean }
      request_reference: { Args: { id: string }; Returns: string }
      requests_from: {
        Args: { address: string }
        Returns: {
          ask_about: string | null
          ask_reminded_at: string | null
          ask_text: string | null
          asked_at: string | null
          company_name: string | null
          country_of_destination: string
          country_of_destination_other: string | null
          country_of_origin: string
          country_of_origin_other: string | null
          created_at: string
          document_pages: number | null
          document_words: number | null
          email: string
          erased_at: string | null
          estimate_from: number | null
          estimate_to: number | null
          extra_words: number | null
          family_name: string
          given_name: string
          handled_at: string | null
          id: string
          language: string
          link_version: number
          opened_by: string
          order_links_from: string | null
          ordered_at: string | null
          own_reference: string | null
          phone: string | null
          reference: string
          reply_by: string
          reply_from: string | null
          reply_reminded_at: string | null
          service_type: string
          source_language: string | null
          spam_at: string | null
          target_language: string | null
          task_description: string
          uncounted_files: number | null
          unread_pages: number | null
          uploaded_files: Json | null
          urgency: string
          user_id: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "quote_requests"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      reschedule_order: {
        Args: { at?: string; ready_by: string; reason: string; request: string }
        Returns: undefined
      }
      resume_work: {
        Args: { ordered: Database["public"]["Tables"]["orders"]["Row"] }
        Returns: {
          accepted_at: string | null
          asked_at: string | null
          begun_at: string | null
          billing_address: string | null
          billing_name: string | null
          completed_at: string | null
          created_at: string
          delivered_at: string | null
          delivery_address: string | null
          end_ground: string | null
          end_reason: string | null
          ended_at: string | null
          express_request: boolean
          id: string
          number: number
          open_before_payment: boolean
          paid_at: string | null
          purchase_order: string | null
          ready_before: string | null
          ready_by: string | null
          ready_reason: string | null
          ready_set_at: string | null
          request_id: string
          state: string
          version: number
          waiting_since: string | null
          written_off: number
        }
        SetofOptions: {
          from: "orders"
          to: "orders"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      retry_messages: { Args: { message?: string }; Returns: number }
      run_inbox_clock: { Args: { at?: string }; Returns: undefined }
      run_order_clock: { Args: { at?: string }; Returns: Json }
      schedule_jobs: { Args: never; Returns: boolean }
      send_again: {
        Args: {
          ended?: boolean
          interval_minutes: number
          kind: string
          request: string
        }
        Returns: boolean
      }
      send_auth_mail: { Args: { event: Json }; Returns: Json }
      send_back_originals: {
        Args: {
          at?: string
          carrier?: string
          expected?: number
          originals: number[]
          request: string
          tracking?: string
        }
        Returns: undefined
      }
      send_enquiry: {
        Args: {
          address?: string
          enquiry: string
          limits?: string
          max_messages: number
          max_sent: number
          window_start: string
        }
        Returns: Json
      }
      send_newsletter_issue: {
        Args: { body: string; name: string; subject: string }
        Returns: {
          begun: boolean
          created_at: string
          id: string
          same: boolean
        }[]
      }
      send_open_items: {
        Args: { at?: string; interval_minutes: number }
        Returns: boolean
      }
      send_order_message: {
        Args: {
          about?: string
          answers?: number
          at?: string
          author: string
          documents?: string[]
          kind?: string
          request: string
          rounds?: number
          text: string
        }
        Returns: undefined
      }
      send_statement: {
        Args: { at?: string; period: string; request: string; whose: string }
        Returns: undefined
      }
      senders_of: {
        Args: { address: string; days_ahead?: number }
        Returns: string[]
      }
      sendings_of: {
        Args: { form: string; senders: string[]; window_start: string }
        Returns: Record<string, unknown>
      }
      session_came_by_link: { Args: { session: string }; Returns: boolean }
      session_is_fresh: { Args: { session: string }; Returns: boolean }
      session_is_open: { Args: never; Returns: boolean }
      session_opens: {
        Args: { account: string; session: string }
        Returns: boolean
      }
      set_billing: {
        Args: {
          address: string
          name: string
          ordered: Database["public"]["Tables"]["orders"]["Row"]
          purchase_order: string
        }
        Returns: {
          accepted_at: string | null
          asked_at: string | null
          begun_at: string | null
          billing_address: string | null
          billing_name: string | null
          completed_at: string | null
          created_at: string
          delivered_at: string | null
          delivery_address: string | null
          end_ground: string | null
          end_reason: string | null
          ended_at: string | null
          express_request: boolean
          id: string
          number: number
          open_before_payment: boolean
          paid_at: string | null
          purchase_order: string | null
          ready_before: string | null
          ready_by: string | null
          ready_reason: string | null
          ready_set_at: string | null
          request_id: string
          state: string
          version: number
          waiting_since: string | null
          written_off: number
        }
        SetofOptions: {
          from: "*"
          to: "orders"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      set_calendar_feed: { Args: { key_hash?: string }; Returns: undefined }
      set_delivery_address: {
        Args: { address: string; at?: string; request: string }
        Returns: undefined
      }
      set_own_reference: {
        Args: { own_reference: string; request: string }
        Returns: boolean
      }
      settle_message: {
        Args: { error_code: string; message_id: string; retry_seconds?: number }
        Returns: undefined
      }
      settle_messages: { Args: { sent: string[] }; Returns: undefined }
      settle_order_refund: {
        Args: {
          actor?: string
          amount?: number
          at?: string
          failed?: boolean
          payment: string
          refund?: string
          total?: number
        }
        Returns: undefined
      }
      settle_order_session: {
        Args: {
          at?: string
          limits?: string
          max_messages?: number
          paid_amount?: number
          paid_currency?: string
          payment: string
          provider_payment?: string
          refunded?: number
          session: string
          state: string
        }
        Returns: Json
      }
      settle_owed_refunds: {
        Args: { at?: string; payment: string; request: string; total: number }
        Returns: undefined
      }
      settle_refund: {
        Args: {
          at?: string
          booking: string
          by_hand?: boolean
          failed?: boolean
          refund?: string
        }
        Returns: undefined
      }
      settle_session: {
        Args: {
          at?: string
          booking: string
          limits?: string
          max_messages?: number
          paid_amount?: number
          paid_currency?: string
          payment?: string
          refunded?: number
          session: string
          state: string
        }
        Returns: Json
      }
      share_at: { Args: { width: number; widths: number }; Returns: number }
      shares_of_lines: {
        Args: { lines: Json; prices: string; rate: number }
        Returns: Json
      }
      sign_up_newsletter: {
        Args: {
          at?: string
          interval_minutes: number
          subscriber: string
          wording: string
        }
        Returns: string
      }
      spam_period: { Args: never; Returns: string }
      state_mail_kinds: { Args: never; Returns: string[] }
      statement_of: {
        Args: { is_firm: boolean; last_day: string; request: string }
        Returns: Json
      }
      subjects_of: {
        Args: {
          account: string
          bookings: string[]
          enquiries: string[]
          requests: string[]
          subscriptions: string[]
        }
        Returns: string[]
      }
      sweep_limits: { Args: { at?: string }; Returns: undefined }
      sweep_sign_ins: {
        Args: { before: string; dry_run: boolean }
        Returns: number
      }
      take_back_document: {
        Args: {
          at?: string
          document: string
          reason?: string
          request: string
        }
        Returns: undefined
      }
      take_back_parcel: {
        Args: { at?: string; delivery: number; request: string }
        Returns: undefined
      }
      take_messages: {
        Args: {
          lease_seconds?: number
          limits?: string
          max_messages: number
          subject?: string
        }
        Returns: {
          attempts: number
          facts: Json
          id: string
          kind: string
          payload: Json
          recipient: string
          subject_id: string
          withheld: boolean
        }[]
      }
      take_request_messages: {
        Args: { limits?: string; max_messages: number; request: string }
        Returns: Json
      }
      taken_slots: {
        Args: { from_date: string; to_date: string }
        Returns: string[]
      }
      tell_of_originals: {
        Args: {
          at: string
          did: string
          ordered: Database["public"]["Tables"]["orders"]["Row"]
          originals: number[]
          told: Json
        }
        Returns: undefined
      }
      tell_owner: {
        Args: { account: string; kind: string; once: string }
        Returns: undefined
      }
      time_to_send: { Args: never; Returns: string }
      to_line: { Args: { given: string }; Returns: string }
      unclaimed_uploads: {
        Args: never
        Returns: {
          begun_at: string
          megabytes: number
          path: string
          senders: string[]
        }[]
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      undo_begin: { Args: { at?: string; request: string }; Returns: undefined }
      undo_originals: {
        Args: {
          at?: string
          expected?: number
          originals: number[]
          request: string
        }
        Returns: undefined
      }
      unlimited_mail_kinds: { Args: never; Returns: string[] }
      unmade_refund: {
        Args: { booking: Database["public"]["Tables"]["bookings"]["Row"] }
        Returns: number
      }
      unpaid_since: {
        Args: { order_id: string; until: string }
        Returns: {
          at: string
          kind: string
        }[]
      }
      unsettled_requests: { Args: { requests: string[] }; Returns: string[] }
      unsubscribe_newsletter: {
        Args: { at?: string; subscription: string }
        Returns: undefined
      }
      uploaded_files_are_valid: {
        Args: { files: Json; owner: string }
        Returns: boolean
      }
      use_browser: { Args: { at?: string; key_hash: string }; Returns: string }
      use_confirmation: {
        Args: { at?: string; confirmation: string; undo?: boolean }
        Returns: {
          address: string | null
          browser: string | null
          created_at: string
          expires_at: string
          id: string
          printed: boolean
          purpose: string
          subject: string
          used_at: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "operator_confirmations"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      vat_of: { Args: { shares: Json }; Returns: number }
      vat_rate_at: { Args: { moment: string }; Returns: number }
      verify_document: { Args: { sha256: string }; Returns: Json }
      warn_of_holds: { Args: { at?: string }; Returns: boolean }
      what_was_sold: { Args: { lines: Json; share: Json }; Returns: string }
      withdraw_extra: {
        Args: { at?: string; request: string }
        Returns: undefined
      }
      withdraw_offer: {
        Args: { at?: string; request: string }
        Returns: undefined
      }
      working_days_after: {
        Args: { day: string; days: number }
        Returns: string
      }
      working_days_between: {
        Args: { first: string; last: string }
        Returns: number
      }
      write_off: {
        Args: { at?: string; reason: string; request: string }
        Returns: undefined
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
