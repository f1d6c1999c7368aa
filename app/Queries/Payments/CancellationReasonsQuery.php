<?php

declare(strict_types=1);

namespace App\Queries\Payments;

use App\Data\Payments\CancellationReasonRow;
use App\Models\CancellationReason;
use Illuminate\Support\Facades\DB;

/** Cancellation reasons with the number of their uses. */
final readonly class CancellationReasonsQuery
{
    /** @return list<CancellationReasonRow> in the order of the select field */
    public function all(): array
    {
        $uses = DB::table('withdrawals')->whereNotNull('cancellation_reason_id')->groupBy('cancellation_reason_id')
            ->selectRaw('cancellation_reason_id, count(*) as uses')->pluck('uses', 'cancellation_reason_id');

        return array_values(
            CancellationReason::query()
                ->orderBy('position')
                ->orderBy('id')
                ->get()
                ->map(
                    static fn (CancellationReason $reason): CancellationReasonRow => new CancellationReasonRow(
                        id: $reason->id,
                        title: $reason->title,
                        is_active: $reason->is_active,
                        uses: (int) ($uses[$reason->id] ?? 0),
                    ),
                )
                ->all(),
        );
    }
}
