<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions;

use App\Actions\Adjustments\DecideAdjustment;
use App\Actions\Adjustments\NewAdjustment;
use App\Actions\Adjustments\RequestAdjustment;
use App\Enums\AdjustmentStatus;
use App\Enums\LedgerAccountKind;
use App\Enums\StaffRole;
use App\Enums\TransactionStatus;
use App\Enums\TransactionType;
use App\Models\Adjustment;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Impersonation;
use App\Models\LedgerTransaction;
use App\Models\Transaction;
use App\Models\User;
use App\Services\Impersonation\CurrentImpersonation;
use App\Services\Ledger\DecidedAlready;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use Illuminate\Validation\ValidationException;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\HttpFoundation\Response;
use Tests\Feature\Transactions\Support\PostsMoney;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Balances by hand: one person asks, another approves, and what was approved can be taken back the same way. */
final class AdjustmentTest extends TestCase
{
    use PostsMoney, ReadsPages, RefreshDatabase;

    private Client $client;

    private User $officer;

    private User $manager;

    protected function setUp(): void
    {
        parent::setUp();

        $this->client = Client::factory()->createOne();
        $this->transaction($this->client, 10_000);
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => 'Olive', 'last_name' => 'Officer']);
        $this->manager = User::factory()->withRole(StaffRole::PaymentsManager)->createOne(['first_name' => 'Mal', 'last_name' => 'Manager']);
    }

    public function test_a_client_who_is_gone_is_given_nothing(): void
    {
        $this->ask()->assertSessionHas('success');
        $this->ask(['kind' => 'debit'])->assertSessionHas('success');
        [$credit, $debit] = Adjustment::query()->orderBy('id')->get()->all();
        $this->client->delete();

        $this->decide($credit)->assertSessionHas('error', 'This client is not on file any more and gets no money. Decline it instead.');
        $this->assertSame([AdjustmentStatus::Requested, 10_000], [$credit->refresh()->status, Client::withTrashed()->findOrFail($this->client->id)->balance_cents]);
        $this->decide($debit)->assertSessionHas('success');
        $this->decide($credit, ['status' => 'declined', 'reason' => 'Gone'])->assertSessionHas('success');

        $this->expectException(ValidationException::class);
        app(RequestAdjustment::class)->handle(new NewAdjustment($this->client->id, TransactionType::Adjustment, 100, 'Merged meanwhile'), $this->officer);
    }

    #[DataProvider('kinds')]
    public function test_what_one_asks_for_and_another_approves_is_posted(string $kind, TransactionType $type, int $cents, LedgerAccountKind $house): void
    {
        $this->ask(['kind' => $kind])->assertSessionHas('success');
        $adjustment = Adjustment::query()->sole();
        $this->assertSame([AdjustmentStatus::Requested, $type, $cents], [$adjustment->status, $adjustment->type, $adjustment->amount_cents]);
        $this->assertSame(10_000, $this->client->refresh()->balance_cents, 'no money moves before');

        $this->decide($adjustment)->assertSessionHas('success');

        $this->assertSame(10_000 + $cents, $this->client->refresh()->balance_cents);
        $transaction = Transaction::query()->where('source_type', 'adjustment')->sole();
        $this->assertSame([$type, TransactionStatus::Completed, 2_550, $cents, 'Goodwill for ticket 812'], [$transaction->type, $transaction->status, $transaction->amount_cents, $transaction->effect_cents, $transaction->description]);
        $this->assertSame(-$cents, (int) DB::table('ledger_entries')->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_account_id')->where('kind', $house->value)->sum('amount_cents'));
        $this->assertSame(['adjustment.requested', 'adjustment.approved'], AuditEvent::query()->where('subject_type', 'adjustment')->orderBy('id')->pluck('action')->all());
        $this->assertSame([$this->client->id, $this->manager->id], [AuditEvent::query()->latest('id')->firstOrFail()->client_id, AuditEvent::query()->latest('id')->firstOrFail()->actor_id]);
        $this->inertia("/transactions/{$transaction->id}")->assertJsonPath('props.facts.source_url', '/transactions/adjustments');
    }

    /** @return iterable<string, array{string, TransactionType, int, LedgerAccountKind}> */
    public static function kinds(): iterable
    {
        yield 'added' => ['credit', TransactionType::Adjustment, 2_550, LedgerAccountKind::Adjustments];
        yield 'taken' => ['debit', TransactionType::Adjustment, -2_550, LedgerAccountKind::Adjustments];
        yield 'fee' => ['fee', TransactionType::Fee, -2_550, LedgerAccountKind::Fees];
    }

    public function test_nobody_decides_what_they_asked_for_themselves(): void
    {
        $this->ask(by: $this->manager);
        $adjustment = Adjustment::query()->sole();

        $this->decide($adjustment)->assertSessionHas('error', 'You asked for this; somebody else has to decide it.');
        $this->decide($adjustment, ['status' => 'declined', 'reason' => 'Changed my mind'])->assertSessionHas('error');

        $this->assertSame(AdjustmentStatus::Requested, $adjustment->refresh()->status);
        $this->assertSame(10_000, $this->client->refresh()->balance_cents);
    }

    /** @param  array<string, mixed>  $change */
    #[DataProvider('breaches')]
    public function test_the_database_itself_refuses(array $change, bool $isDecided): void
    {
        $this->ask();
        $adjustment = Adjustment::query()->sole();
        if ($isDecided) {
            $this->decide($adjustment);
        }
        $people = ['own' => $this->officer->id, 'other' => $this->manager->id, 'third' => User::factory()->createOne()->id];
        $change = array_map(static fn (mixed $value): mixed => $people[$value] ?? $value, $change);

        $this->expectException(QueryException::class);
        DB::transaction(static fn (): int => DB::table('adjustments')->where('id', $adjustment->id)->update($change));
    }

    /** @return iterable<string, array{array<string, mixed>, bool}> */
    public static function breaches(): iterable
    {
        yield 'one who decides their own' => [['status' => 'approved', 'decided_by' => 'own'], false];
        yield 'one that nobody decided' => [['status' => 'approved'], false];
        yield 'another amount' => [['amount_cents' => 1], false];
        yield 'another requester' => [['requested_by' => 'third'], false];
        yield 'a decision that is taken back' => [['status' => 'declined'], true];
        yield 'another decider' => [['decided_by' => 'third'], true];
    }

    public function test_more_than_the_client_has_is_not_taken_and_the_request_stays_open(): void
    {
        $this->ask(['kind' => 'debit', 'amount' => '100.01']);
        $adjustment = Adjustment::query()->sole();

        $this->decide($adjustment)->assertSessionHas('error', 'The client has $100.00 available; $100.01 cannot be taken. Nothing was changed.');

        $this->assertSame([AdjustmentStatus::Requested, null], [$adjustment->refresh()->status, $adjustment->decided_by]);
        $this->assertSame(10_000, $this->client->refresh()->balance_cents);
        $this->assertSame(0, AuditEvent::query()->where('action', 'adjustment.approved')->count());
    }

    public function test_of_two_who_decide_the_second_is_told_by_whom_it_was(): void
    {
        $this->ask();
        $adjustment = Adjustment::query()->sole();
        $stale = Adjustment::query()->sole();
        $other = User::factory()->withRole(StaffRole::PaymentsManager)->createOne();
        $this->decide($adjustment);

        try {
            app(DecideAdjustment::class)->handle($stale, $other, 'Too late');
            $this->fail('It was decided twice.');
        } catch (DecidedAlready $already) {
            $this->assertStringContainsString('approved by Mal Manager already', $already->getMessage());
        }
        $this->assertSame(1, LedgerTransaction::query()->where('source_type', 'adjustment')->count());
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

    public function test_what_was_approved_is_taken_back_by_two_people_and_names_its_original(): void
    {
        $this->ask(['kind' => 'fee']);
        $fee = Adjustment::query()->sole();
        $this->reverse($fee)->assertSessionHas('error', 'Only what was approved can be taken back. Nothing was changed.');
        $this->decide($fee);

        $this->reverse($fee)->assertSessionHas('success');
        $this->reverse($fee)->assertSessionHas('error', 'Its reversal was asked for already. Nothing was changed.');
        $reversal = Adjustment::query()->where('reverses_id', $fee->id)->sole();
        $this->decide($reversal)->assertSessionHas('success');

        $this->assertSame(10_000, $this->client->refresh()->balance_cents);
        $posted = LedgerTransaction::query()->where('idempotency_key', "adjustment:{$reversal->id}:approved")->sole();
        $this->assertSame(TransactionType::Reversal, $posted->type);
        $this->assertSame("adjustment:{$fee->id}:approved", LedgerTransaction::query()->findOrFail($posted->reverses_id)->idempotency_key);
        $this->assertSame(0, (int) DB::table('ledger_entries')->join('ledger_accounts', 'ledger_accounts.id', '=', 'ledger_account_id')->where('kind', 'fees')->sum('amount_cents'));
        $this->reverse($reversal)->assertSessionHas('error', 'A reversal is not taken back. Ask for a new adjustment.');
    }

    public function test_a_reversal_that_was_declined_can_be_asked_for_again(): void
    {
        $this->ask();
        $adjustment = Adjustment::query()->sole();
        $this->decide($adjustment);
        $this->reverse($adjustment);
        $this->decide(Adjustment::query()->where('reverses_id', $adjustment->id)->sole(), ['status' => 'declined', 'reason' => 'It stands']);

        $this->reverse($adjustment)->assertSessionHas('success');
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
    public function test_what_makes_no_sense_is_refused(array $wrong, string $field): void
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
        yield 'an array' => [['amount' => ['1']], 'amount'];
        yield 'far too much' => [['amount' => '10000000.01'], 'amount'];
        yield 'no reason' => [['reason' => ''], 'reason'];
    }

    public function test_whoever_may_not_ask_or_decide_is_refused_and_nobody_acts_as_somebody_else(): void
    {
        $this->ask();
        $adjustment = Adjustment::query()->sole();

        $this->actingAs($this->officer)->put("/transactions/adjustments/{$adjustment->id}", ['status' => 'approved'])->assertForbidden();
        $analyst = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        $this->ask(by: $analyst)->assertForbidden();
        $this->actingAs($analyst)->get('/transactions/adjustments')->assertOk();
        $this->actingAs(User::factory()->withRole(StaffRole::RsgOfficer)->createOne())->get('/transactions/adjustments')->assertForbidden();

        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::query()->create(['actor_id' => $developer->id, 'target_id' => $this->manager->id, 'reason' => 'Looking into ticket 812', 'started_at' => now()]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);
        $this->decide($adjustment)->assertForbidden();
        $this->ask(by: $this->manager)->assertForbidden();
        $this->assertSame(AdjustmentStatus::Requested, $adjustment->refresh()->status);
    }

    public function test_the_list_offers_each_what_they_may_do(): void
    {
        $this->ask();
        $adjustment = Adjustment::query()->sole();

        $own = $this->actingAs($this->officer)->inertia('/transactions/adjustments')->json('props.adjustments.0');
        $this->assertSame([false, false, 'Olive Officer', 2_550], [$own['can_decide'], $own['can_reverse'], $own['requested_by'], $own['amount_cents']]);
        $this->assertTrue($this->actingAs($this->manager)->inertia('/transactions/adjustments?status=requested')->json('props.adjustments.0.can_decide'));
        $this->decide($adjustment);
        $done = $this->inertia('/transactions/adjustments')->json('props.adjustments.0');
        $this->assertSame([false, true, 'Mal Manager'], [$done['can_decide'], $done['can_reverse'], $done['decided_by']]);
        $this->assertSame([], $this->inertia('/transactions/adjustments?status=requested')->json('props.adjustments'));
    }

    public function test_the_ledger_adds_up_after_all_of_it(): void
    {
        foreach (['credit', 'debit', 'fee'] as $kind) {
            $this->ask(['kind' => $kind, 'reference' => (string) Str::uuid()]);
        }
        foreach (Adjustment::query()->get() as $adjustment) {
            $this->decide($adjustment);
            $this->reverse($adjustment);
        }
        foreach (Adjustment::query()->whereNotNull('reverses_id')->get() as $reversal) {
            $this->decide($reversal);
        }

        $this->assertSame(10_000, $this->client->refresh()->balance_cents);
        Artisan::call('ledger:verify', ['--json' => true]);
        $problems = array_filter(json_decode(Artisan::output(), true)['problems'] ?? [], static fn (array $problem): bool => ! in_array($problem['kind'], ['source', 'suspense'], true));
        $this->assertSame([], $problems);
    }

    /**
     * @param  array<string, mixed>  $more
     * @return TestResponse<Response>
     */
    private function ask(array $more = [], ?User $by = null): TestResponse
    {
        return $this->actingAs($by ?? $this->officer)->post('/transactions/adjustments', [
            'client_id' => (string) $this->client->id, 'kind' => 'credit', 'amount' => '25.50', 'reason' => 'Goodwill for ticket 812', ...$more,
        ]);
    }

    /**
     * @param  array<string, mixed>  $body
     * @return TestResponse<Response>
     */
    private function decide(Adjustment $adjustment, array $body = ['status' => 'approved']): TestResponse
    {
        return $this->actingAs($this->manager)->put("/transactions/adjustments/{$adjustment->id}", $body);
    }

    /** @return TestResponse<Response> */
    private function reverse(Adjustment $adjustment): TestResponse
    {
        return $this->actingAs($this->officer)->post("/transactions/adjustments/{$adjustment->id}/reversal", ['reason' => 'Booked to the wrong client']);
    }
}
