<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Intake\NewSocialMediaReview;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Files\ScreenshotStorage;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\SocialMediaReview;
use Illuminate\Support\Facades\DB;

/** Stores a client's review with its screenshot, and notifies the staff who approve reviews. */
final readonly class ReceiveSocialMediaReview
{
    public function __construct(private ScreenshotStorage $storage, private AuditTrail $audit, private Outbox $outbox) {}

    /**
     * @return SocialMediaReview `wasRecentlyCreated` when this call created it
     *
     * @throws ReferenceTakenException when the sender's id belongs to another review
     */
    public function handle(NewSocialMediaReview $new): SocialMediaReview
    {
        return DB::transaction(function () use ($new): SocialMediaReview {
            $path = $this->storage->pathFor($new->screenshot);
            $review = CreateOnce::of(SocialMediaReview::class, ['external_id' => $new->external_id], [
                'client_id' => $new->client_id, 'platform_name' => $new->platform_name, 'file_path' => $path,
            ]);

            if (! $review->wasRecentlyCreated) {
                return $this->known($review, $new);
            }

            // Before the commit: files without a row are deleted later, but a row without its file would stay.
            $this->storage->put($path, $new->screenshot);
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
            && $this->storage->holds($review->file_path, $new->screenshot);

        return $isSame ? $review : throw new ReferenceTakenException('external_id');
    }
}
