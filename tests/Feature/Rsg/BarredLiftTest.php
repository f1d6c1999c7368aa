<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Domain\Protection\SuppressionList;
use App\Enums\Ability;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\ClientStatus;
use App\Enums\StaffRole;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use PHPUnit\Framework\Attributes\TestWith;
use RuntimeException;
use Tests\TestCase;

/** The end of an entry: lifted by two people, or on its last day. */
final class BarredLiftTest extends TestCase
{
    use RefreshDatabase;

    private User $officer;

    private User $colleague;

    private Client $client;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->colleague = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->client = Client::factory()->createOne(['is_barred' => true, 'status' => ClientStatus::Closed, 'mobile_e164' => '+61491570156']);
        $this->actingAs($this->officer);
    }

    public function test_lift_takes_two_people(): void
    {
        $entry = $this->entry();

        $this->post("/rsg/barred-list/{$entry->id}/lift", ['reason' => 'The venue withdrew it'])->assertSessionHas('success', 'Lift requested. A colleague must confirm it.');
        $this->put("/rsg/barred-list/{$entry->id}/lift")->assertSessionHas('error', 'You requested this lift. A colleague must confirm it.');
        $this->assertSame([BarredEntryStatus::Active, true], [$entry->refresh()->status, $this->client->refresh()->is_barred]);

        $this->actingAs($this->colleague)->put("/rsg/barred-list/{$entry->id}/lift")->assertSessionHas('success', 'Entry lifted.');
        $this->delete("/rsg/barred-list/{$entry->id}/lift")->assertSessionHas('error');

        $this->assertSame([BarredEntryStatus::Lifted, $this->officer->id, $this->colleague->id], [$entry->refresh()->status, $entry->lift_requested_by, $entry->lifted_by]);
        $this->assertSame([false, ClientStatus::Closed], [$this->client->refresh()->is_barred, $this->client->status]);
        $this->assertSame(
            [$this->officer->id, $this->colleague->id],
            AuditEvent::query()
                ->whereIn('action', ['barred_entry.lift_requested', 'barred_entry.lifted'])
                ->orderBy('id')
                ->pluck('actor_id')
                ->all(),
        );
    }

    public function test_lift_keeps_the_suppressions(): void
    {
        $this->post('/rsg/barred-list', [
            'list' => 'barred',
            'first_name' => 'Kim',
            'last_name' => 'Larsen',
            'mobile_e164' => '+61491570199',
            'reason' => 'Threatened our staff',
            'from_on' => '2026-11-23',
        ]);
        $entry = BarredEntry::query()->sole();
        $entry->update(['lift_requested_by' => $this->officer->id, 'lift_requested_at' => now(), 'lift_reason' => 'Mistaken identity']);

        $this->actingAs($this->colleague)->put("/rsg/barred-list/{$entry->id}/lift")->assertSessionHas('success');

        $this->assertCount(1, $this->app->make(SuppressionList::class)->reasons(['+61491570199']));
    }

    public function test_self_exclusion_cannot_be_lifted(): void
    {
        $entry = $this->entry(['list' => BarredList::SelfExclusion]);

        $this->post("/rsg/barred-list/{$entry->id}/lift", ['reason' => 'They asked for it'])->assertSessionHas('error', 'A self-exclusion can’t be lifted. It ends automatically on its last day.');

        $this->assertNull($entry->refresh()->lift_requested_at);
    }

    public function test_declined_lift_keeps_the_entry_active(): void
    {
        $entry = $this->entry();
        $this->post("/rsg/barred-list/{$entry->id}/lift", ['reason' => 'The venue withdrew it']);
        $this->post("/rsg/barred-list/{$entry->id}/lift", ['reason' => 'Once more'])->assertSessionHas('error');

        $this->actingAs($this->colleague)->delete("/rsg/barred-list/{$entry->id}/lift")->assertSessionHas('success', 'Lift declined. The entry stays active.');
        $this->put("/rsg/barred-list/{$entry->id}/lift")->assertSessionHas('error', 'A colleague declined this lift. Nothing was changed.');

        $this->assertSame([BarredEntryStatus::Active, null, true], [$entry->refresh()->status, $entry->lift_requested_at, $this->client->refresh()->is_barred]);
    }

    public function test_lift_needs_a_reason_and_the_right_to_manage(): void
    {
        $entry = $this->entry();
        $this->post("/rsg/barred-list/{$entry->id}/lift", ['reason' => 'no'])->assertSessionHasErrors('reason');

        $this->actingAs(User::factory()->withAbilities(Ability::ViewBarredList)->createOne());
        $this->post("/rsg/barred-list/{$entry->id}/lift", ['reason' => 'The venue withdrew it'])->assertForbidden();
        $this->put("/rsg/barred-list/{$entry->id}/lift")->assertForbidden();
        $this->delete("/rsg/barred-list/{$entry->id}/lift")->assertForbidden();
    }

    public function test_entry_expires_after_its_last_day(): void
    {
        $entry = $this->entry(['until_on' => '2026-11-22']);
        $today = BarredEntry::factory()->createOne(['until_on' => '2026-11-23']);
        $endless = BarredEntry::factory()->createOne();

        $this->assertSame("1 entries expired.\n", $this->expire());
        $this->assertSame("0 entries expired.\n", $this->expire());

        $this->assertSame([BarredEntryStatus::Expired, BarredEntryStatus::Active, BarredEntryStatus::Active], [$entry->refresh()->status, $today->refresh()->status, $endless->refresh()->status]);
        $this->assertSame([false, ClientStatus::Closed], [$this->client->refresh()->is_barred, $this->client->status]);
        $this->assertSame(1, AuditEvent::query()->where('action', 'client.bar_ended')->count());
    }

    /** @param  array<string, mixed>  $other */
    #[TestWith([['list' => BarredList::Barred]])]
    #[TestWith([['list' => BarredList::SelfExclusion, 'status' => BarredEntryStatus::Expired]])]
    public function test_client_stays_barred_while_another_entry_applies(array $other): void
    {
        $entry = $this->entry(['until_on' => '2026-11-22']);
        $this->entry($other);

        $this->expire();

        $this->assertSame([BarredEntryStatus::Expired, true], [$entry->refresh()->status, $this->client->refresh()->is_barred]);
    }

    public function test_client_stays_barred_after_their_self_exclusion_ended(): void
    {
        $entry = $this->entry(['list' => BarredList::SelfExclusion, 'until_on' => '2026-11-22']);

        $this->expire();

        $this->assertSame([BarredEntryStatus::Expired, true], [$entry->refresh()->status, $this->client->refresh()->is_barred]);
    }

    public function test_entries_after_one_that_fails_expire(): void
    {
        [$failing, $other] = [$this->entry(['until_on' => '2026-11-22']), $this->entry(['until_on' => '2026-11-22'])];
        BarredEntry::updating(static fn (BarredEntry $entry) => $entry->id === $failing->id ? throw new RuntimeException('The disk is full.') : null);

        $this->expire();

        $this->assertSame([BarredEntryStatus::Active, BarredEntryStatus::Expired], [$failing->refresh()->status, $other->refresh()->status]);
    }

    private function expire(): string
    {
        $this->assertSame(0, Artisan::call('barred:expire'));

        return Artisan::output();
    }

    /** @param  array<string, mixed>  $fields */
    private function entry(array $fields = []): BarredEntry
    {
        return BarredEntry::factory()->createOne(['client_id' => $this->client->id, ...$fields]);
    }
}
