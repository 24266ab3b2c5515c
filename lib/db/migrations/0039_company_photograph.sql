ALTER TABLE "company_versions" ADD COLUMN "image" text;--> statement-breakpoint
ALTER TABLE "company_versions" ADD COLUMN "image_alt_eng" text;--> statement-breakpoint
ALTER TABLE "company_versions" ADD COLUMN "image_alt_ara" text;--> statement-breakpoint
ALTER TABLE "company_versions" ADD COLUMN "image_focus_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_versions" ADD COLUMN "image_focus_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "company_versions" ADD CONSTRAINT "company_versions_focus" CHECK ("company_versions"."image_focus_x" between 0 and 100 and "company_versions"."image_focus_y" between 0 and 100);