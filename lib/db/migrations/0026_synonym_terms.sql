ALTER TABLE "search_synonyms" RENAME COLUMN "words" TO "terms";--> statement-breakpoint
ALTER TABLE "search_synonyms" RENAME COLUMN "words_ara" TO "terms_ara";