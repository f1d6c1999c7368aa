<?php

declare(strict_types=1);

namespace App\Actions\Guides;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Guide;
use App\Models\User;
use Illuminate\Support\Facades\DB;

/** Changes the owner and the review date of a guide. */
final readonly class UpdateGuide
{
    public function __construct(private AuditTrail $audit) {}

    public function handle(Guide $guide, ?int $ownerId, ?string $reviewOn, User $user): void
    {
        DB::transaction(function () use ($guide, $ownerId, $reviewOn, $user): void {
            $current = Guide::query()->lockForUpdate()->findOrFail($guide->id);
            $before = ['owner_id' => $current->owner_id, 'review_on' => $current->review_on?->toDateString()];
            $after = array_diff_assoc(['owner_id' => $ownerId, 'review_on' => $reviewOn], $before);
            if ($after !== []) {
                $current->update($after);
                $this->audit->record('guide.updated', $current, array_intersect_key($before, $after), $after, $user->id);
            }
        }, 3);
    }
}
