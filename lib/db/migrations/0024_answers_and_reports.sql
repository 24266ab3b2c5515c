ALTER TABLE "buying_requests" ADD COLUMN "link_from" timestamptz;--> statement-breakpoint
ALTER TABLE "follow_changes" ADD COLUMN "tokens" "tsvector";--> statement-breakpoint
ALTER TABLE "followers" ADD COLUMN "pending_speed" text;--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD COLUMN "link_from" timestamptz;--> statement-breakpoint
ALTER TABLE "quotation_requests" ADD COLUMN "declined_at" timestamptz;--> statement-breakpoint
CREATE INDEX "outcome_questions_event" ON "outcome_questions" USING btree (split_part("occasion", '-', 2)) WHERE kind = 'event';--> statement-breakpoint
ALTER TABLE "followers" ADD CONSTRAINT "followers_pending_speed" CHECK ("followers"."pending_speed" in ('at_once', 'daily', 'weekly'));