ALTER TABLE "quotation_requests" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD COLUMN "decline_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD CONSTRAINT "quotation_requests_decline_reason" CHECK ("quotation_requests"."decline_reason" in ('product', 'capacity', 'minimum', 'market', 'terms', 'other'));