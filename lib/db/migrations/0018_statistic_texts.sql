-- Publishers become records with a title in each language. Written by hand, since the change of a
-- type cannot read a list's entries: the titles there are go into a new column that takes the place
-- of the old one.
ALTER TABLE "statistics" ADD COLUMN "publishers_titled" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "statistics" SET "publishers_titled" = (SELECT coalesce(jsonb_agg(jsonb_build_object('title', "one"."title", 'title_ara', '') ORDER BY "one"."place"), '[]'::jsonb) FROM unnest("publishers") WITH ORDINALITY AS "one" ("title", "place"));--> statement-breakpoint
ALTER TABLE "statistics" DROP COLUMN "publishers";--> statement-breakpoint
ALTER TABLE "statistics" RENAME COLUMN "publishers_titled" TO "publishers";--> statement-breakpoint
ALTER TABLE "statistics" ADD COLUMN "survey_period_ara" text;--> statement-breakpoint
ALTER TABLE "statistics" ADD COLUMN "source_ara" text;