<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Clients\AdvanceBulkChange;
use App\Actions\Rsg\BarClient;
use App\Actions\Rsg\ExpireBarredEntries;
use App\Actions\Rsg\OpenExclusionCase;
use App\Actions\Rsg\ResumeExclusionCases;
use App\Enums\Ability;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\BulkChangeKind;
use App\Enums\BulkChangeStatus;
use App\Enums\ClientStatus;
use App\Enums\ExclusionCaseStatus;
use App\Enums\ExclusionReason;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BulkChange;
use App\Models\BulkChangeRow;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\ExclusionRecord;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\DB;
use Tests\Support\LiftsExclusions;
use Tests\TestCase;

/** Two people lift an exclusion after the waiting period, and the accounts stay closed. */
final class ExclusionLiftTest extends TestCase
{
    use LiftsExclusions, RefreshDatabase;

    public function test_lapsed_exclusion_is_lifted_by_two_people_after_the_waiting_period(): void
    {
        $other = $this->otherAccount();
        $this->case
            ->records()
            ->create([
                'record_type' => 'client',
                'record_id' => $other->id,
                'state' => 'same',
                'score' => 90,
                'reasons' => [],
                'live_key' => "client:{$other->id}",
                'frozen_at' => now(),
            ]);
        Client::query()
            ->whereKey($other->id)
            ->update(['is_barred' => true]);
        $this->lapse();

        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('success');
        $this->assertTrue($this->client->refresh()->is_barred, 'The request changes nothing.');
        $this->wait(7);
        $this->actingAs($this->second)->put($this->path)->assertSessionHas('success', 'Exclusion lifted. The accounts stay closed.');

        $this->assertSame([ExclusionCaseStatus::Lifted, $this->second->id], [$this->case->refresh()->status, $this->case->lifted_by]);
        $this->assertFalse($this->client->refresh()->is_barred);
        $this->assertFalse($other->refresh()->is_barred);
        $this->assertSame(ClientStatus::Closed, $this->client->status, 'Nothing reopens.');
        $this->assertSame(BarredEntryStatus::Expired, BarredEntry::query()->sole()->status);
        $this->assertSame($this->second->id, AuditEvent::query()->where('action', 'barred_entry.expired')->sole()->actor_id);
        $this->assertSame(0, $this->case->records()->whereNotNull('live_key')->count());
        $this->assertSame(2, AuditEvent::query()->where('action', 'client.exclusion_lifted')->count());
    }

    public function test_undo_of_a_bulk_change_does_not_reopen_an_account_that_was_closed_for_an_exclusion(): void
    {
        $change = BulkChange::query()->create([
            'user_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id,
            'kind' => BulkChangeKind::Status,
            'payload' => ['value' => 'closed'],
            'filters' => ['ids' => null],
            'status' => BulkChangeStatus::Undoing,
            'after_id' => 0,
        ]);
        BulkChangeRow::query()->insert(['bulk_change_id' => $change->id, 'client_id' => $this->client->id, 'before' => 'active']);
        Client::query()->whereKey($this->client->id)->update(['is_barred' => false]);
        BarredEntry::query()->update(['status' => BarredEntryStatus::Expired]);

        app(AdvanceBulkChange::class)->handle($change->id);

        $this->assertSame(ClientStatus::Closed, $this->client->refresh()->status);
        $this->assertSame(
            'This account was closed for an exclusion, so it stays closed. The person can open a new account.',
            BulkChangeRow::query()->where('client_id', $this->client->id)->value('skipped_because'),
        );
    }

    public function test_lift_needs_the_waiting_period_and_another_colleague(): void
    {
        $this->lapse();
        $this->actingAs($this->first)->put($this->path)->assertSessionHas('error', 'There is no request to confirm. Nothing was lifted.');
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('success');
        $this->actingAs($this->second)->post($this->path, ['reason' => self::REASON])->assertSessionHas('error', 'A colleague has already requested this. Nothing was changed.');

        $this->wait(6);
        $this->actingAs($this->second)->put($this->path)->assertSessionHas('error', fn (string $error): bool => str_starts_with($error, 'The waiting period ends on'));
        $this->wait(1);
        $this->actingAs($this->first)->put($this->path)->assertSessionHas('error', 'You requested this, so a colleague must confirm it. Nothing was lifted.');

        $this->assertTrue($this->client->refresh()->is_barred);
        $this->assertSame(ExclusionCaseStatus::Completed, $this->case->refresh()->status);
    }

    public function test_account_closed_for_an_exclusion_cannot_be_reopened_after_the_lift(): void
    {
        $analyst = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();
        $this->case->update(['status' => ExclusionCaseStatus::Lifted]);
        Client::query()->whereKey($this->client->id)->update(['is_barred' => false]);
        BarredEntry::query()->update(['status' => BarredEntryStatus::Expired]);

        $this->actingAs($analyst)->put("/clients/{$this->client->id}/reopening")->assertForbidden();
        $this->assertSame(ClientStatus::Closed, $this->client->refresh()->status);

        $ordinary = Client::factory()->createOne(['status' => ClientStatus::Closed]);
        $this->actingAs($analyst)->put("/clients/{$ordinary->id}/reopening")->assertSessionHasNoErrors();
        $this->assertSame(ClientStatus::Active, $ordinary->refresh()->status);
    }

    public function test_expired_bar_keeps_the_mark_until_the_case_is_lifted(): void
    {
        $client = Client::factory()->createOne(['status' => ClientStatus::Active]);
        $entry = BarredEntry::factory()->createOne(['list' => BarredList::Barred, 'client_id' => $client->id, 'until_on' => now()->addDay(), 'status' => 'active']);
        DB::transaction(fn () => app(BarClient::class)->handle($client, $entry));

        $this->travel(3)->days();
        app(ExpireBarredEntries::class)->handle();

        $this->assertSame(BarredEntryStatus::Expired, $entry->refresh()->status);
        $this->assertTrue($client->refresh()->is_barred);
    }

    public function test_new_exclusion_ends_the_request(): void
    {
        $this->lapse();
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('success');

        DB::transaction(fn () => app(OpenExclusionCase::class)->handle($this->client, ExclusionReason::Barred, null));

        $this->assertSame([null, ExclusionCaseStatus::Open], [$this->case->refresh()->lift_requested_at, $this->case->status]);
    }

    public function test_lift_is_refused_while_the_checklist_is_open_again_for_an_account_that_was_found_since(): void
    {
        $this->case->steps()->update(['done_at' => now()]);
        $this->lapse();
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('success');
        $this->wait(7);
        $other = $this->otherAccount();
        DB::transaction(fn () => app(ResumeExclusionCases::class)->handle([ExclusionRecord::liveKey('client', $this->client->id)]));
        $this->assertSame([true, ExclusionCaseStatus::Open], [$other->refresh()->is_barred, $this->case->refresh()->status]);

        $this->actingAs($this->second)->put($this->path)->assertSessionHas('error', 'The checklist is open again. Nothing was lifted.');

        $this->assertSame([true, ExclusionCaseStatus::Open], [$other->refresh()->is_barred, $this->case->refresh()->status]);
    }

    public function test_lift_is_refused_while_more_accounts_of_the_person_are_looked_for(): void
    {
        $this->lapse();
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('success');
        $this->wait(7);
        $this->case->update(['enforced_at' => null]);

        $this->actingAs($this->second)->put($this->path)->assertSessionHas('error', 'The checklist is open again. Nothing was lifted.');
    }

    public function test_exclusion_after_the_lift_opens_a_new_case(): void
    {
        $this->lapse();
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON]);
        $this->wait(7);
        $this->actingAs($this->second)->put($this->path)->assertSessionHas('success');

        DB::transaction(fn () => app(OpenExclusionCase::class)->handle($this->client, ExclusionReason::Barred, null));

        $this->assertSame([ExclusionCaseStatus::Lifted, ExclusionCaseStatus::Open], ExclusionCase::query()->orderBy('id')->pluck('status')->all());
        $this->assertTrue($this->client->refresh()->is_barred);
    }

    public function test_request_can_be_withdrawn(): void
    {
        $this->lapse();
        $this->actingAs($this->first)->delete($this->path)->assertSessionHas('error');
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON]);
        $this->actingAs($this->second)->delete($this->path)->assertSessionHas('success');

        $this->wait(8);
        $this->actingAs($this->second)->put($this->path)->assertSessionHas('error', 'There is no request to confirm. Nothing was lifted.');
    }

    public function test_lift_is_refused_to_other_staff_without_a_reason_and_before_the_checklist_is_complete(): void
    {
        $this->lapse();
        $manager = User::factory()->withAbilities(Ability::ViewRsg, Ability::ViewClients)->createOne();
        foreach (['post', 'put', 'delete'] as $method) {
            $this->actingAs($manager)->{$method}($this->path, ['reason' => self::REASON])->assertForbidden();
        }
        $this->actingAs($this->first)->post($this->path, ['reason' => 'short'])->assertSessionHasErrors('reason');

        $this->case->update(['status' => ExclusionCaseStatus::Open]);
        $this->actingAs($this->first)->post($this->path, ['reason' => self::REASON])->assertSessionHas('error', 'You can’t request this because the checklist is not complete. Nothing was changed.');
    }
}
