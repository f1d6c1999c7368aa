<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Enums\Ability;
use App\Enums\AustralianState;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Enums\StaffRole;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class BarredEntryListTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->actingAs($this->officer);
    }

    public function test_list_shows_the_newest_entry_first_with_its_client(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Noor', 'last_name' => 'Aziz']);
        BarredEntry::factory()->createOne(['first_name' => 'Older', 'last_name' => 'Entry', 'created_at' => now()->subDay()]);
        BarredEntry::factory()->createOne(['first_name' => 'Noor', 'last_name' => 'Aziz', 'client_id' => $client->id, 'until_on' => '2026-12-01']);

        $rows = $this->rows();

        $this->assertSame(['Noor Aziz', 'Older Entry'], array_column($rows, 'full_name'));
        $this->assertSame([$client->pin, true, '2026-12-01'], [$rows[0]['client_pin'], $rows[0]['ends_soon'], $rows[0]['until_on']]);
    }

    /** @param  list<string>  $names */
    #[TestWith(['list=self_exclusion', ['Bo']])]
    #[TestWith(['jurisdiction=VIC', ['Bo']])]
    #[TestWith(['jurisdiction_op=empty', ['Al', 'Cy', 'Di']])]
    #[TestWith(['status=lifted', ['Cy']])]
    #[TestWith(['ends=soon', ['Di']])]
    #[TestWith(['ends=never', ['Al']])]
    #[TestWith(['client=matched', ['Al']])]
    #[TestWith(['client=unmatched', ['Bo', 'Cy', 'Di']])]
    #[TestWith(['until_on=2026-12-23', ['Di']])]
    #[TestWith(['search=bo', ['Bo']])]
    #[TestWith(['search=person%20di', ['Di']])]
    #[TestWith(['search=VIC-77', ['Bo']])]
    #[TestWith(['search=0491%20570%20156', ['Cy']])]
    #[TestWith(['search=AL@mail.example', ['Al']])]
    #[TestWith(['sort=name', ['Al', 'Bo', 'Cy', 'Di']])]
    #[TestWith(['sort=-name', ['Di', 'Cy', 'Bo', 'Al']])]
    #[TestWith(['sort=until_on', ['Cy', 'Di', 'Bo', 'Al']])]
    public function test_list_filters_searches_and_sorts(string $query, array $names): void
    {
        BarredEntry::factory()->createOne([
            'first_name' => 'Al',
            'last_name' => 'Person',
            'client_id' => Client::factory(),
            'email' => 'al@mail.example',
            'created_at' => now(),
        ]);
        BarredEntry::factory()->createOne([
            'first_name' => 'Bo',
            'last_name' => 'Person',
            'list' => BarredList::SelfExclusion,
            'jurisdiction' => AustralianState::Vic,
            'source' => 'Victorian register',
            'external_reference' => 'VIC-77',
            'until_on' => '2027-11-23',
            'created_at' => now()->subHour(),
        ]);
        BarredEntry::factory()->createOne([
            'first_name' => 'Cy',
            'last_name' => 'Person',
            'status' => BarredEntryStatus::Lifted,
            'until_on' => '2026-12-01',
            'mobile_e164' => '+61491570156',
            'created_at' => now()->subHours(2),
        ]);
        // Thirty days ahead is soon, a day more is not.
        BarredEntry::factory()->createOne(['first_name' => 'Di', 'last_name' => 'Person', 'until_on' => '2026-12-23', 'created_at' => now()->subHours(3)]);

        $this->assertSame($names, array_map(static fn (array $row): string => explode(' ', $row['full_name'])[0], $this->rows($query)));
    }

    public function test_entry_ends_soon_until_thirty_days_before_its_last_day(): void
    {
        BarredEntry::factory()->createOne(['until_on' => '2026-12-24']);

        $this->assertSame([], $this->rows('ends=soon'));
        $this->assertFalse($this->rows()[0]['ends_soon']);
    }

    public function test_totals_count_active_entries(): void
    {
        BarredEntry::factory()->createOne(['client_id' => Client::factory(), 'until_on' => '2026-12-01']);
        BarredEntry::factory()->createOne();
        BarredEntry::factory()->createOne(['status' => BarredEntryStatus::Expired, 'client_id' => Client::factory()]);

        $totals = $this->inertia('/rsg/barred-list', ['totals'], 'Rsg/BarredLists')->assertOk()->json('props.totals');

        $this->assertSame(['active_count' => 2, 'ending_count' => 1, 'client_count' => 1, 'review_count' => 0, 'lift_count' => 0], $totals);
    }

    public function test_drawer_shows_the_entry_with_its_history(): void
    {
        $entry = BarredEntry::factory()->createOne(['address' => '12 Bridge Road', 'suburb' => 'Richmond', 'postcode' => '3121']);
        BarredEntry::factory()->createOne();
        app(AuditTrail::class)->record('barred_entry.updated', $entry, ['reason' => null], ['reason' => 'Threatened staff'], $this->officer->id);

        $opened = $this->inertia("/rsg/barred-list?entry={$entry->id}")->assertOk()->json('props.opened');

        $this->assertSame('12 Bridge Road, Richmond 3121', $opened['address']);
        $this->assertSame(
            ['Barred entry updated', $this->officer->full_name, 'Threatened staff'],
            [$opened['history'][0]['title'], $opened['history'][0]['actor_name'], $opened['history'][0]['changes'][0]['after']],
        );
        $this->assertNull($this->inertia('/rsg/barred-list?entry=999999')->json('props.opened'));
    }

    public function test_contact_details_are_masked_for_users_who_do_not_contact_people(): void
    {
        $entry = BarredEntry::factory()->createOne(['mobile_e164' => '+61491570156', 'email' => 'kim@mail.example', 'address' => '12 Bridge Road']);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBarredList)->createOne());

        $opened = $this->inertia("/rsg/barred-list?entry={$entry->id}")->json('props.opened');

        $this->assertSame(['•••• ••• 156', 'k•••@mail.example', '•••'], [$opened['row']['mobile'], $opened['row']['email'], $opened['address']]);
        $this->assertSame([], $this->rows('search=kim@mail.example'));
    }

    #[TestWith(['Özlem'])]
    #[TestWith(['şahin'])]
    public function test_search_finds_names_with_letters_beyond_a_to_z(string $text): void
    {
        $entry = BarredEntry::factory()->createOne(['first_name' => 'Özlem', 'last_name' => 'Şahin']);
        BarredEntry::factory()->createOne(['first_name' => 'Bo', 'last_name' => 'Person']);

        $this->assertSame([$entry->id], array_column($this->rows('search='.urlencode($text)), 'id'));
    }

    public function test_page_is_refused_without_the_ability(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewRsg)->createOne());

        $this->get('/rsg/barred-list')->assertForbidden();
        $this->get('/rsg/barred-list/export?reason=For%20the%20audit')->assertForbidden();
    }

    public function test_export_needs_a_reason_and_is_recorded(): void
    {
        BarredEntry::factory()->createOne(['first_name' => 'Kim', 'last_name' => 'Lee', 'jurisdiction' => AustralianState::Nsw]);
        BarredEntry::factory()->createOne(['first_name' => 'Not', 'last_name' => 'Exported']);

        $this->get('/rsg/barred-list/export?jurisdiction=NSW')->assertRedirect('/rsg/barred-list');
        $file = $this->get('/rsg/barred-list/export?jurisdiction=NSW&reason=For%20the%20audit')->assertOk()->streamedContent();

        $this->assertStringContainsString('Kim Lee', $file);
        $this->assertStringNotContainsString('Exported', $file);
        $this->assertSame('For the audit', AuditEvent::query()->where('action', 'barred-entries.exported')->sole()->after['reason']);
    }

    /** @return list<array<string, mixed>> */
    private function rows(string $query = ''): array
    {
        return $this->inertia("/rsg/barred-list?{$query}", ['entries'], 'Rsg/BarredLists')->assertOk()->json('props.entries');
    }
}
