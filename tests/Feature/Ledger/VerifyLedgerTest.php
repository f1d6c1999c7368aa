<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger;

use App\Models\LedgerVerification;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Tests\Feature\Ledger\Support\MakesMoney;
use Tests\TestCase;

final class VerifyLedgerTest extends TestCase
{
    use MakesMoney, RefreshDatabase;

    public function test_an_empty_ledger_adds_up(): void
    {
        Artisan::call('ledger:verify');
        $this->assertStringContainsString('0 entries of 0 ledger transactions add up', Artisan::output());
    }

    public function test_business_of_every_kind_adds_up_and_the_result_is_stored(): void
    {
        [$first, $second] = $this->makeBusiness();
        $this->assertSame([7_000, 4_500], [$first->balance_cents, $second->balance_cents]);

        $this->assertSame(0, Artisan::call('ledger:verify', ['--json' => true]));

        $result = json_decode(Artisan::output(), true, flags: JSON_THROW_ON_ERROR);
        $this->assertSame(
            [DB::table('ledger_entries')->count(), DB::table('ledger_transactions')->count(), 0, []],
            [$result['entries'], $result['transactions'], $result['problems_count'], $result['problems']],
        );
        $verification = LedgerVerification::query()->sole();
        $this->assertSame([$result['entries'], 0], [$verification->entries_count, $verification->problems_count]);
        $this->assertNotNull($verification->finished_at);
        $this->assertSame((int) DB::table('ledger_chain')->value('last_id'), $verification->last_ledger_transaction_id);
    }

    public function test_a_ledger_that_grew_since_the_last_check_adds_up(): void
    {
        [$first] = $this->makeBusiness();
        Artisan::call('ledger:verify');
        $this->fund($first, 100);

        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }

    public function test_problems_are_listed_counted_and_stored(): void
    {
        [$first, $second] = $this->makeBusiness();
        DB::table('clients')->whereIn('id', [$first->id, $second->id])->increment('balance_cents', 5);

        $this->assertSame(1, Artisan::call('ledger:verify', ['--most' => 1]));

        $output = Artisan::output();
        $this->assertStringContainsString('Client balances differ from the ledger: 2.', $output);
        $this->assertStringContainsString("Client {$first->id}: expected a balance of \$70.00, as in the ledger, found \$70.05.", $output);
        $this->assertStringContainsString('… and 1 more.', $output);
        $this->assertStringNotContainsString("Client {$second->id}:", $output);
        $verification = LedgerVerification::query()->sole();
        $this->assertSame(4, $verification->problems_count);
        $this->assertSame(['client_balance' => 2, 'client_effects' => 2], array_column($verification->problems ?? [], 'count', 'kind'));
    }
}
