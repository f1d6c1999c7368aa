<?php

declare(strict_types=1);

namespace App\Queries\Bonus;

use App\Models\SocialMediaReview;

/** Which file a path under /storage stands for. */
final readonly class ReviewScreenshotQuery
{
    /** Only the folder of the screenshots, whatever a row says; no dots but the one before the extension. */
    private const PATH = '#\Asocial-media-reviews/(?:[A-Za-z0-9_-]+/)*[A-Za-z0-9_-]+\.[a-z0-9]{1,5}\z#';

    /** @return string|null the path on the private disk; null when no review has it */
    public function path(string $asked): ?string
    {
        if (preg_match(self::PATH, $asked) !== 1) {
            return null;
        }

        // Compared here as well: some databases take upper and lower case for the same.
        $stored = SocialMediaReview::query()->where('file_path', $asked)->value('file_path');

        return $stored === $asked ? $stored : null;
    }
}
