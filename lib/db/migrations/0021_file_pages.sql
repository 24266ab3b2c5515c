ALTER TABLE "files" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_pages" CHECK ("files"."pages" > 0);