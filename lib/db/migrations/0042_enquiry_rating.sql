ALTER TABLE "enquiries" ADD COLUMN "rating" smallint;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_rating" CHECK ("enquiries"."rating" in (1, 2, 3, 4, 5));