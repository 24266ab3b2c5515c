DROP INDEX "enquiries_open";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "device_series" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_mail" text DEFAULT 'at_once' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_digest_on" date;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "awaits_reply_since" timestamptz;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "escalated_at" timestamptz;--> statement-breakpoint
ALTER TABLE "enquiry_steps" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("created_at","id","answered_at","awaits_reply_since","enq_type","owner_id") WHERE status not in (40, 50, 60);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_mail" CHECK ("users"."staff_mail" in ('at_once', 'daily', 'none'));