<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions;

use App\Enums\AdjustmentStatus;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\StaffRole;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Adjustment;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Impersonation;
use App\Models\PermissionReceipt;
use App\Models\TimeOut;
use App\Models\User;
use Database\Factories\UserFactory;
use Illuminate\Database\QueryException;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Feature\Transactions\Support\PostsMoney;
use Tests\Support\AsksForAdjustments;
use Tests\Support\ReadsPages;
use Tests\TestCase;

/** Rights to request and to decide adjustments, which the database enforces too. */
final class AdjustmentRightsTest extends TestCase
{
    use AsksForAdjustments, PostsMoney, ReadsPages, RefreshDatabase;

    public function test_requesters_cannot_decide_their_own_adjustment(): void
    {
        $this->ask(by: $this->manager);
        $adjustment = Adjustment::query()->sole();

        $this->decide($adjustment)->assertSessionHas('error', 'You requested this adjustment. A colleague must decide it.');
        $this->decide($adjustment, ['status' => 'declined', 'reason' => 'Changed my mind'])->assertSessionHas('error');

        $this->assertSame(AdjustmentStatus::Requested, $adjustment->refresh()->status);
        $this->assertSame(10_000, $this->client->refresh()->balance_cents);
    }

    /** @param  array<string, mixed>  $state */
    #[TestWith([['is_barred' => true], 'This client is barred and gets no credits.'])]
    #[TestWith([['betstop_state' => BetstopState::Registered], 'This client is on the BetStop register and gets no credits.'])]
    #[TestWith([['status' => ClientStatus::Closed], 'This account is closed and gets no credits.'])]
    public function test_credit_to_an_excluded_client_waits_until_the_approver_confirms_that_it_corrects_a_mistake(array $state, string $why): void
    {
        $this->ask();
        $this->ask(['kind' => 'fee', 'reference' => (string) Str::uuid()]);
        [$credit, $fee] = Adjustment::query()->orderBy('id')->get()->all();
        $this->client->forceFill($state)->save();

        $this->decide($credit)->assertSessionHas('error', "{$why} If this corrects a mistake, confirm that the money is the client’s own. Otherwise decline the adjustment.");
        $this->assertSame([AdjustmentStatus::Requested, 10_000], [$credit->refresh()->status, $this->client->refresh()->balance_cents]);
        $rows = $this->actingAs($this->manager)->inertia('/transactions/adjustments')->collect('props.adjustments')->pluck('refusals', 'id')->all();
        $this->assertSame([$fee->id => [], $credit->id => [$why]], $rows);

        $this->decide($credit, ['status' => 'approved', 'is_own_money' => true])->assertSessionHas('success');
        $this->assertSame($why, AuditEvent::query()->where('action', 'adjustment.approved')->sole()->after['known_of_client']);
        $this->decide($fee)->assertSessionHas('success');
        // The refused attempt, and the approval with the reason and the exception.
        $this->assertSame([['correction', false], ['correction', false], ['own_money', true]], self::receipts($credit));
        $this->assertSame([], self::receipts($fee));
        $this->actingAs(User::factory()->withRole(StaffRole::RsgOfficer)->createOne())->getJson("/rsg/receipts?subject=adjustment&id={$credit->id}")
            ->assertOk()->assertJsonCount(3)->assertJsonPath('0.purpose_label', 'Correction of a mistake')->assertJsonPath('1.reasons.0', $why);
    }

    public function test_credit_to_another_account_of_an_excluded_person_waits(): void
    {
        $this->ask();
        $credit = Adjustment::query()->sole();
        $this->client->update(['date_of_birth' => '1984-03-05']);
        Client::factory()->createOne([...$this->client->only(['first_name', 'last_name', 'date_of_birth']), 'is_barred' => true]);

        $this->decide($credit)->assertSessionHas('error', static fn (string $why): bool => str_contains($why, 'is a client who is barred. This client gets no credits.'));
        $this->assertSame([AdjustmentStatus::Requested, 10_000], [$credit->refresh()->status, $this->client->refresh()->balance_cents]);
    }

    public function test_credit_during_a_time_out_waits(): void
    {
        $this->ask();
        $credit = Adjustment::query()->sole();
        TimeOut::query()->create(['client_id' => $this->client->id, 'starts_at' => now()->subDay(), 'ends_at' => now()->addMinutes(5)]);

        $this->decide($credit)->assertSessionHas('error');
        $this->assertSame(AdjustmentStatus::Requested, $credit->refresh()->status);
        $this->travel(6)->minutes();
        $this->decide($credit)->assertSessionHas('success');
        $this->assertSame([['correction', false], ['correction', true]], self::receipts($credit));
    }

    /** @return list<array{string, bool}> purpose and answer, oldest first */
    private static function receipts(Adjustment $adjustment): array
    {
        return array_values(PermissionReceipt::query()->where('subject_type', 'adjustment')->where('subject_id', $adjustment->id)->orderBy('id')->get()
            ->map(static fn (PermissionReceipt $receipt): array => [$receipt->purpose->value, $receipt->is_allowed])->all());
    }

    public function test_from_the_threshold_on_the_approver_gives_their_password(): void
    {
        $this->ask(['amount' => '1,000.00']);
        $adjustment = Adjustment::query()->sole();
        $this->assertTrue($this->actingAs($this->manager)->inertia('/transactions/adjustments')->json('props.adjustments.0.needs_password'));

        $this->decide($adjustment)->assertSessionHasErrors(['current_password' => 'Enter your password.']);
        $this->decide($adjustment, ['status' => 'approved', 'current_password' => 'a guess'])->assertSessionHasErrors(['current_password' => 'The password is wrong.']);
        $this->assertSame(AdjustmentStatus::Requested, $adjustment->refresh()->status);

        $this->decide($adjustment, ['status' => 'approved', 'current_password' => UserFactory::PASSWORD])->assertSessionHas('success');
        $this->assertSame(110_000, $this->client->refresh()->balance_cents);
    }

    /** @param  array<string, mixed>  $change */
    #[DataProvider('breaches')]
    public function test_database_trigger_refuses_the_change(array $change, bool $isDecided): void
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
        yield 'one without a decision' => [['status' => 'approved'], false];
        yield 'another amount' => [['amount_cents' => 1], false];
        yield 'another requester' => [['requested_by' => 'third'], false];
        yield 'a decision that is taken back' => [['status' => 'declined'], true];
        yield 'another decider' => [['decided_by' => 'third'], true];
    }

    public function test_requests_and_decisions_need_the_abilities_and_no_impersonation(): void
    {
        $this->ask();
        $adjustment = Adjustment::query()->sole();

        $this->actingAs($this->officer)->put("/transactions/adjustments/{$adjustment->id}", ['status' => 'approved'])->assertForbidden();
        $analyst = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        $this->ask(by: $analyst)->assertForbidden();
        $this->actingAs($analyst)->get('/transactions/adjustments')->assertOk();
        $this->actingAs(User::factory()->withRole(StaffRole::RsgOfficer)->createOne())->get('/transactions/adjustments')->assertForbidden();

        $developer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $impersonation = Impersonation::query()->create([
            'actor_id' => $developer->id,
            'target_id' => $this->manager->id,
            'reason' => 'Looking into ticket 812',
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);
        $this->decide($adjustment)->assertForbidden();
        $this->ask(by: $this->manager)->assertForbidden();
        $this->assertSame(AdjustmentStatus::Requested, $adjustment->refresh()->status);
    }

    public function test_list_shows_the_steps_of_each_viewer(): void
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
}
