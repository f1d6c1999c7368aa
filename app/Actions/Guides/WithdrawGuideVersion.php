<?php

declare(strict_types=1);

namespace App\Actions\Guides;

use App\Domain\Guides\GuideValues;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Guide;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/**
 * Withdraws a version before it applies: deletes a draft, archives a scheduled version. The activity log keeps the text. A version in
 * force is replaced by publishing another.
 */
final readonly class WithdrawGuideVersion
{
    public function __construct(private AuditTrail $audit, private GuideValues $values) {}

    /** @throws OperationRefusedException when it applies, or is withdrawn already */
    public function handle(Guide $guide, int $number, User $user): void
    {
        DB::transaction(function () use ($guide, $number, $user): void {
            Guide::query()->lockForUpdate()->findOrFail($guide->id);
            $version = $guide->versions()->where('number', $number)->whereNull('archived_at')->first();
            if ($version === null || $version->effective_at?->isFuture() === false) {
                throw new OperationRefusedException('This version was withdrawn, or already applies.');
            }
            $version->published_at === null ? $version->delete() : $version->update(['archived_at' => now()]);
            $this->audit->record(
                $version->exists ? 'guide.withdrawn' : 'guide.draft_discarded',
                $guide,
                $version->only(['author_id', 'body']) + ['version' => $number],
                actorId: $user->id,
            );
        }, 3);
        $this->values->forget();
    }
}
