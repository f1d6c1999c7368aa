<?php

declare(strict_types=1);

namespace Tests\Feature\Leads;

use App\Domain\Notifications\OutboxRelay;
use App\Enums\Ability;
use App\Enums\LeadStatus;
use App\Models\AuditEvent;
use App\Models\BarredEntry;
use App\Models\Bet;
use App\Models\Client;
use App\Models\Note;
use App\Models\Notification;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;
use Tests\Support\ConvertsLeads;
use Tests\TestCase;

final class UndoLeadConversionTest extends TestCase
{
    use ConvertsLeads, RefreshDatabase;

    public function test_conversion_can_be_undone_on_the_same_day(): void
    {
        $this->convert();
        app(OutboxRelay::class)->drain();
        $client = Client::query()->sole();

        $this->undo()->assertSessionHas('success', 'Conversion of Harriet Okafor undone.');

        $this->assertSoftDeleted($client);
        $this->lead->refresh();
        $this->assertSame([LeadStatus::Qualified, null, null], [$this->lead->status, $this->lead->client_id, $this->lead->converted_at]);
        $this->assertSame(0, Notification::query()->where('is_read', false)->count());
        $this->assertSame(['client.deleted', 'lead.conversion_undone'], AuditEvent::query()->latest('id')->limit(2)->pluck('action')->sort()->values()->all());
        $this->convert()->assertSessionHasNoErrors();
        $this->assertSame(1, Client::query()->count());
    }

    public function test_lead_of_a_colleague_who_left_is_unassigned_after_the_undo(): void
    {
        $owner = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $this->lead->update(['owner_id' => $owner->id]);
        $this->convert();
        // The takeover doesn't move converted leads.
        $owner->forceFill(['is_active' => false])->save();

        $this->undo()->assertSessionHas('success');

        $this->assertSame([LeadStatus::Qualified, null], [$this->lead->refresh()->status, $this->lead->owner_id]);
    }

    public function test_lead_of_a_person_excluded_since_the_conversion_is_barred_after_the_undo(): void
    {
        $this->convert();
        BarredEntry::factory()->create([...$this->lead->only(['first_name', 'last_name', 'date_of_birth']), 'reason' => null]);

        $this->undo()->assertSessionHas('success');

        $this->assertSame([LeadStatus::Barred, 'Harriet Okafor is on the barred list'], [$this->lead->refresh()->status, $this->lead->lost_reason]);
    }

    public function test_undoing_a_link_keeps_the_client(): void
    {
        $known = $this->similarClient();
        $this->convert(['link_client_id' => $known->id]);

        $this->undo()->assertSessionHas('success');
        $this->assertNotSoftDeleted($known);
    }

    public function test_conversion_cannot_be_undone_after_activity_on_the_client(): void
    {
        $this->convert();
        $client = Client::query()->sole();
        Bet::factory()->create(['client_id' => $client->id]);
        Note::factory()->create(['subject_type' => 'client', 'subject_id' => $client->id]);

        $this->undo()->assertSessionHas('error', 'Harriet Okafor has bets and notes since the conversion, so it can’t be undone. Close the account instead.');
        $this->assertSame(LeadStatus::Converted, $this->lead->refresh()->status);
        $this->assertNotSoftDeleted($client);
    }

    public function test_conversion_cannot_be_undone_after_an_edit_of_the_client(): void
    {
        $this->convert();
        $client = Client::query()->sole();
        $this->actingAs($this->editor)->put(route('clients.rating', $client), ['value' => 3, 'seen' => '']);

        $this->undo()->assertSessionHas('error', 'Harriet Okafor has edits since the conversion, so it can’t be undone. Close the account instead.');
    }

    public function test_day_ends_in_the_business_time_zone(): void
    {
        $this->travelTo(now(config()->string('paddock.timezone'))->setTime(23, 30));
        $this->convert();
        $this->travel(1)->hours();

        $this->undo()->assertSessionHas('error', 'A conversion can only be undone on the same day.');
        $this->assertSame(LeadStatus::Converted, $this->lead->refresh()->status);
    }

    /** @return TestResponse<Response> */
    private function undo(): TestResponse
    {
        return $this->actingAs($this->editor)->delete(route('clients.leads.conversion.undo', $this->lead));
    }
}
