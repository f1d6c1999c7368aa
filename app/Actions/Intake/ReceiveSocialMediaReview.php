<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Enums\NotificationType;
use App\Models\SocialMediaReview;
use App\Services\Audit\AuditTrail;
use App\Services\Intake\CreateOnce;
use App\Services\Intake\NewSocialMediaReview;
use App\Services\Intake\ScreenshotShelf;
use App\Services\Outbox\Outbox;
use Illuminate\Support\Facades\DB;

/** Takes a client's review of a brand in, with its screenshot, and tells the people who approve them. */
final readonly class ReceiveSocialMediaReview
{
    public function __construct(private ScreenshotShelf $shelf, private AuditTrail $audit, private Outbox $outbox) {}

    /**
     * Throws {@see ReferenceTaken} when the sender's id belongs to another review.
     *
     * @return SocialMediaReview `wasRecentlyCreated` when this call made it
     */
    public function handle(NewSocialMediaReview $new): SocialMediaReview
    {
        return DB::transaction(function () use ($new): SocialMediaReview {
            $path = $this->shelf->pathFor($new->screenshot);
            $review = CreateOnce::of(SocialMediaReview::class, ['external_id' => $new->external_id], [
                'client_id' => $new->client_id, 'platform_name' => $new->platform_name, 'file_path' => $path,
            ]);

            if (! $review->wasRecentlyCreated) {
                return $this->known($review, $new);
            }

            // Before the commit: a row without its file would be worse than a file without its row, which is swept up.
            $this->shelf->put($path, $new->screenshot);
            $this->audit->record('social_media_review.received', $review, after: [
                'source' => 'intake', 'external_id' => $new->external_id, 'client_id' => $new->client_id, 'platform_name' => $new->platform_name, 'posted_at' => $new->posted_at,
            ]);
            $this->outbox->notify(NotificationType::SocialMediaReview, $review);

            return $review;
        });
    }

    private function known(SocialMediaReview $review, NewSocialMediaReview $new): SocialMediaReview
    {
        $isSame = $review->client_id === $new->client_id
            && $review->platform_name === $new->platform_name
            && $this->shelf->holds($review->file_path, $new->screenshot);

        return $isSame ? $review : throw new ReferenceTaken('external_id');
    }
}
