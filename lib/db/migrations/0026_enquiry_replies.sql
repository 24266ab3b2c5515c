DROP INDEX "enquiries_open";--> statement-breakpoint
ALTER TABLE "enquiries" ADD COLUMN "awaits_reply_since" timestamptz;--> statement-breakpoint
CREATE INDEX "enquiries_open" ON "enquiries" USING btree ("created_at","id","answered_at","awaits_reply_since","enq_type","owner_id") WHERE status not in (40, 50, 60);