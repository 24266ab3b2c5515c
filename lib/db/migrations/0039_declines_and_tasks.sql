ALTER TABLE "event_meetings" ADD COLUMN "decline_reason" text;--> statement-breakpoint
ALTER TABLE "event_meetings" ADD COLUMN "decline_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "export_plan_tasks" ADD COLUMN "title_eng" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "export_plan_tasks" ADD COLUMN "title_ara" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event_meetings" ADD CONSTRAINT "event_meetings_decline_reason" CHECK ("event_meetings"."decline_reason" in ('time', 'match', 'contact', 'absent', 'other'));