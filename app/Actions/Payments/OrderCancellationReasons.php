<?php

declare(strict_types=1);

namespace App\Actions\Payments;

use App\Domain\Payments\CancellationReasonList;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\User;
use Illuminate\Support\Facades\DB;

final readonly class OrderCancellationReasons
{
    public function __construct(private AuditTrail $audit) {}

    /** @param  list<int>  $ids  of all reasons, in the new order */
    public function handle(array $ids, User $user): void
    {
        DB::transaction(function () use ($ids, $user): void {
            $all = CancellationReasonList::lock()->all;
            $before = array_values($all->modelKeys());
            if (count($ids) !== count($before) || array_diff($before, $ids) !== []) {
                throw CancellationReasonList::refusal('A colleague changed the list in the meantime. Check it, then order it again.');
            }
            if ($ids === $before) {
                return;
            }
            foreach ($ids as $place => $id) {
                $all->find($id)?->update(['position' => $place + 1]);
            }
            $this->audit->record('cancellation_reason.ordered', $all->first(), ['ids' => $before], ['ids' => $ids], $user->id);
        }, 3);
    }
}
