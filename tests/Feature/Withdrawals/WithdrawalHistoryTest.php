<?php

declare(strict_types=1);

namespace Tests\Feature\Withdrawals;

use App\Data\Clients\HistoryEntry;
use App\Domain\Clients\History\AuditHistory;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BankAccount;
use App\Models\Client;
use Illuminate\Database\Query\Builder;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Support\ReadsPages;

/** The history of a withdrawal shows its masked destination. */
final class WithdrawalHistoryTest extends WithdrawalTestCase
{
    use ReadsPages, RefreshDatabase;

    public function test_the_drawer_shows_where_the_money_goes_instead_of_a_number_of_the_program(): void
    {
        $client = self::clientWith(50_000);
        $withdrawal = self::withdrawal($client, 30_000, ['bank_account_id' => null]);
        $account = BankAccount::factory()->createOne(['client_id' => $client->id, 'bsb' => '063-000', 'number' => '12345678']);
        $this->step(self::officer(), 'destination', $withdrawal, ['bank_account_id' => $account->id])->assertSessionHas('success');

        $history = $this->inertia("/withdrawals?withdrawal={$withdrawal->id}", ['opened'], 'Withdrawals/Index')->assertOk()->json('props.opened.history');

        $this->assertSame([['label' => 'Bank account', 'before' => null, 'after' => '063-000 •••678', 'is_detail' => false]], $history[0]['changes']);
    }

    public function test_unknown_account_keeps_its_number(): void
    {
        $this->assertSame([['999998', '999999']], $this->wordsOf([[999_998, 999_999]]));
    }

    public function test_many_accounts_are_read_at_once(): void
    {
        $client = Client::factory()->createOne();
        $accounts = array_map(static fn (): int => BankAccount::factory()->createOne(['client_id' => $client->id, 'bsb' => null, 'number' => null, 'payid' => 'zoe@example.com'])->id, range(1, 6));
        $few = $this->queries([[$accounts[0], $accounts[1]]]);

        $this->assertSame($few, $this->queries([[$accounts[0], $accounts[1]], [$accounts[2], $accounts[3]], [$accounts[4], $accounts[5]]]));
        $this->assertSame([['z•••@example.com', 'z•••@example.com']], $this->wordsOf([[$accounts[0], $accounts[1]]]));
    }

    /** @param  list<array{int, int}>  $changes  of the destination */
    private function queries(array $changes): int
    {
        $history = $this->changed($changes);
        $reader = self::officer();
        DB::flushQueryLog();
        DB::enableQueryLog();
        AuditHistory::of($history, 20, $reader);
        DB::disableQueryLog();

        return count(DB::getQueryLog());
    }

    /**
     * @param  list<array{int, int}>  $changes  of the destination
     * @return list<array{?string, ?string}>
     */
    private function wordsOf(array $changes): array
    {
        return array_map(static fn (HistoryEntry $entry): array => [$entry->changes[0]->before, $entry->changes[0]->after], AuditHistory::of($this->changed($changes), 20, self::officer()));
    }

    /** @param  list<array{int, int}>  $changes  of the destination */
    private function changed(array $changes): Builder
    {
        $withdrawal = self::withdrawal(self::clientWith(50_000), 1_000);
        foreach ($changes as [$from, $to]) {
            app(AuditTrail::class)->record('withdrawal.destination_chosen', $withdrawal, ['bank_account_id' => $from], ['bank_account_id' => $to]);
        }

        return DB::table('audit_events')->where('audit_events.subject_type', 'withdrawal')->where('audit_events.subject_id', $withdrawal->id);
    }
}
