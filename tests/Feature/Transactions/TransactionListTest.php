<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions;

use App\Enums\PaymentRail;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Client;
use App\Models\Transaction;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Feature\Transactions\Support\PostsMoney;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class TransactionListTest extends TestCase
{
    use PostsMoney, ReadsPages, RefreshDatabase;

    private Client $harriet;

    private Client $luca;

    protected function setUp(): void
    {
        parent::setUp();

        $this->harriet = Client::factory()->createOne(['pin' => '481516', 'first_name' => 'Harriet', 'last_name' => 'Okafor']);
        $this->luca = Client::factory()->createOne(['pin' => '150', 'first_name' => 'Luca', 'last_name' => 'Ferrante']);
        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['timezone' => 'Australia/Sydney']));
    }

    public function test_newest_transaction_is_first_and_rows_are_complete(): void
    {
        $this->transaction($this->harriet, 45_000, '2026-11-19 22:12:00', rail: PaymentRail::Osko, reference: 'NAB-77', description: 'Payment from H OKAFOR');
        $this->transaction($this->luca, 0, '2026-11-20 01:00:00', TransactionType::Bet, TransactionStatus::Pending, 2_500, source: 'bet');

        [$bet, $deposit] = $this->rows('/transactions');

        $this->assertSame(['Bet', 'Pending', -2_500, 'Bet 2', null], [$bet['type_name'], $bet['status_name'], $bet['amount_cents'], $bet['source_name'], $bet['rail']]);
        $this->assertSame(
            ['Deposit', 'Completed', 45_000, 45_000, 'osko', 'NAB-77', 'Payment from H OKAFOR', '2026-11-19T22:12:00Z', null],
            [
                $deposit['type_name'],
                $deposit['status_name'],
                $deposit['amount_cents'],
                $deposit['effect_cents'],
                $deposit['rail'],
                $deposit['reference'],
                $deposit['description'],
                $deposit['occurred_at'],
                $deposit['balance_cents'],
            ],
        );
        $this->assertSame(['Harriet Okafor', '481516'], [$deposit['client']['full_name'], $deposit['client']['pin']]);
    }

    public function test_every_type_and_status_is_spelt_as_in_the_specification(): void
    {
        $this->assertSame(
            ['Deposit', 'Withdrawal', 'Bet', 'Bonus bet', 'Boosted bet', 'Bonus', 'Transfer', 'Adjustment', 'Fee', 'Reversal'],
            array_map(static fn (TransactionType $type): string => $type->label(), TransactionType::cases()),
        );
        $this->assertSame(['Pending', 'Completed', 'Cancelled', 'Declined', 'Returned'], array_map(static fn (TransactionStatus $status): string => $status->label(), TransactionStatus::cases()));
    }

    /** @param  list<string>  $found  references */
    #[DataProvider('narrowings')]
    public function test_list_is_filtered_by(string $query, array $found): void
    {
        $this->transaction($this->harriet, 45_000, '2026-11-19 12:59:59', rail: PaymentRail::Osko, reference: 'NAB-1');
        $this->transaction($this->harriet, -15_000, '2026-11-19 13:00:00', TransactionType::Withdrawal, reference: 'WD-2', source: 'withdrawal');
        $this->transaction($this->luca, 15_000, '2026-11-20 12:59:59', rail: PaymentRail::Eft, reference: 'nab-3');
        $this->transaction(null, 0, '2026-11-20 13:00:00', status: TransactionStatus::Pending, amountCents: 5_050, rail: PaymentRail::Payid, reference: 'PP-4');
        $this->transaction($this->luca, 0, '2026-11-21 00:00:00', TransactionType::BonusBet, TransactionStatus::Cancelled, 100_000, reference: 'BET-150', source: 'bet');
        $query = str_replace(['{harriet}', '{luca}'], [(string) $this->harriet->id, (string) $this->luca->id], $query);

        $this->assertSame($found, array_column($this->rows("/transactions?{$query}"), 'reference'));
    }

    /** @return iterable<string, array{string, list<string>}> */
    public static function narrowings(): iterable
    {
        yield 'type' => ['type=deposit', ['PP-4', 'nab-3', 'NAB-1']];
        yield 'types' => ['type=withdrawal,bonus_bet', ['BET-150', 'WD-2']];
        yield 'not a type' => ['type=deposit&type_op=not', ['BET-150', 'WD-2']];
        yield 'status' => ['status=pending,cancelled', ['BET-150', 'PP-4']];
        yield 'type and status' => ['type=deposit&status=completed', ['nab-3', 'NAB-1']];
        yield 'client' => ['client={harriet}', ['WD-2', 'NAB-1']];
        yield 'not a client' => ['client={harriet}&client_op=not', ['BET-150', 'PP-4', 'nab-3']];
        yield 'no client' => ['client_op=empty', ['PP-4']];
        yield 'client and type' => ['client={luca}&type=deposit', ['nab-3']];
        yield 'exact amount' => ['amount_cents=15000', ['nab-3', 'WD-2']];
        yield 'at least' => ['amount_cents=45000&amount_cents_op=least', ['BET-150', 'NAB-1']];
        yield 'between' => ['amount_cents=5000,15000&amount_cents_op=between', ['PP-4', 'nab-3', 'WD-2']];
        yield 'rail' => ['rail=osko,payid', ['PP-4', 'NAB-1']];
        yield 'no rail' => ['rail_op=empty', ['BET-150', 'WD-2']];
        yield 'reference by its beginning' => ['reference=nab', ['nab-3', 'NAB-1']];
        yield 'reference in capitals only' => ['reference=NAB', ['NAB-1']];
        yield 'a day of the reader' => ['from=2026-11-20&to=2026-11-20', ['nab-3', 'WD-2']];
        yield 'from a day' => ['from=2026-11-21', ['BET-150', 'PP-4']];
        yield 'until a day' => ['to=2026-11-19', ['NAB-1']];
        yield 'search for a reference' => ['search=wd-2', ['WD-2']];
        yield 'search for a PIN' => ['search=481516', ['WD-2', 'NAB-1']];
        yield 'search for dollars' => ['search='.urlencode('$1,000'), ['BET-150']];
        yield 'search for dollars and cents' => ['search=50.50', ['PP-4']];
        yield 'search for digits that are a PIN and an amount' => ['search=150', ['BET-150', 'nab-3', 'WD-2']];
        yield 'search for nothing that there is' => ['search=zzz', []];
        yield 'smallest amount first' => ['sort=amount_cents', ['PP-4', 'WD-2', 'nab-3', 'NAB-1', 'BET-150']];
        yield 'oldest first' => ['sort=occurred_at', ['NAB-1', 'WD-2', 'nab-3', 'PP-4', 'BET-150']];
    }

    #[DataProvider('mistakes')]
    public function test_invalid_filter_is_ignored_and_reported(string $query, string $kept): void
    {
        $this->get("/transactions?{$query}")->assertRedirect("/transactions{$kept}")->assertSessionHas('error');
    }

    /** @return iterable<string, array{string, string}> */
    public static function mistakes(): iterable
    {
        yield 'type' => ['type=gift&status=pending', '?status=pending'];
        yield 'client' => ['client=1;drop', ''];
        yield 'amount' => ['amount_cents=5e9', ''];
        yield 'day' => ['from=2026-13-40', ''];
        yield 'days the wrong way round' => ['from=2026-11-20&to=2026-11-19', '?from=2026-11-20'];
        yield 'sort' => ['sort=balance_cents', ''];
        yield 'cursor of another list' => ['cursor=abc', ''];
    }

    public function test_debits_have_a_minus_even_without_an_effect(): void
    {
        $this->transaction($this->harriet, 0, '2026-11-20 01:00:00', TransactionType::Withdrawal, TransactionStatus::Cancelled, 20_000, source: 'withdrawal');
        $this->transaction($this->harriet, 5_000, '2026-11-20 02:00:00', TransactionType::Adjustment, source: 'adjustment');
        $this->transaction($this->harriet, -3_000, '2026-11-20 03:00:00', TransactionType::Adjustment, source: 'adjustment');
        $this->transaction($this->harriet, 0, '2026-11-20 04:00:00', TransactionType::Transfer, amountCents: 700, source: 'transfer');

        $this->assertSame([700, -3_000, 5_000, -20_000], array_column($this->rows('/transactions'), 'amount_cents'));
    }

    public function test_the_filter_names_the_client_it_narrows_to(): void
    {
        $this->inertia("/transactions?client={$this->harriet->id}")->assertJsonPath('props.client.label', 'Harriet Okafor')->assertJsonPath('props.client.hint', 'PIN 481516');
        $this->inertia('/transactions?client=999999')->assertJsonPath('props.client', null)->assertJsonPath('props.transactions', []);
    }

    public function test_transactions_need_the_ability(): void
    {
        $transaction = $this->transaction($this->harriet, 100);
        $this->actingAs(User::factory()->withRole(StaffRole::RsgOfficer)->createOne());

        $this->get('/transactions')->assertForbidden();
        $this->get("/transactions/{$transaction->id}")->assertForbidden();
        $this->assertSame(1, Transaction::query()->count());
    }

    /** @return list<array<string, mixed>> */
    private function rows(string $url): array
    {
        return $this->inertia($url)->assertOk()->json('props.transactions');
    }
}
