<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Actions\Payments\FailBatch;
use App\Actions\Payments\PayBatch;
use App\Enums\WithdrawalStatus;
use App\Models\AuditEvent;
use App\Models\PaymentBatch;
use App\Models\User;
use App\Models\Withdrawal;
use Closure;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\Feature\Payments\Support\MakesPayments;
use Tests\TestCase;

/** Paying a batch locks the ledger's chain, so all other postings wait. */
final class PayBatchCostTest extends TestCase
{
    use MakesPayments, RefreshDatabase;

    public function test_larger_batch_does_not_hold_the_chain_longer(): void
    {
        [$ten, $thirty] = $this->statements(static fn (PaymentBatch $batch, User $payer) => app(PayBatch::class)->handle($batch, null, $payer));

        $this->assertSame($ten['held'], $thirty['held']);
        // Rows written per payment.
        $this->assertSame(20, $thirty['all'] - $ten['all']);
        $this->assertSame(
            [40, 40],
            [
                AuditEvent::query()->where('action', 'withdrawal.paid')->count(),
                DB::table('ledger_transactions')->where('idempotency_key', 'like', 'withdrawal:%:paid')->count(),
            ],
        );
        $this->assertSame(
            [40, 40],
            [
                Withdrawal::query()->where('status', WithdrawalStatus::Paid)->count(),
                DB::table('transactions')->where('type', 'withdrawal')->where('status', 'completed')->count(),
            ],
        );
        $this->assertSame(
            (int) DB::table('withdrawals')->sum('amount_cents'),
            (int) DB::table('client_monthly_stats')->sum('withdrawals_cents'),
        );
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }

    public function test_failing_a_larger_batch_does_not_hold_the_chain_longer(): void
    {
        [$ten, $thirty] = $this->statements(static fn (PaymentBatch $batch, User $user) => app(FailBatch::class)->handle($batch, 'The user id is unknown', $user));

        $this->assertSame($ten['held'], $thirty['held']);
        $this->assertSame(
            [40, 40],
            [
                Withdrawal::query()->where('status', WithdrawalStatus::Failed)->count(),
                DB::table('transactions')->where('type', 'withdrawal')->where('status', 'returned')->count(),
            ],
        );
        $this->assertSame((int) DB::table('withdrawals')->sum('amount_cents'), (int) DB::table('clients')->sum('balance_cents'));
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }

    /**
     * @param  Closure(PaymentBatch, User): mixed  $operation
     * @return array{array{all: int, held: int}, array{all: int, held: int}} how many statements it took with 10 payments and with 30, and of
     *                                                                      these while the end of the chain was held
     */
    private function statements(Closure $operation): array
    {
        $batches = array_map(fn (int $count): PaymentBatch => $this->exportedBatchOf(...array_map(fn (int $cents): Withdrawal => $this->approved(1_000 + $cents), range(1, $count))), [10, 30]);
        $officer = $this->officer();
        $count = static function (PaymentBatch $batch) use ($operation, $officer): array {
            DB::flushQueryLog();
            DB::enableQueryLog();
            $operation($batch, $officer);
            DB::disableQueryLog();
            $statements = array_column(DB::getQueryLog(), 'query');
            $at = static fn (string $words): int => array_key_first(
                array_filter($statements, static fn (string $sql): bool => str_contains($sql, $words)),
            ) ?? self::fail("Nothing was sent that says {$words}.");

            return ['all' => count($statements), 'held' => $at('update ledger_chain') - $at('from ledger_chain')];
        };

        return [$count($batches[0]), $count($batches[1])];
    }
}
