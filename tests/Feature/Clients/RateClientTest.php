<?php

declare(strict_types=1);

namespace Tests\Feature\Clients;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Http\Requests\Clients\RateClientRequest;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\TestCase;

final class RateClientTest extends TestCase
{
    use RefreshDatabase;

    public function test_a_rating_notes_who_reviewed_it_and_when(): void
    {
        $this->freezeSecond();
        $reviewer = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $client = Client::factory()->createOne();

        $this->actingAs($reviewer)->from(route('clients.edit', $client))->put(route('clients.rating', $client), ['value' => 11])
            ->assertRedirect(route('clients.edit', $client))->assertSessionHas('success');

        $client->refresh();
        $this->assertSame(11, $client->client_rating);
        $this->assertEquals(now(), $client->rating_reviewed_at);
        $this->assertSame($reviewer->id, $client->rating_reviewed_by);
        $event = AuditEvent::query()->sole();
        $this->assertSame(['client.rated', ['client_rating' => null], ['client_rating' => 11]], [$event->action, $event->before, $event->after]);
    }

    public function test_a_rating_disturbs_no_form_that_is_open(): void
    {
        $client = Client::factory()->createOne();

        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne())->put(route('clients.rating', $client), ['value' => 3]);

        $this->assertSame(1, $client->refresh()->version);
    }

    public function test_only_the_ratings_there_are_can_be_given(): void
    {
        $client = Client::factory()->createOne();
        $this->actingAs(User::factory()->withAbilities(Ability::ViewClients)->createOne());

        foreach ([0, 9, 10, 17, -1, 'x', '', null, [1]] as $value) {
            $this->put(route('clients.rating', $client), ['value' => $value])
                ->assertSessionHasErrors(['value' => 'Choose a rating from 1 to 8 or 11 to 16.']);
        }
        foreach (RateClientRequest::RATINGS as $value) {
            $this->put(route('clients.rating', $client), ['value' => $value])->assertSessionHasNoErrors();
        }
    }

    public function test_rating_is_refused_without_the_ability(): void
    {
        $this->actingAs(User::factory()->withRole(StaffRole::PeopleManager)->createOne())
            ->put(route('clients.rating', Client::factory()->createOne()), ['value' => 3])->assertForbidden();
    }
}
