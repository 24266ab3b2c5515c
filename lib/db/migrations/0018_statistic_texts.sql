ALTER TABLE "statistics" ADD COLUMN "arabic_publishers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "statistics" ADD COLUMN "survey_period_ara" text;--> statement-breakpoint
ALTER TABLE "statistics" ADD COLUMN "source_ara" text;