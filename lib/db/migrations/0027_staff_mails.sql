ALTER TABLE "users" ADD COLUMN "staff_mail" text DEFAULT 'at_once' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "staff_digest_on" date;--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "escalated_at" timestamptz;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_staff_mail" CHECK ("users"."staff_mail" in ('at_once', 'daily', 'none'));