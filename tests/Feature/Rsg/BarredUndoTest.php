<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Actions\Clients\ReopenClient;
use App\Actions\Rsg\EnforceExclusion;
use App\Actions\Rsg\ExpireBarredEntries;
use App\Actions\Rsg\SelfExcludeClient;
use App\Domain\Protection\ProtectionGate;
use App\Domain\Protection\SuppressionList;
use App\Enums\BarredEntryStatus;
use App\Enums\ClientStatus;
use App\Enums\ExclusionCaseStatus;
use App\Enums\GatePurpose;
use App\Enums\ImportStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BarredImport;
use App\Models\BarredMatch;
use App\Models\BetstopUpdate;
use App\Models\Client;
use App\Models\ExclusionCase;
use App\Models\User;
use Carbon\CarbonImmutable;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Queue;
use Tests\TestCase;

/** Undo of imports of barred lists. */
final class BarredUndoTest extends TestCase
{
    use ImportsBarredLists, RefreshDatabase;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        Queue::fake();
        $this->officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->actingAs($this->officer);
    }

    public function test_undo_takes_back_every_change(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Di', 'last_name' => 'Fox', 'date_of_birth' => '1980-02-04', 'mobile_e164' => '+61491570159']);
        $this->import(self::FIRST);
        $import = $this->import(self::HEAD."V1,Ann,Lee,1/2/1980,0491570156,1/11/2026,1/11/2028\nV2,Bo,Ek,2/2/1980,,1/11/2026,\nV4,Di,Fox,4/2/1980,,1/11/2026,\n", isComplete: true);
        $this->assertTrue($client->refresh()->is_barred);

        $import = $this->undo($import);

        $this->assertSame([ImportStatus::Undone, 3, 0], [$import->status, $import->undone_rows, $import->kept_rows]);
        $byReference = BarredEntry::query()->get()->keyBy('external_reference');
        $this->assertSame(
            [BarredEntryStatus::Active, '2027-11-01'],
            [$byReference['V1']->status, $byReference['V1']->until_on?->toDateString()],
        );
        $this->assertSame(
            [BarredEntryStatus::Active, null, BarredEntryStatus::Lifted, false],
            [
                $byReference['V3']->status,
                $byReference['V3']->lifted_at,
                $byReference['V4']->status,
                $client->refresh()->is_barred,
            ],
        );
        $this->assertCount(1, $this->app->make(SuppressionList::class)->reasons(['+61491570159']));
        $this->post("/rsg/barred-list/imports/{$import->id}/undo")->assertSessionHas('error');
    }

    public function test_undo_of_a_self_exclusion_list_takes_the_mark_off(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01']);
        $import = $this->import(self::FIRST, ['list' => 'self_exclusion']);
        $this->assertTrue($client->refresh()->is_barred);

        $this->undo($import);

        $this->assertFalse($client->refresh()->is_barred);
    }

    public function test_account_that_a_mistake_closed_can_be_reopened(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'status' => 'active']);
        $import = $this->import(self::FIRST, ['list' => 'self_exclusion']);
        app(EnforceExclusion::class)->handle(ExclusionCase::query()->sole()->id);
        $this->assertSame(ClientStatus::Closed, $client->refresh()->status);
        $this->undo($import);

        app(ReopenClient::class)->handle($client->refresh(), User::factory()->withRole(StaffRole::Developer)->createOne());

        $this->assertSame(ClientStatus::Active, $client->refresh()->status);
    }

    public function test_undo_ends_the_case_that_the_import_opened(): void
    {
        [$client, $import] = $this->barred();
        $other = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01']);
        app(EnforceExclusion::class)->handle(ExclusionCase::query()->sole()->id);
        $this->assertTrue($other->refresh()->is_barred);

        $this->undo($import);

        $this->assertSame([false, false], [$client->refresh()->is_barred, $other->refresh()->is_barred]);
        $this->assertSame(ExclusionCaseStatus::Lifted, ExclusionCase::query()->sole()->status);
        $this->assertSame($this->officer->id, AuditEvent::query()->where('action', 'exclusion_case.ended_as_mistake')->sole()->actor_id);
        $this->assertTrue(app(ProtectionGate::class)->decide($client, GatePurpose::Bonus)->isAllowed());
    }

    public function test_undo_keeps_a_case_that_a_colleague_worked_on(): void
    {
        [$client, $import] = $this->barred();
        app(EnforceExclusion::class)->handle(ExclusionCase::query()->sole()->id);
        ExclusionCase::query()->sole()->steps()->firstOrFail()->update(['done_at' => now(), 'done_by' => $this->officer->id]);

        $this->undo($import);

        $this->assertTrue($client->refresh()->is_barred);
        $this->assertSame(ExclusionCaseStatus::Open, ExclusionCase::query()->sole()->status);
    }

    public function test_undo_keeps_the_case_of_a_person_who_is_excluded_elsewhere(): void
    {
        [$client, $import] = $this->barred();
        BetstopUpdate::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'change' => 'registered', 'effective_at' => now()->subDay()]);

        $this->undo($import);

        $this->assertTrue($client->refresh()->is_barred);
        $this->assertSame(ExclusionCaseStatus::Open, ExclusionCase::query()->sole()->status);
    }

    public function test_undo_keeps_the_mark_of_a_self_exclusion_that_ended_on_another_account(): void
    {
        $former = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'status' => 'active']);
        app(SelfExcludeClient::class)->handle($former, CarbonImmutable::parse('2026-11-20'), 'Asked on the phone', $this->officer);
        app(EnforceExclusion::class)->handle(ExclusionCase::query()->sole()->id);
        app(ExpireBarredEntries::class)->handle();
        $client = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'status' => 'active']);
        $import = $this->import(self::FIRST);
        app(EnforceExclusion::class)->handle(ExclusionCase::query()->sole()->id);

        $this->undo($import);

        $this->assertSame([true, true], [$former->refresh()->is_barred, $client->refresh()->is_barred]);
    }

    public function test_undo_keeps_entries_that_changed_later(): void
    {
        $import = $this->import(self::FIRST);
        BarredEntry::query()->where('external_reference', 'V2')->sole()->update(['reason' => 'Checked with the venue', 'version' => 2]);

        $import = $this->undo($import);

        $this->assertSame([2, 1, BarredEntryStatus::Active], [$import->undone_rows, $import->kept_rows, BarredEntry::query()->where('external_reference', 'V2')->sole()->status]);
    }

    public function test_undo_keeps_an_entry_whose_client_was_decided_later(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Bo', 'last_name' => 'Ek', 'date_of_birth' => '1980-02-03']);
        $import = $this->import(self::FIRST);
        $this->put('/rsg/barred-list/matches/'.BarredMatch::query()->sole()->id, ['is_same' => true])->assertSessionHas('success');

        $import = $this->undo($import);

        $this->assertSame([2, 1, true], [$import->undone_rows, $import->kept_rows, $client->refresh()->is_barred]);
    }

    /** @return array{Client, BarredImport} a client who was barred by an import */
    private function barred(): array
    {
        $client = Client::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'date_of_birth' => '1980-02-01', 'status' => 'active']);
        $import = $this->import(self::FIRST);
        $this->assertTrue($client->refresh()->is_barred);

        return [$client, $import];
    }
}
