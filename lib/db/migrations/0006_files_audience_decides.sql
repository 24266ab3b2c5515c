ALTER TABLE "files" ALTER COLUMN "audience" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "is_public";