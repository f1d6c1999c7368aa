<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger;

use App\Enums\BonusClaimStatus;
use App\Enums\TransferStatus;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\User;
use App\Services\Ledger\ClientLedger;
use App\Services\Ledger\OpenLedger;
use Illuminate\Database\Migrations\Migration;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Schema;
use Tests\Support\Mortal;
use Tests\Support\SharedDatabase;
use Tests\TestCase;

/** Money from before the ledger is taken into it, to the cent, also when whoever does it is killed (quality B 27). Amounts are cents. */
final class OpenLedgerTest extends TestCase
{
    use SharedDatabase;

    private Client $client;

    private Client $owing;

    private SiteAccount $from;

    private SiteAccount $to;

    private Transfer $sent;

    private BonusClaim $credited;

    protected function setUp(): void
    {
        parent::setUp();
        $this->migrate('down');
        $this->client = $this->withBalance('clients', Client::factory()->createOne(), 7_000);
        $this->owing = $this->withBalance('clients', Client::factory()->createOne(), -2_550);
        $this->from = $this->withBalance('site_accounts', SiteAccount::factory()->createOne(['client_id' => $this->client->id]), 3_000);
        $this->to = $this->withBalance('site_accounts', SiteAccount::factory()->createOne(['client_id' => $this->client->id]), -100);
        $this->moves();
        $this->deposits();
        $this->withdrawals();
    }

    protected function tearDown(): void
    {
        Schema::dropIfExists('balance_postings');
        parent::tearDown();
    }

    public function test_every_balance_is_what_it_was_and_the_ledger_adds_up(): void
    {
        $this->migrate('up');

        $this->assertOpened();
        $this->assertFalse(Schema::hasTable('balance_postings'));
        $this->assertSame('Opened at $0.00: the balance before the ledger was -$25.50', DB::table('transactions')->where('client_id', $this->owing->id)->value('description'));
        $this->assertSame(
            ['deposit completed 6000', 'deposit declined 700', 'deposit pending 500', 'deposit pending 900', 'deposit returned 800', 'withdrawal cancelled 400', 'withdrawal completed 9000', 'withdrawal pending 2000', 'withdrawal pending 6000', 'withdrawal returned 300'],
            DB::table('transactions')->whereIn('source_type', ['deposit', 'withdrawal'])->get()->map(static fn (object $row): string => "{$row->type} {$row->status} {$row->amount_cents}")->sort()->values()->all(),
        );
    }

    public function test_what_is_told_again_is_known_and_what_comes_next_goes_on(): void
    {
        $this->migrate('up');

        DB::transaction(function (): void {
            $ledger = app(ClientLedger::class);
            $ledger->transferSent($this->sent);
            $ledger->bonusCredited($this->credited);
            $this->assertOpened();
            $ledger->transferConfirmed($this->sent);
            $ledger->bonusReversed($this->credited);
        });

        $this->assertSame([400, 3_500], [(int) DB::table('site_accounts')->where('id', $this->to->id)->value('balance_cents'), $this->client->refresh()->balance_cents]);
    }

    public function test_whoever_is_killed_at_any_step_is_followed_by_another_who_ends_it(): void
    {
        $deaths = Mortal::dieAtEveryStep(fn () => $this->migrate('up'), static fn () => null);

        $this->assertGreaterThan(20, $deaths);
        $this->assertOpened();
    }

    public function test_a_second_run_changes_nothing(): void
    {
        app(OpenLedger::class)->run();
        $postings = DB::table('ledger_transactions')->count();

        app(OpenLedger::class)->run();

        $this->assertSame($postings, DB::table('ledger_transactions')->count());
        $this->assertOpened();
    }

    private function assertOpened(): void
    {
        // 70.00 less the 20.00 that are held of the two withdrawals that wait: for the other there is not enough.
        $this->assertSame([5_000, 0], [$this->client->refresh()->balance_cents, $this->owing->refresh()->balance_cents]);
        $this->assertSame([3_000, -100], [(int) DB::table('site_accounts')->where('id', $this->from->id)->value('balance_cents'), (int) DB::table('site_accounts')->where('id', $this->to->id)->value('balance_cents')]);
        $this->assertSame(['held' => 2_000, 'transit' => 500], DB::table('ledger_accounts')->whereIn('kind', ['held', 'transit'])->pluck('balance_cents', 'kind')->map(static fn (mixed $cents): int => (int) $cents)->sortKeys()->all());
        $this->assertSame(['W-2000'], DB::table('withdrawals')->whereNotNull('held_at')->whereIn('status', ['pending', 'checked'])->pluck('reference')->all());
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }

    private function moves(): void
    {
        $transfer = fn (TransferStatus $status): Transfer => Transfer::factory()->createOne(['client_id' => $this->client->id, 'from_site_account_id' => $this->from->id, 'to_site_account_id' => $this->to->id, 'amount_cents' => 500, 'status' => $status]);
        $this->sent = $transfer(TransferStatus::Sent);
        [$confirmed, $failed] = [$transfer(TransferStatus::Confirmed), $transfer(TransferStatus::Failed)];
        $claim = fn (BonusClaimStatus $status): BonusClaim => BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'amount_cents' => 1_500, 'status' => $status]);
        $this->credited = $claim(BonusClaimStatus::Credited);
        $reversed = $claim(BonusClaimStatus::Reversed);
        foreach ([
            ["transfer:{$this->sent->id}:sent", $this->from, -500], ["transfer:{$confirmed->id}:sent", $this->from, -500], ["transfer:{$confirmed->id}:confirmed", $this->to, 500],
            ["transfer:{$failed->id}:sent", $this->from, -500], ["transfer:{$failed->id}:failed", $this->from, 500],
            ["bonus:{$this->credited->id}:credited", null, 1_500], ["bonus:{$reversed->id}:credited", null, 1_500], ["bonus:{$reversed->id}:reversed", null, -1_500],
        ] as [$key, $account, $cents]) {
            DB::table('balance_postings')->insert(['idempotency_key' => $key, 'client_id' => $this->client->id, 'site_account_id' => $account?->id, 'amount_cents' => $cents, 'created_at' => now()->subDays(3)]);
        }
    }

    private function deposits(): void
    {
        foreach ([['approved', 6_000, $this->client->id], ['pending', 500, null], ['matched', 900, $this->client->id], ['rejected', 700, null], ['returned', 800, null]] as [$status, $cents, $client]) {
            $at = now()->subDays(2);
            $line = DB::table('bank_lines')->insertGetId(['rail' => 'payid', 'bank_reference' => "B-{$cents}", 'description' => 'Payment', 'amount_cents' => $cents, 'value_at' => $at, 'created_at' => $at, 'updated_at' => $at]);
            DB::table('deposits')->insert(['client_id' => $client, 'bank_line_id' => $line, 'rail' => 'payid', 'amount_cents' => $cents, 'status' => $status, 'value_at' => $at, 'created_at' => $at, 'updated_at' => $at]);
        }
    }

    private function withdrawals(): void
    {
        [$checker, $approver] = [User::factory()->createOne()->id, User::factory()->createOne()->id];
        foreach ([['paid', 9_000], ['cancelled', 400], ['failed', 300], ['pending', 2_000], ['pending', 6_000]] as [$status, $cents]) {
            $isDecided = in_array($status, ['paid', 'failed'], true);
            DB::table('withdrawals')->insert([
                'reference' => "W-{$cents}", 'client_id' => $this->client->id, 'amount_cents' => $cents, 'status' => $status, 'requested_at' => now()->subDay(), 'paid_at' => $status === 'paid' ? now() : null,
                'checked_by' => $isDecided ? $checker : null, 'approved_by' => $isDecided ? $approver : null, 'created_at' => now()->subDay(), 'updated_at' => now()->subDay(),
            ]);
        }
    }

    /**
     * As it was before the ledger: a balance, and nothing that says where it came from.
     *
     * @template T of Client|SiteAccount
     *
     * @param  T  $of
     * @return T
     */
    private function withBalance(string $table, Client|SiteAccount $of, int $cents): Client|SiteAccount
    {
        DB::table($table)->where('id', $of->id)->update(['balance_cents' => $cents]);

        return $of;
    }

    /** @param  'up'|'down'  $way */
    private function migrate(string $way): void
    {
        $migration = require database_path('migrations/2026_11_22_000399_open_the_ledger.php');
        assert($migration instanceof Migration && method_exists($migration, $way));
        $migration->{$way}();
    }
}
