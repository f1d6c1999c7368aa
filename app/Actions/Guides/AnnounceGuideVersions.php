<?php

declare(strict_types=1);

namespace App\Actions\Guides;

use App\Domain\Notifications\RecipientRepository;
use App\Enums\Ability;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Infrastructure\Realtime\LiveChannel;
use App\Models\GuideVersion;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;
use Illuminate\Support\Facades\DB;

/** Tells the readers of a guide, once, that a version applies which they must acknowledge. Sent as a standard broadcast (docs/decisions/0020). */
final readonly class AnnounceGuideVersions
{
    /** The broadcast type. */
    public const TYPE = 'guide_version';

    public function __construct(private Outbox $outbox, private RecipientRepository $recipients) {}

    /** @return int how many versions were announced */
    public function handle(): int
    {
        $announced = 0;
        foreach ($this->due()->orderBy('id')->pluck('id') as $id) {
            $announced += DB::transaction(function () use ($id): int {
                // Read again, so that two schedulers announce it once.
                $version = $this->due()->whereKey($id)->with('guide')->lockForUpdate()->first();
                $version?->update(['announced_at' => now()]);
                if ($version === null || $version->guide->versionAt(now()->toImmutable())?->id !== $version->id) {
                    return 0;
                }
                $this->announce($version);

                return 1;
            }, 3);
        }

        return $announced;
    }

    private function announce(GuideVersion $version): void
    {
        $guide = $version->guide->slug;
        $readers = $this->recipients->writersHolding(Ability::ViewGuides)->get(['id'])->modelKeys();
        $this->outbox->broadcast([(new OutgoingEvent(LiveChannel::Read, [], [
            'type' => self::TYPE, 'title' => "Read the new version of {$guide->label()}", 'body' => "Version {$version->number}: {$version->summary}",
            'url' => route("guides.{$guide->value}", absolute: false),
        ], name: BroadcastNotificationCreated::class))->toUsers(array_values($readers))]);
    }

    /** @return Builder<GuideVersion> without the first versions, which came with Paddock and have no publisher */
    private function due(): Builder
    {
        return GuideVersion::query()->whereNotNull('publisher_id')->whereNotNull('published_at')->whereNull('archived_at')
            ->where('effective_at', '<=', now())->whereNull('announced_at');
    }
}
