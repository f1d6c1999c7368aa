<?php

declare(strict_types=1);

namespace App\Actions\Intake;

use App\Domain\Ledger\ClientLock;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\CreateOnce;
use App\Infrastructure\Files\ScreenshotStorage;
use App\Infrastructure\Images\Screenshot;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Problems\ReferenceTakenException;
use App\Models\SocialMediaReview;
use Carbon\CarbonImmutable;
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
    public function handle(SocialMediaReview $new, Screenshot $screenshot, ?CarbonImmutable $postedAt): SocialMediaReview
    {
        return DB::transaction(function () use ($new, $screenshot, $postedAt): SocialMediaReview {
            $new->client_id = ClientLock::holdSurvivor($new->client_id)->id;
            $new->file_path = $this->storage->pathFor($screenshot);
            $review = CreateOnce::received($new, 'external_id', ['client_id', 'platform_name']);
            if (! $review->wasRecentlyCreated) {
                return $this->storage->holds($review->file_path, $screenshot) ? $review : throw new ReferenceTakenException('external_id');
            }

            // Before the commit: files without a row are deleted later, but a row without its file would stay.
            $this->storage->put($review->file_path, $screenshot);
            $this->audit->record(
                'social_media_review.received',
                $review,
                after: [
                    'source' => 'intake',
                    'external_id' => $review->external_id,
                    'client_id' => $review->client_id,
                    'platform_name' => $review->platform_name,
                    'posted_at' => $postedAt,
                ],
            );
            $this->outbox->notify(NotificationType::SocialMediaReview, $review);

            return $review;
        });
    }
}
