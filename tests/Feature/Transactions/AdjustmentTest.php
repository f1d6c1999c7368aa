<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions;

use App\Actions\Transactions\DecideAdjustment;
use App\Actions\Transactions\RequestAdjustment;
use App\Actions\Transactions\RequestReversal;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Transactions\NewAdjustment;
use App\Enums\AdjustmentStatus;
use App\Enums\GatePurpose;
use App\Enums\LedgerAccountKind;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Adjustment;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\RsgLimit;
use App\Models\Transaction;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\OperationRefusedException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\Feature\Transactions\Support\PostsMoney;
use Tests\Support\AsksForAdjustments;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Manual adjustments: one person requests, another approves. */
final class AdjustmentTest extends TestCase
{
    use AsksForAdjustments, PostsMoney, ReadsPages, RefreshDatabase;

    public function test_deleted_client_gets_no_adjustment(): void
    {
        $this->ask()->assertSessionHas('success');
        $this->ask(['kind' => 'debit'])->assertSessionHas('success');
        [$credit, $debit] = Adjustment::query()->orderBy('id')->get()->all();
        $this->client->delete();

        $this->decide($credit)->assertSessionHas('error', 'This client is no longer on file and can’t receive money. Decline the adjustment instead.');
        $this->assertSame([AdjustmentStatus::Requested, 10_000], [$credit->refresh()->status, Client::withTrashed()->findOrFail($this->client->id)->balance_cents]);
        $this->decide($debit)->assertSessionHas('success');
        $this->decide($credit, ['status' => 'declined', 'reason' => 'Gone'])->assertSessionHas('success');

        $this->expectException(ValidationException::class);
        app(RequestAdjustment::class)->handle(new NewAdjustment($this->client->id, TransactionType::Adjustment, 100, 'Merged since'), $this->officer);
    }

    #[DataProvider('kinds')]
    public function test_adjustment_requested_and_approved_by_two_users_is_posted(string $kind, TransactionType $type, int $cents, LedgerAccountKind $house): void
    {
        $this->ask(['kind' => $kind])->assertSessionHas('success');
        $adjustment = Adjustment::query()->sole();
        $this->assertSame([AdjustmentStatus::Requested, $type, $cents], [$adjustment->status, $adjustment->type, $adjustment->amount_cents]);
        $this->assertSame(10_000, $this->client->refresh()->balance_cents, 'no money moves before');

        $this->decide($adjustment)->assertSessionHas('success');

        $this->assertSame(10_000 + $cents, $this->client->refresh()->balance_cents);
        $transaction = Transaction::query()->where('source_type', 'adjustment')->sole();
        $this->assertSame(
            [$type, TransactionStatus::Completed, 2_550, $cents, 'Goodwill for ticket 812'],
            [
                $transaction->type,
                $transaction->status,
                $transaction->amount_cents,
                $transaction->effect_cents,
                $transaction->description,
            ],
        );
        $this->assertSame(
            -$cents,
            (int) DB::table('ledger_entries')
                ->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_account_id')
                ->where('kind', $house->value)
                ->sum('amount_cents'),
        );
        $this->assertSame(
            ['adjustment.requested', 'adjustment.approved'],
            AuditEvent::query()->where('subject_type', 'adjustment')->orderBy('id')->pluck('action')->all(),
        );
        $this->assertSame(
            [$this->client->id, $this->manager->id],
            [
                AuditEvent::query()->latest('id')->firstOrFail()->client_id,
                AuditEvent::query()->latest('id')->firstOrFail()->actor_id,
            ],
        );
        $this->inertia("/transactions/{$transaction->id}")->assertJsonPath('props.facts.source_url', '/transactions/adjustments');
    }

    /** @return iterable<string, array{string, TransactionType, int, LedgerAccountKind}> */
    public static function kinds(): iterable
    {
        yield 'added' => ['credit', TransactionType::Adjustment, 2_550, LedgerAccountKind::Adjustments];
        yield 'taken' => ['debit', TransactionType::Adjustment, -2_550, LedgerAccountKind::Adjustments];
        yield 'fee' => ['fee', TransactionType::Fee, -2_550, LedgerAccountKind::Fees];
    }

    public function test_credit_by_hand_keeps_to_the_deposit_limit_unless_the_money_is_the_clients_own(): void
    {
        RsgLimit::factory()->createOne([
            'client_id' => $this->client->id,
            'kind' => RsgLimitKind::Deposit,
            'period' => RsgLimitPeriod::Day,
            'amount_cents' => 3_000,
            'minutes' => null,
            'effective_at' => now()->subDay(),
            'ended_at' => null,
        ]);
        $decide = function (int $cents, bool $isOwnMoney = false): void {
            $credit = app(RequestAdjustment::class)->handle(new NewAdjustment($this->client->id, TransactionType::Adjustment, $cents, 'A deposit'), $this->officer);
            app(DecideAdjustment::class)->handle($credit, $this->manager, null, $isOwnMoney);
        };
        $decide(2_000);
        try {
            $decide(1_001);
            $this->fail('The credit was above the limit.');
        } catch (OperationRefusedException $refused) {
            $this->assertStringStartsWith('The client’s deposit limit is $30.00 a day, and $20.00 is credited already. If this corrects a mistake,', $refused->getMessage());
            // The approver confirms it in the dialog that shows this.
            $this->actingAs($this->manager);
            $this->assertSame(
                [['The client’s deposit limit is $30.00 a day, and $20.00 is credited already.']],
                array_values(
                    array_filter(
                        array_column($this->inertia('/transactions/adjustments')->json('props.adjustments'), 'refusals'),
                    ),
                ),
            );
        }
        $decide(5_000, isOwnMoney: true);
        $decide(-600);
        app(DecideAdjustment::class)->handle(app(RequestReversal::class)->handle(Adjustment::query()->latest('id')->firstOrFail(), 'Debited twice', $this->officer), $this->manager, null);
        app(DecideAdjustment::class)->handle(Adjustment::query()->where('amount_cents', 1_001)->sole(), $this->manager, 'Not ours');

        $gate = app(ProtectionGate::class);
        $this->assertTrue($gate->decide($this->client->refresh(), GatePurpose::DepositCredit, 1_000)->isAllowed(), 'Only the first credit counts.');
        $this->assertTrue($gate->decide($this->client, GatePurpose::DepositCredit, 1_001)->has('deposit_limit'));
        app(DecideAdjustment::class)->handle(app(RequestReversal::class)->handle(Adjustment::query()->where('amount_cents', 2_000)->sole(), 'A mistake', $this->officer), $this->manager, null);
        $this->assertTrue($gate->decide($this->client->refresh(), GatePurpose::DepositCredit, 3_000)->isAllowed(), 'The first credit was reversed.');
        $this->travel(1)->days();
        $this->assertTrue($gate->decide($this->client, GatePurpose::DepositCredit, 3_000)->isAllowed(), 'A new day.');
    }

    public function test_more_than_the_client_has_is_not_taken_and_the_request_stays_open(): void
    {
        $this->ask(['kind' => 'debit', 'amount' => '100.01']);
        $adjustment = Adjustment::query()->sole();

        $this->decide($adjustment)->assertSessionHas('error', 'The client has $100.00 available, so $100.01 can’t be debited. Nothing was changed.');

        $this->assertSame([AdjustmentStatus::Requested, null], [$adjustment->refresh()->status, $adjustment->decided_by]);
        $this->assertSame(10_000, $this->client->refresh()->balance_cents);
        $this->assertSame(0, AuditEvent::query()->where('action', 'adjustment.approved')->count());
    }

    public function test_second_decision_gets_the_name_of_the_first(): void
    {
        $this->ask();
        $adjustment = Adjustment::query()->sole();
        $stale = Adjustment::query()->sole();
        $other = User::factory()->withRole(StaffRole::PaymentsManager)->createOne();
        $this->decide($adjustment);

        try {
            app(DecideAdjustment::class)->handle($stale, $other, 'Too late');
            $this->fail('It was decided twice.');
        } catch (ChangedMeanwhileException $already) {
            $this->assertStringContainsString('already approved by Mal Manager', $already->getMessage());
        }
        $this->assertSame(1, DB::table('ledger_transactions')->where('source_type', 'adjustment')->count());
    }

    public function test_declining_takes_a_reason_and_moves_no_money(): void
    {
        $this->ask();
        $adjustment = Adjustment::query()->sole();
        $this->decide($adjustment, ['status' => 'declined'])->assertSessionHasErrors('reason');

        $this->decide($adjustment, ['status' => 'declined', 'reason' => 'Not ours'])->assertSessionHas('success');

        $this->assertSame([AdjustmentStatus::Declined, 'Not ours', 10_000], [$adjustment->refresh()->status, $adjustment->refusal, $this->client->refresh()->balance_cents]);
        $this->assertSame(0, Transaction::query()->where('source_type', 'adjustment')->count());
    }

    public function test_the_same_form_sent_twice_asks_once(): void
    {
        $reference = (string) Str::uuid();
        $this->ask(['reference' => $reference]);
        $this->ask(['reference' => $reference]);
        $this->ask(['reference' => $reference, 'amount' => '9999'])->assertSessionHasErrors('reference');

        $this->assertSame(1, Adjustment::query()->count());
    }

    /** @param  array<string, mixed>  $wrong */
    #[DataProvider('mistakes')]
    public function test_invalid_input_is_refused(array $wrong, string $field): void
    {
        $this->ask($wrong)->assertSessionHasErrors($field);
        $this->assertSame(0, Adjustment::query()->count());
    }

    /** @return iterable<string, array{array<string, mixed>, string}> */
    public static function mistakes(): iterable
    {
        yield 'no client' => [['client_id' => ''], 'client_id'];
        yield 'a client that is not there' => [['client_id' => '99999'], 'client_id'];
        yield 'a kind that is none' => [['kind' => 'bonus'], 'kind'];
        yield 'nothing' => [['amount' => '0'], 'amount'];
        yield 'less than nothing' => [['amount' => '-5'], 'amount'];
        yield 'parts of a cent' => [['amount' => '1.005'], 'amount'];
        yield 'a comma for the point' => [['amount' => '25,50'], 'amount'];
        yield 'an array' => [['amount' => ['1']], 'amount'];
        yield 'far too much' => [['amount' => '10000000.01'], 'amount'];
        yield 'no reason' => [['reason' => ''], 'reason'];
    }
}
