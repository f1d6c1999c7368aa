<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Actions\Deposits\ReconcileDay;
use App\Domain\Deposits\Reconciliation\BankDays;
use App\Domain\Deposits\Reconciliation\DayDifferences;
use App\Domain\Deposits\Reconciliation\StatementDay;
use App\Enums\StaffRole;
use App\Models\User;
use App\Support\CalendarDay;
use Carbon\CarbonImmutable;

/** Reconciled days. Runs after all seeders that post. */
final readonly class ReconciliationSeeder
{
    private const NOTES = [3 => 'Agrees with the statement', 2 => 'Agrees; the open deposits are being checked'];

    public function __construct(private BankDays $balances, private DayDifferences $differences, private ReconcileDay $close) {}

    public function run(): void
    {
        $closer = User::query()->whereRelation('role', 'name', StaffRole::PaymentsManager->value)->orderBy('id')->firstOrFail();
        foreach (self::NOTES as $daysAgo => $note) {
            $day = CalendarDay::of(CarbonImmutable::now(config()->string('paddock.timezone'))->subDays($daysAgo)->toDateString());
            $statement = StatementDay::of($day, $this->balances);
            $this->close->handle($day, $note, $statement->closingCents(), DayDifferences::digest($this->differences->of($statement)), $closer);
        }
    }
}
