<?php

declare(strict_types=1);

namespace Tests\Feature\Rsg;

use App\Domain\Protection\SuppressionList;
use App\Enums\Ability;
use App\Enums\BarredEntryStatus;
use App\Enums\BarredMatchStatus;
use App\Enums\ClientStatus;
use App\Enums\StaffRole;
use App\Enums\SuppressionReason;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\BarredMatch;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Str;
use Illuminate\Testing\TestResponse;
use PHPUnit\Framework\Attributes\TestWith;
use Symfony\Component\HttpFoundation\Response;
use Tests\TestCase;

/** Adds and edits entries, and decides whether clients are the barred person. */
final class BarredEntryTest extends TestCase
{
    use RefreshDatabase;

    private const KIM = ['first_name' => 'Kim', 'last_name' => 'Larsen', 'date_of_birth' => '1984-03-05'];

    private User $officer;

    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-23 02:00:00');
        $this->officer = User::factory()->withRole(StaffRole::RsgOfficer)->createOne();
        $this->actingAs($this->officer);
    }

    public function test_added_entry_is_stored_normalised_and_audited(): void
    {
        $this->add(['mobile_e164' => '0491 570 156', 'email' => 'KIM@mail.example', 'jurisdiction' => 'VIC', 'source' => 'Venue list'])->assertSessionHas('success', 'Kim Larsen added.');

        $entry = BarredEntry::query()->sole();
        $this->assertSame(
            ['+61491570156', 'kim@mail.example', 'VIC', null, $this->officer->id],
            [$entry->mobile_e164, $entry->email, $entry->jurisdiction?->value, $entry->client_id, $entry->user_id],
        );
        $this->assertSame(
            'Threatened our staff',
            AuditEvent::query()->where('action', 'barred_entry.added')->sole()->after['reason'],
        );
        $this->assertSame(
            ['+61491570156' => SuppressionReason::Barred, 'kim@mail.example' => SuppressionReason::Barred],
            $this->app->make(SuppressionList::class)->reasons(['+61491570156', 'kim@mail.example']),
        );
    }

    public function test_certain_client_is_barred_and_suppressed_in_every_company(): void
    {
        $one = Client::factory()->createOne([...self::KIM, 'mobile_e164' => '+61491570157', 'email' => 'kim.one@mail.example', 'status' => ClientStatus::Active]);
        $two = Client::factory()->createOne([...self::KIM, 'mobile_e164' => '+61491570158', 'email' => null, 'status' => ClientStatus::Active]);
        $other = Client::factory()->createOne(['first_name' => 'Kim', 'last_name' => 'Larsen', 'date_of_birth' => '1951-09-30']);

        $this->add()->assertSessionHas('success', 'Kim Larsen added. 2 clients are barred.');

        $this->assertSame([true, true, false], [$one->refresh()->is_barred, $two->refresh()->is_barred, $other->refresh()->is_barred]);
        $this->assertSame(ClientStatus::Active, $one->status);
        $this->assertSame(2, BarredMatch::query()->where('status', BarredMatchStatus::Same)->count());
        $this->assertSame($one->id, BarredEntry::query()->sole()->client_id);
        $this->assertCount(3, $this->app->make(SuppressionList::class)->reasons(['+61491570157', '+61491570158', 'kim.one@mail.example']));
        $this->assertSame(['is_barred' => false], AuditEvent::query()->where('action', 'client.barred')->where('client_id', $one->id)->sole()->before);
    }

    public function test_uncertain_client_waits_for_a_decision(): void
    {
        $client = $this->uncertain();
        $this->add()->assertSessionHas('success', 'Kim Larsen added. A client may be this person. Review them in the entry.');

        $match = BarredMatch::query()->sole();
        $this->assertSame([BarredMatchStatus::Suggested, false, null], [$match->status, $client->refresh()->is_barred, BarredEntry::query()->sole()->client_id]);

        $this->put("/rsg/barred-list/matches/{$match->id}", ['is_same' => true])->assertSessionHas('success', 'Client barred.');

        $this->assertSame(
            [BarredMatchStatus::Same, $this->officer->id, true, $client->id],
            [
                $match->refresh()->status,
                $match->decided_by,
                $client->refresh()->is_barred,
                BarredEntry::query()->sole()->client_id,
            ],
        );
        $this->assertSame(
            "Kim Larsen (PIN {$client->pin})",
            AuditEvent::query()->where('action', 'barred_entry.client_confirmed')->sole()->after['client'],
        );
        $this->put("/rsg/barred-list/matches/{$match->id}", ['is_same' => false])->assertSessionHas('error');
        $this->assertTrue($client->refresh()->is_barred);
    }

    public function test_rejected_client_is_not_suggested_again(): void
    {
        $client = $this->uncertain();
        $this->add();
        $match = BarredMatch::query()->sole();

        $this->put("/rsg/barred-list/matches/{$match->id}", ['is_same' => false])->assertSessionHas('success', 'Marked as not the same person.');
        $this->edit(BarredEntry::query()->sole(), ['suburb' => 'Richmond'])->assertSessionHas('success');

        $this->assertSame([BarredMatchStatus::Different, false], [$match->refresh()->status, $client->refresh()->is_barred]);
        $this->put("/rsg/barred-list/matches/{$match->id}", [])->assertSessionHasErrors('is_same');
    }

    public function test_edit_matches_the_person_again_and_is_audited(): void
    {
        $client = Client::factory()->createOne(self::KIM);
        $this->add(['date_of_birth' => null]);
        $entry = BarredEntry::query()->sole();
        $this->assertFalse($client->refresh()->is_barred);

        $this->edit($entry, ['date_of_birth' => '1984-03-05'])->assertSessionHas('success', 'Entry saved.');

        $this->assertTrue($client->refresh()->is_barred);
        $event = AuditEvent::query()->where('action', 'barred_entry.updated')->sole();
        $this->assertSame([['date_of_birth' => null], '1984-03-05', 'The venue corrected it'], [$event->before, $event->after['date_of_birth'], $event->after['why']]);
    }

    #[TestWith(['first_name', 'Kym'])]
    #[TestWith(['last_name', 'Larsson'])]
    #[TestWith(['date_of_birth', '1984-05-03'])]
    #[TestWith(['date_of_birth', null])]
    #[TestWith(['mobile_e164', null])]
    #[TestWith(['email', 'other@mail.example'])]
    public function test_edit_can_not_change_what_recognises_the_person(string $field, ?string $value): void
    {
        $this->add(['mobile_e164' => '0491 570 156', 'email' => 'kim@mail.example']);
        $entry = BarredEntry::query()->sole();
        $before = $entry->only(array_keys($entry->getAttributes()));

        $this->edit($entry, [$field => $value, 'suburb' => 'Richmond'])->assertSessionHasErrors([$field => 'This can’t change. Add an entry with the right details, then request a lift of this one.']);

        $this->assertEquals($before, $entry->refresh()->only(array_keys($before)));
    }

    public function test_edit_refuses_an_old_version_and_an_ended_entry(): void
    {
        $this->add();
        $entry = BarredEntry::query()->sole();
        $this->edit($entry, ['suburb' => 'Richmond']);

        $this->edit($entry, ['suburb' => 'Kew', 'version' => 1])->assertSessionHasErrors('version');
        $entry->refresh()->update(['status' => BarredEntryStatus::Expired]);
        $this->edit($entry, ['suburb' => 'Kew', 'version' => 2])->assertSessionHasErrors('version');

        $this->assertSame('Richmond', $entry->refresh()->suburb);
    }

    #[TestWith([null, '2027-01-01', false])]
    #[TestWith(['2027-01-01', '2026-12-01', false])]
    #[TestWith(['2027-01-01', '2027-02-01', true])]
    #[TestWith(['2027-01-01', null, true])]
    public function test_edit_can_only_move_the_last_day_later(?string $before, ?string $after, bool $isAllowed): void
    {
        $this->add(['until_on' => $before]);
        $entry = BarredEntry::query()->sole();

        $answer = $this->edit($entry, ['until_on' => $after]);

        $isAllowed ? $answer->assertSessionHasNoErrors() : $answer->assertSessionHasErrors(['until_on' => 'The entry can’t end earlier. Request a lift instead.']);
        $this->assertSame($isAllowed ? $after : $before, $entry->refresh()->until_on?->toDateString());
    }

    public function test_repeated_form_adds_one_entry(): void
    {
        $reference = (string) Str::uuid();
        $this->add(['reference' => $reference]);
        $this->add(['reference' => $reference]);

        $this->assertSame(1, BarredEntry::query()->count());
    }

    public function test_person_is_added_to_a_list_once(): void
    {
        $this->add();
        $this->add()->assertSessionHasErrors(['last_name' => 'Kim Larsen is already on this list.']);
        $this->add(['jurisdiction' => 'VIC'])->assertSessionHasNoErrors();
        BarredEntry::query()->update(['status' => BarredEntryStatus::Expired]);
        $this->add()->assertSessionHasNoErrors();

        $this->assertSame(3, BarredEntry::query()->count());
    }

    /** @param  array<string, mixed>  $fields */
    #[TestWith([['list' => 'other'], 'list'])]
    #[TestWith([['last_name' => ''], 'last_name'])]
    #[TestWith([['mobile_e164' => '12345'], 'mobile_e164'])]
    #[TestWith([['postcode' => '31'], 'postcode'])]
    #[TestWith([['jurisdiction' => 'XX'], 'jurisdiction'])]
    #[TestWith([['reason' => ''], 'reason'])]
    #[TestWith([['from_on' => ''], 'from_on'])]
    #[TestWith([['until_on' => '2026-11-22'], 'until_on'])]
    #[TestWith([['date_of_birth' => '2026-11-24'], 'date_of_birth'])]
    #[TestWith([['version' => 1], 'version'])]
    public function test_invalid_entry_is_refused(array $fields, string $field): void
    {
        $this->add($fields)->assertSessionHasErrors($field);

        $this->assertSame(0, BarredEntry::query()->count());
    }

    public function test_only_staff_who_see_contact_details_manage_entries(): void
    {
        $match = BarredMatch::query()->create([
            'barred_entry_id' => BarredEntry::factory()->createOne()->id,
            'client_id' => Client::factory()->createOne()->id,
            'score' => 60,
            'reasons' => [],
            'status' => 'suggested',
        ]);
        $this->actingAs(User::factory()->withAbilities(Ability::ViewBarredList)->createOne());

        $this->get('/rsg/barred-list')->assertOk();
        $this->add()->assertForbidden();
        $this->edit($match->entry, [])->assertForbidden();
        $this->put("/rsg/barred-list/matches/{$match->id}", ['is_same' => true])->assertForbidden();
    }

    /** The same name and a similar date of birth. */
    private function uncertain(): Client
    {
        return Client::factory()->createOne([...self::KIM, 'date_of_birth' => '1984-03-06', 'mobile_e164' => null, 'email' => null]);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function add(array $fields = []): TestResponse
    {
        return $this->post('/rsg/barred-list', ['list' => 'barred', ...self::KIM, 'reason' => 'Threatened our staff', 'from_on' => '2026-11-23', ...$fields]);
    }

    /**
     * @param  array<string, mixed>  $fields
     * @return TestResponse<Response>
     */
    private function edit(BarredEntry $entry, array $fields): TestResponse
    {
        return $this->put("/rsg/barred-list/{$entry->id}", [
            ...$entry->only(['first_name', 'last_name', 'mobile_e164', 'email', 'reason']), 'date_of_birth' => $entry->date_of_birth?->toDateString(),
            'from_on' => $entry->from_on->toDateString(), 'until_on' => $entry->until_on?->toDateString(), 'version' => $entry->version, 'why' => 'The venue corrected it', ...$fields,
        ]);
    }
}
