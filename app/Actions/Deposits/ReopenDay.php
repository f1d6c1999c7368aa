<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Models\Reconciliation;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Ledger\MoveRefused;
use App\Support\BusinessDay;
use Illuminate\Support\Facades\DB;

/** Opens a closed day again; how it stood when it was closed is kept. */
final readonly class ReopenDay
{
    public function __construct(private AuditTrail $audit) {}

    /** Throws {@see MoveRefused} when it is open already. */
    public function handle(BusinessDay $day, string $reason, User $opener): Reconciliation
    {
        return DB::transaction(function () use ($day, $reason, $opener): Reconciliation {
            $closed = Reconciliation::query()->where('day', $day->date)->where('is_standing', true)->lockForUpdate()->first()
                ?? throw new MoveRefused('This day is open already. Nothing was changed.');
            $closed->update(['is_standing' => null, 'reopened_by' => $opener->id, 'reopened_at' => now(), 'reopen_reason' => $reason]);
            $this->audit->record('reconciliation.reopened', $closed, ['is_standing' => true], ['day' => $day->date, 'reason' => $reason], $opener->id);

            return $closed;
        }, 3);
    }
}
