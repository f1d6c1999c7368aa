<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Models\Reconciliation;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Deposits\Reconciliation\DayDifferences;
use App\Services\Deposits\Reconciliation\StatementDays;
use App\Services\Ledger\MoveRefused;
use App\Support\BusinessDay;
use Illuminate\Support\Facades\DB;

/** Marks a day as compared with the bank's statement, and keeps how it stood. */
final readonly class ReconcileDay
{
    public function __construct(private StatementDays $days, private DayDifferences $differences, private AuditTrail $audit) {}

    /**
     * Throws {@see MoveRefused} for a day that is not over, that somebody has closed, or that has changed since it was looked at.
     *
     * @param  int  $seenClosingCents  as it stood on the screen
     * @param  int  $seenDifferences  how many stood on the screen
     */
    public function handle(BusinessDay $day, string $note, int $seenClosingCents, int $seenDifferences, User $closer): Reconciliation
    {
        if (! $day->isOver()) {
            throw new MoveRefused('The day is not over. Money may still come in; close it tomorrow.');
        }

        return DB::transaction(function () use ($day, $note, $seenClosingCents, $seenDifferences, $closer): Reconciliation {
            // Nobody posts while the day is read and closed: what comes after this number comes after the closing.
            $last = (int) DB::table('ledger_chain')->where('id', 1)->lockForUpdate()->value('last_id');
            $standing = Reconciliation::query()->with('closer')->where('day', $day->date)->where('is_standing', true)->lockForUpdate()->first();
            if ($standing !== null) {
                throw new MoveRefused("This day was closed by {$standing->closer->full_name} already. Nothing was changed.");
            }
            $statement = $this->days->of($day);
            $differences = $this->differences->of($statement);
            if ($statement->closingCents() !== $seenClosingCents || count($differences) !== $seenDifferences) {
                throw new MoveRefused('The day has changed since you opened it. Look at it again, then close it.');
            }

            $closed = Reconciliation::create([
                'day' => $day->date, 'note' => $note, 'opening_cents' => $statement->openingCents, 'in_cents' => $statement->inCents(), 'out_cents' => $statement->outCents(),
                'closing_cents' => $statement->closingCents(), 'lines' => count($statement->lines), 'line_cents' => $statement->lineCents(), 'differences' => $differences,
                'last_ledger_id' => $last, 'closed_by' => $closer->id, 'closed_at' => now(),
            ]);
            $this->audit->record('reconciliation.closed', $closed, after: [
                'day' => $day->date, 'note' => $note, 'closing_cents' => $closed->closing_cents, 'differences' => count($differences),
            ], actorId: $closer->id);

            return $closed;
        }, 3);
    }
}
