<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger;

use App\Domain\Ledger\InsufficientFundsException;
use App\Domain\Ledger\TransferAndBonusLedger;
use App\Enums\BonusClaimStatus;
use App\Enums\TransferStatus;
use App\Models\BonusClaim;
use App\Models\Client;
use App\Models\SiteAccount;
use App\Models\Transfer;
use App\Models\Withdrawal;
use Database\Factories\OpeningBalances;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use LogicException;
use Tests\TestCase;

/** Transfers, bonuses and opening balances in the ledger. Amounts are cents. */
final class TransferAndBonusLedgerTest extends TestCase
{
    use RefreshDatabase;

    private Client $client;

    private SiteAccount $from;

    private SiteAccount $to;

    protected function setUp(): void
    {
        parent::setUp();
        $this->client = Client::factory()->createOne(['balance_cents' => 1_000]);
        $this->from = SiteAccount::factory()->createOne(['client_id' => $this->client->id, 'balance_cents' => 8_000]);
        $this->to = SiteAccount::factory()->createOne(['client_id' => $this->client->id]);
    }

    protected function assertPostConditions(): void
    {
        $this->assertSame(0, Artisan::call('ledger:verify'), Artisan::output());
    }

    public function test_a_sent_transfer_is_in_transit_until_it_is_confirmed(): void
    {
        $transfer = $this->transfer(5_000);

        $this->tell('transferSent', $transfer);
        $this->assertSame([3_000, 5_000, 0], $this->places());
        $this->tell('transferConfirmed', $transfer->refresh()->fill(['status' => TransferStatus::Confirmed]));
        $this->assertSame([3_000, 0, 5_000], $this->places());

        $row = DB::table('transactions')->where('source_type', 'transfer')->sole();
        $this->assertSame(
            ['completed', 5_000, 0, $transfer->reference, "{$this->from->operatorSite->name} to {$this->to->operatorSite->name}"],
            [$row->status, (int) $row->amount_cents, (int) $row->effect_cents, $row->reference, $row->description],
        );
        $transfer->update(['status' => TransferStatus::Confirmed]);
    }

    public function test_failed_transfer_is_a_reversal_of_its_posting(): void
    {
        $transfer = $this->transfer(5_000);
        $this->tell('transferFailed', $transfer);
        $this->assertSame(0, DB::table('transactions')->where('source_type', 'transfer')->count());

        $this->tell('transferSent', $transfer);
        $this->tell('transferFailed', $transfer);
        $this->tell('transferFailed', $transfer);

        $this->assertSame([8_000, 0, 0], $this->places());
        $this->assertSame(["transfer:{$transfer->id}:sent"], DB::table('ledger_transactions as r')->join('ledger_transactions as o', 'o.id', '=', 'r.reverses_id')->pluck('o.idempotency_key')->all());
        $transfer->update(['status' => TransferStatus::Failed]);
    }

    public function test_a_transfer_above_the_balance_is_refused_and_an_unsent_transfer_is_not_confirmed(): void
    {
        try {
            $this->tell('transferSent', $this->transfer(8_001));
            $this->fail('It was sent.');
        } catch (InsufficientFundsException $low) {
            $this->assertSame(8_000, $low->balanceCents);
        }

        $this->expectException(LogicException::class);
        $this->tell('transferConfirmed', $this->transfer(100));
    }

    public function test_a_bonus_is_reversed_up_to_the_remaining_balance(): void
    {
        $claim = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'amount_cents' => 2_500, 'status' => BonusClaimStatus::Credited]);
        $this->tell('bonusReversed', $claim);
        $this->assertSame(1_000, $this->client->refresh()->balance_cents);
        $this->tell('bonusCredited', $claim);
        $this->tell('bonusCredited', $claim);
        $this->assertSame(3_500, $this->client->refresh()->balance_cents);
        Withdrawal::factory()->held()->createOne(['client_id' => $this->client->id, 'amount_cents' => 3_000]);

        $this->tell('bonusReversed', $claim);
        $this->tell('bonusReversed', $claim);
        $claim->update(['status' => BonusClaimStatus::Reversed]);

        $this->assertSame(0, $this->client->refresh()->balance_cents);
        $row = DB::table('transactions')->where('source_type', 'bonus_claim')->sole();
        $this->assertSame(['cancelled', 2_500, 2_000, $claim->bonusPromotion->title], [$row->status, (int) $row->amount_cents, (int) $row->effect_cents, $row->description]);
    }

    public function test_used_bonus_is_cancelled_without_an_entry_and_an_unused_one_is_reversed(): void
    {
        $poor = Client::factory()->createOne();
        $gone = BonusClaim::factory()->createOne(['client_id' => $poor->id, 'amount_cents' => 2_500]);
        $whole = BonusClaim::factory()->createOne(['client_id' => $this->client->id, 'amount_cents' => 700]);
        $this->tell('bonusCredited', $gone);
        $this->tell('bonusCredited', $whole);
        Withdrawal::factory()->held()->createOne(['client_id' => $poor->id, 'amount_cents' => 2_500]);

        $this->tell('bonusReversed', $gone);
        $this->tell('bonusReversed', $whole);
        BonusClaim::query()->update(['status' => BonusClaimStatus::Reversed]);

        $this->assertSame([0, 1_000], [$poor->refresh()->balance_cents, $this->client->refresh()->balance_cents]);
        $this->assertSame([null, "bonus:{$whole->id}:credited"], DB::table('ledger_transactions as r')->leftJoin('ledger_transactions as o', 'o.id', '=', 'r.reverses_id')
            ->whereIn('r.idempotency_key', ["bonus:{$gone->id}:reversed", "bonus:{$whole->id}:reversed"])->orderBy('r.id')->pluck('o.idempotency_key')->all());
    }

    public function test_existing_account_is_not_opened_again(): void
    {
        app(OpeningBalances::class)->open([$this->client->id], [$this->from->id, $this->to->id]);

        $this->assertSame([1_000, 8_000], [$this->client->refresh()->balance_cents, $this->from->refresh()->balance_cents]);
        $this->assertSame(['Opening balance', 'Opening balance'], DB::table('transactions')->pluck('description')->all());
    }

    private function transfer(int $cents): Transfer
    {
        return Transfer::factory()->createOne([
            'client_id' => $this->client->id,
            'from_site_account_id' => $this->from->id,
            'to_site_account_id' => $this->to->id,
            'amount_cents' => $cents,
            'status' => TransferStatus::Approved,
        ]);
    }

    private function tell(string $step, Transfer|BonusClaim $of): void
    {
        // The posting and its change are committed together, or neither is.
        DB::transaction(static function () use ($step, $of): void {
            if ($of instanceof Transfer && $step === 'transferSent') {
                $of->update(['status' => TransferStatus::Sent, 'sent_at' => now()]);
            }
            app(TransferAndBonusLedger::class)->{$step}($of);
        });
    }

    /** @return array{int, int, int} source, in transit, target */
    private function places(): array
    {
        return [
            $this->from->refresh()->balance_cents,
            (int) DB::table('ledger_accounts')->where('kind', 'transit')->where('owner_id', $this->client->id)->value('balance_cents'),
            $this->to->refresh()->balance_cents,
        ];
    }
}
