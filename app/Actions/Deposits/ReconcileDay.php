<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Domain\Deposits\Reconciliation\BankDays;
use App\Domain\Deposits\Reconciliation\DayDifferences;
use App\Domain\Deposits\Reconciliation\StatementDay;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Reconciliation;
use App\Models\User;
use App\Support\CalendarDay;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Closes a day that was compared with the bank statement and stores its figures. */
final readonly class ReconcileDay
{
    public function __construct(private BankDays $balances, private DayDifferences $differences, private AuditTrail $audit) {}

    /**
     * @param  int  $seenClosingCents  on the user's page
     * @param  string  $seenDifferences  their digest on the user's page
     *
     * @throws OperationRefusedException when the day is not over, is closed, or changed in the meantime
     */
    public function handle(CalendarDay $day, string $note, int $seenClosingCents, string $seenDifferences, User $closer): Reconciliation
    {
        if (! $day->isOver()) {
            throw new OperationRefusedException('The day is not over. Close it tomorrow.');
        }

        return DB::transaction(function () use ($day, $note, $seenClosingCents, $seenDifferences, $closer): Reconciliation {
            // Locked, so that later postings come after the closing.
            $last = (int) DB::table('ledger_chain')->where('id', 1)->lockForUpdate()->value('last_id');
            $standing = Reconciliation::query()->with('closer')->where('day', $day->date)->where('is_standing', true)->lockForUpdate()->first();
            if ($standing !== null) {
                throw new OperationRefusedException("This day was already closed by {$standing->closer->full_name}. Nothing was changed.");
            }
            $statement = StatementDay::of($day, $this->balances);
            $differences = $this->differences->of($statement);
            if ($statement->closingCents() !== $seenClosingCents || DayDifferences::digest($differences) !== $seenDifferences) {
                throw new OperationRefusedException('The day changed in the meantime. Check it again, then close it.');
            }

            $closed = Reconciliation::create([
                'day' => $day->date,
                'note' => $note,
                'opening_cents' => $statement->openingCents,
                'in_cents' => $statement->inCents(),
                'out_cents' => $statement->outCents(),
                'closing_cents' => $statement->closingCents(),
                'lines' => count($statement->lines),
                'line_cents' => $statement->lineCents(),
                'differences' => $differences,
                'last_ledger_id' => $last,
                'closed_by' => $closer->id,
                'closed_at' => now(),
            ]);
            $this->audit->record('reconciliation.closed', $closed, after: [
                'day' => $day->date, 'note' => $note, 'closing_cents' => $closed->closing_cents, 'differences' => count($differences),
            ], actorId: $closer->id);

            return $closed;
        }, 3);
    }
}
