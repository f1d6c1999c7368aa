<?php

declare(strict_types=1);

namespace App\Actions\Guides;

use App\Infrastructure\Audit\AuditTrail;
use App\Models\Guide;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;

/** Changes the owner and the review date of a guide. */
final readonly class UpdateGuide
{
    public function __construct(private AuditTrail $audit) {}

    /**
     * @param  array{owner_id: int|null, review_on: string|null}  $base  as the user saw them
     * @param  array{owner_id: int|null, review_on: string|null}  $new
     *
     * @throws ChangedMeanwhileException when a colleague changed one of them
     */
    public function handle(Guide $guide, array $base, array $new, User $user): void
    {
        DB::transaction(function () use ($guide, $base, $new, $user): void {
            $current = Guide::query()->lockForUpdate()->findOrFail($guide->id);
            $before = ['owner_id' => $current->owner_id, 'review_on' => $current->review_on?->toDateString()];
            $after = array_diff_assoc($new, $before);
            if ($after === []) {
                return;
            }
            // The owner can edit the guide, so a form with the former owner must not bring that right back.
            if ($base !== $before) {
                throw ChangedMeanwhileException::edited('this guide');
            }
            $current->update($after);
            $this->audit->record('guide.updated', $current, array_intersect_key($before, $after), $after, $user->id);
        }, 3);
    }
}
