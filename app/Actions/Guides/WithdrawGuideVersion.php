<?php

declare(strict_types=1);

namespace App\Actions\Guides;

use App\Domain\Guides\GuideValues;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Guide;
use App\Models\User;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Withdraws the scheduled version of a guide before it applies. The current version stays. A version in force is replaced by publishing another. */
final readonly class WithdrawGuideVersion
{
    public function __construct(private AuditTrail $audit, private GuideValues $values) {}

    /** @throws OperationRefusedException when none is scheduled */
    public function handle(Guide $guide, User $user): void
    {
        DB::transaction(function () use ($guide, $user): void {
            Guide::query()->lockForUpdate()->findOrFail($guide->id);
            $version = $guide->scheduled() ?? throw new OperationRefusedException('No version is scheduled. It was withdrawn, or already applies.');
            $version->update(['archived_at' => now()]);
            $this->audit->record('guide.withdrawn', $guide, ['version' => $version->number], actorId: $user->id);
        }, 3);
        $this->values->forget();
    }
}
