<?php

declare(strict_types=1);

namespace App\Queries\Bonus;

use App\Models\SocialMediaReview;

/** Finds the review of a screenshot's path under /storage. */
final readonly class ReviewScreenshotQuery
{
    /** Only the folder of the screenshots, whatever a row says; no dots but the one before the extension. */
    private const PATH = '#\Asocial-media-reviews/(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\.[a-z0-9]{1,5}\z#';

    /** @return SocialMediaReview|null null when no review has that file */
    public function find(string $path): ?SocialMediaReview
    {
        if (preg_match(self::PATH, $path) !== 1) {
            return null;
        }

        $review = SocialMediaReview::query()->where('file_path', $path)->first();

        // Compared here as well: some databases take upper and lower case for the same.
        return $review?->file_path === $path ? $review : null;
    }
}
